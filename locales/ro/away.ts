import type { AwayMessages } from '../messages.ts'

/** What is with somebody's account, while there is no connection. */
export const away: AwayMessages = {
  title: 'Sunteți offline.',
  library: 'Biblioteca dumneavoastră se află în cont. Revine odată cu conexiunea.',
  list: 'Lista este așa cum a fost formatată ultima dată. Ce adăugați acum apare în ea când revine conexiunea.',
  history: 'Istoricul dumneavoastră se află în cont. Revine odată cu conexiunea.',
  profile: 'Contul dumneavoastră se vede când revine conexiunea.',
}
