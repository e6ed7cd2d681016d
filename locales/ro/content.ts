import type { ContentMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, day } = wordsFor('ro')

/** Blog and content pages: everything around the texts, which stand in `content/`. */
export const content: ContentMessages = {
  blog: {
    title: 'Sfaturi de scriere',
    description: 'Texte scurte despre parafrazare, citare, stil și lucrări de licență, cu exemple de încercat pe propriul text.',
    lead: 'Texte scurte, cu exemple pe care le puteți încerca pe propriul text.',
    newest: 'Cel mai nou',
    fromPost: 'Din articol',
    feed: 'Flux RSS',
    topics: { sources: 'Parafrazare și surse', style: 'Stil', thesis: 'Lucrarea de licență', tools: 'Instrumentele și limitele lor' },
    /** Above posts that are not translated. */
    inEnglish: 'În engleză',
    minutes: (count: number) => `${number(count)} ${plural(count, { one: 'minut', few: 'minute', other: 'de minute' })}`,
    by: (author: string) => `de ${author}`,
    day: (date: string) => day(date),
  },
  text: {
    contents: 'Cuprins',
    alsoIn: 'În alte limbi',
    updated: (date: string) => `Ultima modificare: ${day(date)}`,
    /** Above a text that is shown in English because it is not translated. */
    untranslated: 'Acest text nu a fost încă tradus. Îl citiți în engleză.',
    related: 'Citiți și',
    tryTool: (tool: string) => `Încercați: ${tool}`,
    print: 'Tipărire',
  },
}
