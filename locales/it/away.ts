import type { AwayMessages } from '../messages.ts'

/** What is with somebody's account, while there is no connection. */
export const away: AwayMessages = {
  title: 'Sei offline.',
  library: 'La tua biblioteca è conservata nel tuo account. Torna appena hai una connessione.',
  list: "L'elenco è come è stato formattato l'ultima volta. Ciò che aggiungi ora vi entra quando torna la connessione.",
  history: 'La tua cronologia è conservata nel tuo account. Torna appena hai una connessione.',
  profile: 'Il tuo account si vede appena hai una connessione.',
}
