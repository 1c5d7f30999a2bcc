/** The keyboard in a lesson: while nothing on the board has it, arrows turn the pages. */
export function onLessonKey(event: KeyboardEvent, deeds: { back: () => void; next: () => void }): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const target = event.target instanceof Element ? event.target : document.body
  if (target !== document.body && !target.closest('.coach')) return
  // While there is something to do, an arrow leads to it.
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  const onward = (event.key === 'ArrowRight') === (document.documentElement.dir !== 'rtl')
  if (onward && document.querySelector('.app [data-lit]')) return
  event.preventDefault()
  event.stopPropagation()
  if (onward) deeds.next()
  else deeds.back()
}
