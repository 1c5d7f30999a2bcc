/** The keyboard in the past. Left is earlier and right is later in every language. */
import type { Replay } from '../net/replay.svelte'

const MEDIA = ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ', '+', '=', '-', 'Escape']

export function onReplayKey(event: KeyboardEvent, replay: Replay, free: boolean, close?: () => void): void {
  const target = event.target instanceof HTMLElement ? event.target : document.body
  if (!free || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (target.closest('input:not([type=radio]), select, textarea, dialog')) return
  // A key that stands on a button presses that button; the radio buttons of the eyes keep their arrows.
  if (event.key === ' ' && target.closest('button, a, input')) return
  if (event.key.startsWith('Arrow') && target.closest('.rp-eyes')) return
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

function press(event: KeyboardEvent, replay: Replay): void {
  const by = event.key === 'ArrowLeft' || event.key === '-' ? -1 : 1
  if (event.key === ' ') replay.toggle()
  else if (event.key === 'Home') replay.jump(0)
  else if (event.key === 'End') replay.jump(replay.moves)
  else if (!event.key.startsWith('Arrow')) replay.faster(by)
  else if (event.shiftKey) replay.turn(by)
  else replay.step(by)
}
