import { wordsFor } from '../words.ts'

const { number, plural, language, size, wait } = wordsFor('en')
const documents = (count: number): string => `${number(count)} ${plural(count, { one: 'document', other: 'documents' })}`
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'word', other: 'words' })}`

/** The page of documents that texts are compared with. */
export const collections = {
  title: 'Collections',
  description: 'Documents that your texts are compared with: add them, look through them, delete them.',
  heading: 'Collections of documents',
  loading: 'The collections are being fetched.',
  signedOut: {
    title: 'Log in to keep documents.',
    body: 'A collection belongs to an account: what you add is compared with your texts and seen by nobody else.',
  },
  kinds: {
    own: 'seen by you only',
    drafts: 'your drafts: searched only when you choose them',
    institution: 'seen by your institution only',
    public: 'open to all',
  },
  list: {
    none: {
      title: 'No collection yet.',
      body: 'Make one and add the sources that you work with. Your texts are compared with them from then on.',
    },
    holds: (count: number, wordCount: number) => `${documents(count)}, ${words(wordCount)}`,
    readOnly: 'You can search it, but not change it.',
    limit: (count: number) => `You can keep ${documents(count)}, and as many drafts.`,
    back: 'To the checker',
  },
  make: {
    label: 'Name of a new collection',
    kind: 'What is in it',
    own: 'Sources',
    drafts: 'My drafts',
    institution: 'For my institution',
    create: 'Make it',
  },
  remove: {
    collection: 'Delete collection',
    ask: (name: string, count: number) => `“${name}” is deleted with ${documents(count)}. Nothing of it can be brought back.`,
    yes: 'Delete for good',
    keep: 'Keep it',
    done: (name: string) => `“${name}” is deleted.`,
  },
  files: {
    add: 'Add files',
    folder: 'Add a folder',
    stop: 'Stop',
    goOn: 'Go on',
    drop: 'Drop files, folders or a .zip here',
    kinds: (kinds: string, bytes: number) => `${kinds}, at most ${size(bytes)} each`,
    release: 'Let go to add them',
  },
  happens: {
    title: 'What happens to the files',
    body: 'Only the text is kept, with what is needed for comparing. The files themselves are dropped after reading. Deleting the collection deletes all of it.',
  },
  progress: {
    label: 'Import',
    are: (done: number, total: number) => `${number(done)} of ${number(total)} ${plural(total, { one: 'file', other: 'files' })}`,
    in: 'are in and searched from now on',
    left: (seconds: number) => `about ${wait(seconds)} left at this pace`,
    stopped: 'Stopped. What is in stays.',
  },
  /** Behind a number. */
  counts: {
    added: (count: number) => plural(count, { other: 'added' }),
    there: (count: number) => plural(count, { other: 'already there, updated' }),
    look: (count: number) => plural(count, { other: 'to look at' }),
    unread: (count: number) => plural(count, { other: 'not read' }),
    waiting: (count: number) => plural(count, { other: 'waiting' }),
  },
  show: { label: 'Show', latest: 'Latest', problems: 'Problems', all: 'All' },
  csv: 'Problems as .csv',
  table: { label: 'Files', file: 'File', size: 'Size', state: 'State', action: 'Action', noProblems: 'No problems so far.' },
  states: {
    waiting: 'Waiting',
    sending: 'Sending',
    reading: 'Reading',
    archive: (done: number, total: number) => `Reading ${number(done)} of ${number(total)}`,
    pausing: (seconds: number) => `The server is busy. Goes on in ${wait(seconds)}.`,
    added: (count: number, code: string) => `${words(count)}, ${language(code)}`,
    updated: (count: number) => `Updated: ${words(count)}`,
    there: 'Already there',
    twin: (name: string) => (name === '' ? 'The same text is there already' : `Same text as ${name}`),
    twinNote: 'Only that one is searched.',
  },
  actions: { again: 'Try again', addText: 'Add text', password: 'Enter it', keep: 'Keep this one', skip: 'Skip' },
  addText: { title: (name: string) => `Text of ${name}`, label: 'Paste the text', add: 'Add' },
  password: {
    title: (name: string) => `Password of ${name}`,
    label: 'Password',
    note: 'It opens the file once and is not kept.',
    wrong: 'That password did not open it. Look at it once more and try again.',
    open: 'Open',
  },
  commandLine:
    'For thousands of files there is a command for whoever runs the server. It goes on where it stopped and writes the same problem list.',
  documents: {
    title: 'Documents',
    search: 'Search by title or file name',
    none: 'Nothing in here yet.',
    notFound: (query: string) => `Nothing holds “${query}”.`,
    more: 'Show more',
    remove: (name: string) => `Delete ${name}`,
    ask: (name: string) => `“${name}” is deleted at once and cannot be brought back.`,
    removed: (name: string) => `“${name}” is deleted.`,
  },
}
