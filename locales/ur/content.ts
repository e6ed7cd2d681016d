import type { ContentMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, day } = wordsFor('ur')

/** Blog and content pages: everything around the texts, which stand in `content/`. */
export const content: ContentMessages = {
  blog: {
    title: 'Writing tips',
    description: 'Short pieces on paraphrasing, citing, style and theses, with examples you can try on your own text.',
    lead: 'Short pieces with examples you can try on your own text.',
    newest: 'Newest',
    fromPost: 'From the post',
    feed: 'Feed',
    topics: { sources: 'Paraphrasing and sources', style: 'Style', thesis: 'Writing a thesis', tools: 'Tools and what they know' },
    /** Above posts that are not translated. */
    inEnglish: 'In English',
    minutes: (count: number) => `${number(count)} ${plural(count, { one: 'minute', other: 'minutes' })}`,
    by: (author: string) => `by ${author}`,
    day: (date: string) => day(date),
  },
  text: {
    contents: 'Contents',
    alsoIn: 'Also in',
    updated: (date: string) => `Last changed ${day(date)}`,
    /** Above a text that is shown in English because it is not translated. */
    untranslated: 'This text has not been translated yet. You are reading it in English.',
    related: 'Read next',
    tryTool: (tool: string) => `Try it: ${tool}`,
    print: 'Print',
  },
}
