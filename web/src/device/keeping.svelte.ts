/** The service worker that keeps the app on this device, and the news of a new version. */
import { APP, HOME } from './where'

const KEEPER = `${HOME}keep.js`

/** Who keeps this page. The live house that gives the app away has a service worker too, which keeps nothing. */
function keeper(): ServiceWorker | null {
  const { controller } = navigator.serviceWorker ?? {}
  return controller?.scriptURL === KEEPER ? controller : null
}

/** Milliseconds between two looks for something new, while the app stays open. */
const LOOK = 3_600_000

class Keeping {
  /** A new version is here, whole; it waits for the old one to end. */
  waiting = $state.raw<ServiceWorker | null>(null)

  /** The app is on this device already. */
  readonly kept = APP && keeper() !== null

  private begun = false

  /** Keeps everything from now on. Only a page that came safely can have a service worker: without one the app works, but not offline. */
  begin(): void {
    if (this.begun || !('serviceWorker' in navigator)) return
    this.begun = true
    const { serviceWorker } = navigator
    // The first one takes over a page that is its own; any later one brings another version, which this page must not mix with.
    let had = this.kept
    serviceWorker.addEventListener('controllerchange', () => {
      if (had && APP) location.reload()
      had = keeper() !== null
    })
    void serviceWorker
      .register(KEEPER, { scope: HOME, updateViaCache: 'none' })
      .then((registration) => this.watch(registration))
      .catch((error: unknown) => console.warn('Nothing is kept for playing offline:', error))
  }

  /** The new version takes over, and all pages are loaded anew. */
  take(): void {
    this.waiting?.postMessage('now')
  }

  private watch(registration: ServiceWorkerRegistration): void {
    const see = (): void => {
      this.waiting = keeper() && APP ? registration.waiting : null
    }
    see()
    this.waiting?.postMessage('if alone')
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', see))
    setInterval(() => void registration.update().catch(() => undefined), LOOK)
  }
}

export const keeping = new Keeping()
