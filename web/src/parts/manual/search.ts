/** Search within a manual: a few hundred short pieces of text need no index. */

/** What one line of the page is: found, marked and shown as a whole. */
const PLACES = 'h2, h3, h4, p, li, tr, figcaption'

/** Words as people type them: without capitals, half-spaces and vowel signs, with either kind of digits and of Persian letters. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u0655\u0670\u200c-\u200f\u2066-\u2069\u0640]/g, '')
    .replace(/[\u06f0-\u06f9\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/ي/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
}

/** All of these words, wherever they stand in the text. */
export function matches(text: string, words: string): boolean {
  const page = plain(text)
  const wanted = plain(words).split(' ').filter(Boolean)
  return wanted.length > 0 && wanted.every((word) => page.includes(word))
}

/** The places of a page with all of these words, the innermost of them. */
export function found(page: HTMLElement, words: string): HTMLElement[] {
  const all = [...page.querySelectorAll<HTMLElement>(PLACES)].filter((place) => matches(place.textContent, words))
  return all.filter((place) => !all.some((other) => other !== place && place.contains(other)))
}
