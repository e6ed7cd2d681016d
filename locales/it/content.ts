import type { ContentMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, day } = wordsFor('it')

/** Blog e pagine di testo: tutto ciò che sta attorno ai testi, i quali stanno in `content/`. */
export const content: ContentMessages = {
  blog: {
    title: 'Consigli di scrittura',
    description: 'Testi brevi su parafrasi, citazioni, stile e tesi, con esempi da provare sul proprio testo.',
    lead: 'Testi brevi, con esempi da provare sul proprio testo.',
    newest: 'Il più recente',
    fromPost: 'Dall’articolo',
    feed: 'Feed',
    topics: { sources: 'Parafrasi e fonti', style: 'Stile', thesis: 'Scrivere la tesi', tools: 'Gli strumenti e che cosa sanno' },
    /** Sopra gli articoli non tradotti. */
    inEnglish: 'In inglese',
    minutes: (count: number) => `${number(count)} ${plural(count, { one: 'minuto', other: 'minuti' })}`,
    by: (author: string) => `di ${author}`,
    day: (date: string) => day(date),
  },
  text: {
    contents: 'Indice',
    alsoIn: 'Altre lingue:',
    updated: (date: string) => `Ultima modifica: ${day(date)}`,
    /** Sopra un testo mostrato in inglese perché non è tradotto. */
    untranslated: 'Questo testo non è ancora tradotto: ecco la versione inglese.',
    related: 'Da leggere dopo',
    tryTool: (tool: string) => `Da provare: ${tool}`,
    print: 'Stampa',
  },
}
