/** Which sheet of the board is open: the purse on the rail and the board both open the score. */
export class Sheets {
  open = $state<'none' | 'score' | 'box'>('none')
  close = (): void => {
    this.open = 'none'
  }
}
