/* What is wrong with the table in sight, as sentences; nothing if all is well. */
() => {
  const wrong = []
  const name = (node) => `${node.tagName.toLowerCase()}.${[...node.classList].join('.')}${node.dataset.thing ? '#' + node.dataset.thing : ''}`
  const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && node.getBoundingClientRect().width > 1
  const inside = (box, slack = 1) =>
    box.left >= -slack && box.top >= -slack && box.right <= innerWidth + slack && box.bottom <= innerHeight + slack
  const LIT = '[data-lit]:not([aria-hidden=true]), [data-picked]:not([aria-hidden=true])'

  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) wrong.push('the page scrolls sideways')

  // The question and what can be answered in words: always whole in the window.
  for (const node of document.querySelectorAll('.prompt p, .prompt .acts button'))
    if (seen(node) && !inside(node.getBoundingClientRect())) wrong.push(`outside the window: ${name(node)} ${node.textContent.trim().slice(0, 40)}`)

  // What is lit: in the window, or brought there where a strip scrolls; and under nothing else.
  const at = [scrollX, scrollY]
  for (const node of document.querySelectorAll(LIT)) {
    if (!seen(node)) continue
    const hit = () => {
      const box = node.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'outside the window'
      const top = document.elementFromPoint(x, y)
      return top && (node.contains(top) || top.closest(LIT) || top.contains(node)) ? '' : `under ${top ? name(top) : 'nothing'}`
    }
    for (const block of ['nearest', 'center', 'start']) if (hit()) node.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
    const fault = hit()
    if (fault) wrong.push(`lit, but ${fault}: ${name(node)}`)
    const { width, height } = node.getBoundingClientRect()
    // The places of a village are all in sight at once, edge to edge; its map can be brought closer.
    const least = node.matches('.kf-place') ? 34 : 43.5
    if (width < least || height < least) wrong.push(`too small for a finger, ${Math.round(width)}x${Math.round(height)}: ${name(node)}`)
  }
  scrollTo(...at)

  for (const node of document.querySelectorAll('.app button, .app a[href]')) {
    const { width, height } = node.getBoundingClientRect()
    if (seen(node) && !node.matches(LIT) && !node.closest('p, .log, label') && (width < 43.5 || height < 43.5))
      wrong.push(`too small for a finger, ${Math.round(width)}x${Math.round(height)}: ${name(node)}`)
  }

  // No text is cut: names of people alone may be longer than their place.
  for (const node of document.querySelectorAll('.app *')) {
    if (![...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim()) || !seen(node)) continue
    if (node.closest('svg, .vh, bdi, .log') || node.querySelector('bdi')) continue
    const look = getComputedStyle(node)
    const hidden = (side) => look[`overflow-${side}`] === 'hidden' || look[`overflow-${side}`] === 'clip'
    if ((hidden('x') && node.scrollWidth > node.clientWidth + 1) || (hidden('y') && node.scrollHeight > node.clientHeight + 3))
      wrong.push(`cut: ${name(node)} ${node.textContent.trim().slice(0, 40)}`)
  }
  return [...new Set(wrong)]
}
