/** Lower case without marks, so that `szucs` finds Szűcs and `istanbul` İstanbul. */
export const foldedText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i')

/** Whether a folded text holds every word of a query. */
export const holds = (folded: string, query: string): boolean =>
  foldedText(query)
    .split(/\s+/)
    .every((word) => folded.includes(word))
