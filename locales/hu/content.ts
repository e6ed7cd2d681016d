import type { ContentMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, day } = wordsFor('hu')

/** Blog and content pages: everything around the texts, which stand in `content/`. */
export const content: ContentMessages = {
  blog: {
    title: 'Írástanácsok',
    description: 'Rövid írások átfogalmazásról, hivatkozásról, stílusról és szakdolgozatról, saját szövegen kipróbálható példákkal.',
    lead: 'Rövid írások, példákkal, amelyeket a saját szövegén is kipróbálhat.',
    newest: 'Legújabb',
    fromPost: 'Az írásból',
    feed: 'Hírcsatorna',
    topics: { sources: 'Átfogalmazás és források', style: 'Stílus', thesis: 'Szakdolgozatírás', tools: 'Eszközök és határaik' },
    /** Above posts that are not translated. */
    inEnglish: 'Angolul',
    minutes: (count: number) => `${number(count)} perc`,
    by: (author: string) => `írta: ${author}`,
    day: (date: string) => day(date),
  },
  text: {
    contents: 'Tartalom',
    alsoIn: 'Más nyelven',
    updated: (date: string) => `Utolsó módosítás: ${day(date)}`,
    /** Above a text that is shown in English because it is not translated. */
    untranslated: 'Ezt a szöveget még nem fordították le. Angolul olvassa.',
    related: 'Olvassa tovább',
    tryTool: (tool: string) => `Próbálja ki: ${tool}`,
    print: 'Nyomtatás',
  },
}
