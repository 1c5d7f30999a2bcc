/** The lot card under the mouse or in focus: the map shows where it could be used. */

export class Pointed {
  face = $state<number | null>(null)
}
