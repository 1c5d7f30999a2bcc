/**
 * Addresses: `/`, `/new/<game>`, `/t/<table>`, `/i/<invitation>`, `/t/<table>/replay`, `/replay`, `/learn/<game>`,
 * `/puzzle`, `/puzzle/<game>`, `/puzzle/<game>/<number>`, `/manual/<game>`,
 * `/me`, `/account`, `/sign-in`, `/in#<token>`, `/house`. */
class Route {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))
  page = $derived(this.path.split('/')[1] ?? '')
  name = $derived(decodeURIComponent(this.path.split('/')[2] ?? ''))
  part = $derived(this.path.split('/')[3] ?? '')
  /** One has come here from another page of ours. */
  came = false

  constructor() {
    addEventListener('popstate', () => this.read())
  }

  private read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
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
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  route.go(link.pathname + link.search + link.hash)
}
