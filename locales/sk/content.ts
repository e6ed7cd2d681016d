import type { ContentMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, day } = wordsFor('sk')

/** Blog and content pages: everything around the texts, which stand in `content/`. */
export const content: ContentMessages = {
  blog: {
    title: 'Rady o písaní',
    description: 'Krátke články o parafrázovaní, citovaní, štýle a záverečných prácach, s príkladmi na vyskúšanie.',
    lead: 'Krátke články s príkladmi, ktoré si môžete vyskúšať na vlastnom texte.',
    newest: 'Najnovšie',
    fromPost: 'Z článku',
    feed: 'Kanál RSS',
    topics: { sources: 'Parafrázovanie a zdroje', style: 'Štýl', thesis: 'Záverečná práca', tools: 'Nástroje a ich hranice' },
    /** Above posts that are not translated. */
    inEnglish: 'V angličtine',
    minutes: (count: number) => `${number(count)} ${plural(count, { one: 'minúta', few: 'minúty', other: 'minút' })}`,
    by: (author: string) => `autor: ${author}`,
    day: (date: string) => day(date),
  },
  text: {
    contents: 'Obsah',
    alsoIn: 'V iných jazykoch',
    updated: (date: string) => `Posledná zmena: ${day(date)}`,
    /** Above a text that is shown in English because it is not translated. */
    untranslated: 'Tento text ešte nie je preložený. Čítate ho v angličtine.',
    related: 'Čítajte ďalej',
    tryTool: (tool: string) => `Vyskúšajte: ${tool}`,
    print: 'Tlačiť',
  },
}
