/** The keyboard in the past. Left is earlier and right is later in every language. */
import type { Analysis } from '../net/analysis.svelte'
import type { Replay } from '../net/replay.svelte'

/** What can be done with a finished game. */
interface Judging {
  analysis: Analysis
  /** To the next turning point, or the one before. */
  turn: (by: 1 | -1) => void
}

const MEDIA = ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ', '+', '=', '-', 'Escape']

export function onReplayKey(event: KeyboardEvent, replay: Replay, free: boolean, close?: () => void, judging?: Judging): void {
  const target = event.target instanceof HTMLElement ? event.target : document.body
  if (!free || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (target.closest('input:not([type=radio]), select, textarea, dialog')) return
  // A key that stands on a button presses that button; the radio buttons of the eyes keep their arrows.
  if (event.key === ' ' && target.closest('button, a, input')) return
  if (event.key.startsWith('Arrow') && target.closest('.rp-eyes')) return
  if (judging && onAnalysisKey(event, replay, judging)) {
    event.preventDefault()
    return
  }
  const digit = /^Digit([0-6])$/.exec(event.code)?.[1]
  if (digit !== undefined) {
    const eyes = digit === '0' ? 'open' : Number(digit) - 1
    if (eyes === 'open' ? replay.info?.open : replay.info?.eyes.includes(eyes)) void replay.look(eyes)
  } else if (!MEDIA.includes(event.key)) return
  else if (event.key === 'Escape') {
    if (!close) return
    close()
  } else press(event, replay)
  event.preventDefault()
}

/** By the place of the key: a Persian keyboard has other letters there. */
function onAnalysisKey(event: KeyboardEvent, replay: Replay, { analysis, turn }: Judging): boolean {
  if (event.shiftKey) return false
  if (event.code === 'KeyA') analysis.toggle(replay.eyes)
  else if (analysis.open && event.code === 'KeyN') turn(1)
  else if (analysis.open && event.code === 'KeyP') turn(-1)
  else return false
  return true
}

function press(event: KeyboardEvent, replay: Replay): void {
  const by = event.key === 'ArrowLeft' || event.key === '-' ? -1 : 1
  if (event.key === ' ') replay.toggle()
  else if (event.key === 'Home') replay.jump(0)
  else if (event.key === 'End') replay.jump(replay.moves)
  else if (!event.key.startsWith('Arrow')) replay.faster(by)
  else if (event.shiftKey) replay.turn(by)
  else replay.step(by)
}
