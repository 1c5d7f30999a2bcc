/** The lot card under the mouse or in focus: the map shows where it could be used. */

class Pointed {
  face = $state<number | null>(null)
}

export const pointed = new Pointed()
