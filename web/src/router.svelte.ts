/**
 * Addresses: `/`, `/new/<game>`, `/t/<table>`, `/i/<invitation>`, `/t/<table>/replay`, `/replay`, `/learn/<game>`,
 * `/puzzle`, `/puzzle/<game>`, `/puzzle/<game>/<number>`, `/manual/<game>`,
 * `/me`, `/account`, `/sign-in`, `/in#<token>`, `/house`.
 */
import { APP } from './device/where'

/** A folder of files has one page: there the address follows a `#`. */
const here = (): URL => new URL(APP ? location.hash.slice(1) || '/' : location.href, location.origin)

class Route {
  private now = $state.raw(here())
  path = $derived(this.now.pathname)
  query = $derived(new URLSearchParams(this.now.search))
  /** The place on the page. */
  anchor = $derived(decodeURIComponent(this.now.hash.slice(1)))
  page = $derived(this.path.split('/')[1] ?? '')
  name = $derived(decodeURIComponent(this.path.split('/')[2] ?? ''))
  part = $derived(this.path.split('/')[3] ?? '')
  /** One has come here from another page of ours. */
  came = false

  constructor() {
    addEventListener('popstate', () => this.read())
  }

  private read(): void {
    this.now = here()
  }

  /** An address of ours as the browser knows it. */
  to = (address: string): string => (APP ? `#${address}` : address)

  /** The same to be sent to somebody. */
  whole = (address: string): string => new URL(this.to(address), location.href).href

  /** Only the address is another: the page stays as it is. */
  note(address: string): void {
    if (location.href !== this.whole(address)) history.replaceState(null, '', this.to(address))
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', this.to(address))
    else history.pushState(null, '', this.to(address))
    if (!replace) this.came = true
    this.read()
    if (!replace) scrollTo(0, 0)
  }
}

export const route = new Route()

/** Plain links of our own stay in the page; new tabs and other addresses are left to the browser. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return
  const written = link.getAttribute('href') ?? ''
  if (APP) {
    event.preventDefault()
    if (/^#?\//.test(written)) route.go(written.replace(/^#/, ''))
    else if (written.startsWith('#')) goTo(written)
    return
  }
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  route.go(link.pathname + link.search + link.hash)
}

/** A place on this page, where the address has no room for it of its own. */
function goTo(place: string): void {
  route.note(route.path + route.query.toString() + place)
  document.getElementById(decodeURIComponent(place.slice(1)))?.scrollIntoView()
}

/** In a folder of files our addresses are written another way; before a link is used it is written so, to be copied or opened elsewhere. */
export function settleLink({ target }: Event): void {
  const link = APP && target instanceof Element ? target.closest('a[href^="/"]') : null
  if (link) link.setAttribute('href', route.to(link.getAttribute('href') ?? '/'))
}
