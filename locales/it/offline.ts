import type { OfflineMessages } from '../offline.ts'

export const offline: OfflineMessages = {
  page: {
    title: 'Sei offline.',
    body: 'Questa pagina non è mai stata aperta in questo browser, quindi non può essere mostrata senza connessione.',
    kept: 'Conservate in questo browser',
    none: "In questo browser non è ancora conservata nessun'altra pagina.",
    works: 'Queste pagine si aprono anche senza connessione. Puoi scrivere e contare i caratteri; le bozze restano su questo dispositivo.',
    soon: 'Appena torna la connessione, la pagina si apre da sola.',
    again: 'Riprova',
    still: "La connessione non c'è ancora.",
  },
  app: {
    name: 'Tinta: strumenti di scrittura',
    description: 'Riformulare, correggere, citare, controllare: strumenti per studenti e autori accademici.',
  },
}
