import type { Frame } from '../lib/generated/wire'
import type { Eyes } from './api'

/** Positions that have come, by whose eyes they are seen with. */
export class Frames {
  private readonly known = new Map<string, Frame>()
  private readonly coming = new Map<string, Promise<void>>()

  get(eyes: Eyes, move: number): Frame | undefined {
    return this.known.get(`${eyes} ${move}`)
  }

  /** Fetched once; again if it failed. */
  once(eyes: Eyes, chunk: number, fetch: () => Promise<Frame[]>): Promise<void> {
    const key = `${eyes} ${chunk}`
    const found =
      this.coming.get(key) ??
      fetch()
        .then((frames) => {
          for (const frame of frames) this.known.set(`${eyes} ${frame.move}`, frame)
        })
        .catch((error: unknown) => {
          this.coming.delete(key)
          throw error
        })
    this.coming.set(key, found)
    return found
  }
}
