import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('en')
const results = (count: number): string => `${number(count)} ${plural(count, { one: 'result', other: 'results' })}`
const days = (count: number): string => `${number(count)} ${plural(count, { one: 'day', other: 'days' })}`

/** The page of what was worked on before. */
export const history = {
  title: 'History',
  description: 'What you have rephrased and proofread, to look at and to take up again.',
  loading: 'Your history is being fetched.',
  lead: (count: number) => `Only you see this; kept for ${days(count)}.`,
  signedOut: {
    title: 'Log in to see your history.',
    body: 'Without an account nothing is kept. With one, what you work on stands here, for you alone.',
  },
  offHere: { title: 'This site keeps no history.', body: 'Whoever runs it has decided that nothing is stored.' },
  off: {
    title: 'Your history is off.',
    body: (count: number) => `Nothing is kept. Switched on, results of the last ${days(count)} stand here, for you alone.`,
    on: 'Keep my results',
  },
  empty: { title: 'Nothing here yet.', body: 'What you work on from now on stands here.' },
  /** `name` is a tool. */
  goTo: (name: string) => `Go to: ${name}`,
  search: {
    label: 'Search in texts and results',
    clear: 'Clear the search',
    none: (words: string) => `Nothing holds “${words}”.`,
    noneHelp: 'Try fewer words, or another tool.',
  },
  tool: { label: 'Tool', all: 'All tools' },
  list: 'Results',
  count: results,
  shown: (shown: number, total: number) => `${number(shown)} of ${number(total)} shown`,
  more: 'Show more',
  characters: (count: number) => `${number(count)} ${plural(count, { one: 'character', other: 'characters' })}`,
  /** Of the proofreader. */
  findings: (count: number) => `${number(count)} ${plural(count, { one: 'finding', other: 'findings' })}`,
  untitled: 'Without words',
  entry: {
    original: 'Original',
    result: 'Result',
    /** The proofreader's result is the text as it was read. */
    text: 'Text',
    copy: 'Copy',
    download: 'Download',
    openIn: (name: string) => `Open in: ${name}`,
    delete: 'Delete',
    loading: 'It is being fetched.',
    gone: 'This result is no longer there.',
    file: 'tinta-result',
  },
  deleted: 'Deleted.',
  undo: 'Undo',
  notDeleted: 'It could not be deleted, and is back.',
  deleteAll: 'Delete all',
  export: 'Export',
  file: 'tinta-history',
  offline: 'You are offline. What is here already can be read; the rest waits for the connection.',
}
