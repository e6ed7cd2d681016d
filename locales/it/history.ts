import type { HistoryMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('it')
const results = (count: number): string => `${number(count)} ${plural(count, { one: 'risultato', other: 'risultati' })}`
const days = (count: number): string => `${number(count)} ${plural(count, { one: 'giorno', other: 'giorni' })}`

export const history: HistoryMessages = {
  title: 'Cronologia',
  description: 'Ciò che è stato parafrasato e corretto, da rivedere e da riprendere.',
  loading: 'Caricamento della cronologia.',
  lead: (count) => `La vede solo lei; conservata per ${days(count)}.`,
  signedOut: {
    title: 'Per vedere la cronologia occorre accedere.',
    body: 'Senza account non si conserva nulla. Con un account, qui sta il suo lavoro, visibile solo a lei.',
  },
  offHere: { title: 'Questo sito non tiene una cronologia.', body: 'Chi lo gestisce ha deciso che non si conserva nulla.' },
  off: {
    title: 'La cronologia è disattivata.',
    body: (count) =>
      `Non si conserva nulla. Se attivata, qui stanno i risultati degli ultimi giorni (${days(count)}), visibili solo a lei.`,
    on: 'Conserva i miei risultati',
  },
  empty: { title: 'Ancora nulla qui.', body: 'Qui apparirà il lavoro fatto da ora in poi.' },
  goTo: (name) => `Vai a: ${name}`,
  search: {
    label: 'Cerca nei testi e nei risultati',
    clear: 'Svuota la ricerca',
    none: (words) => `Nulla contiene «${words}».`,
    noneHelp: 'Provare con meno parole o con un altro strumento.',
  },
  tool: { label: 'Strumento', all: 'Tutti gli strumenti' },
  list: 'Risultati',
  count: results,
  shown: (shown, total) => `${number(shown)} di ${number(total)} visibili`,
  more: 'Mostra altri',
  characters: (count) => `${number(count)} ${plural(count, { one: 'carattere', other: 'caratteri' })}`,
  findings: (count) => `${number(count)} ${plural(count, { one: 'osservazione', other: 'osservazioni' })}`,
  untitled: 'Senza parole',
  entry: {
    original: 'Originale',
    result: 'Risultato',
    text: 'Testo',
    copy: 'Copia',
    download: 'Scarica',
    openIn: (name) => `Apri in: ${name}`,
    delete: 'Elimina',
    loading: 'Caricamento.',
    gone: 'Questo risultato non c’è più.',
    file: 'tinta-risultato',
  },
  deleted: 'Eliminato.',
  undo: 'Annulla',
  notDeleted: 'Non è stato possibile eliminarlo, ed è di nuovo qui.',
  deleteAll: 'Elimina tutto',
  export: 'Esporta',
  file: 'tinta-cronologia',
  offline: 'Connessione assente. Ciò che è già qui si può leggere; il resto aspetta la connessione.',
}
