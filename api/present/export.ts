import type { ExportPart, ExportWords } from '#locales/export.ts'
import type { HistoryEntry, Preferences, WritingLists } from '#tools/account/contract.ts'
import type { Identity } from '#services/auth/identity.ts'
import type { AttachedFile } from '#services/library/library.ts'
import type { PersonRecords, UsageLine } from '#services/people/people.ts'
import { jsonPieces, type ZipFile, type ZipText } from '../zip-stream.ts'

/** Reads the history anew each time, oldest first. */
export type HistoryReader = () => AsyncIterable<HistoryEntry>

export type Exported = {
  readonly records: PersonRecords
  readonly usage: AsyncIterable<UsageLine>
  readonly facts: Awaited<ReturnType<Identity['facts']>>
  readonly preferences: Preferences
  readonly lists: WritingLists
  readonly history: HistoryReader
  readonly checks: AsyncIterable<object>
  readonly documents: AsyncIterable<object>
  /** Works of the library, what stands around them, and the files that are attached to them. */
  readonly library: {
    readonly frame: object
    readonly works: AsyncIterable<object>
    readonly files: AsyncIterable<AttachedFile & { readonly id: string }>
  }
  /** Address of the site without its protocol, for the note. */
  readonly site: string
  readonly now: Date
  readonly words: ExportWords
}

const files: Readonly<Record<ExportPart, string>> = {
  account: 'account.json',
  preferences: 'preferences.json',
  signInMethods: 'sign-in-methods.json',
  devices: 'devices.json',
  keys: 'api-keys.json',
  usage: 'usage.json',
  subscription: 'subscription.json',
  dictionary: 'dictionary.json',
  historyJson: 'history.json',
  historyFolder: 'history/',
  checks: 'plagiarism-checks.json',
  documents: 'documents.json',
  library: 'library.json',
  libraryFiles: 'library-files/',
}

/** The files of everything that is kept about a person, with a note that says which is what. */
export async function* exportFiles(exported: Exported): AsyncGenerator<ZipFile> {
  const { records, usage, facts, preferences, lists, history, checks, documents, library, words } = exported
  const { account, signInMethods, devices, subscriptions, purchases, keys } = records
  yield { name: 'README.txt', pieces: [note(exported)] }
  yield { name: files.account, pieces: jsonPieces(account) }
  yield { name: files.preferences, pieces: jsonPieces(preferences) }
  yield { name: files.signInMethods, pieces: jsonPieces({ ...facts, signInMethods }) }
  yield { name: files.devices, pieces: jsonPieces(devices) }
  yield { name: files.keys, pieces: jsonPieces(keys) }
  yield { name: files.usage, pieces: jsonOf(usage) }
  yield { name: files.subscription, pieces: jsonPieces({ subscriptions, purchases }) }
  yield { name: files.dictionary, pieces: jsonPieces(lists) }
  yield* historyFiles(history, words)
  yield { name: files.checks, pieces: jsonOf(checks) }
  yield { name: files.documents, pieces: jsonOf(documents) }
  yield { name: files.library, pieces: libraryOf(library) }
  // Two files may have one name; the id keeps them apart.
  for await (const { id, name, content } of library.files)
    yield { name: `${files.libraryFiles}${id.slice(0, 8)}-${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')}`, bytes: content }
}

/** Folders and shares, and the works line by line. */
async function* libraryOf({ frame, works }: Exported['library']): AsyncGenerator<string> {
  yield `{"frame":${JSON.stringify(frame)},\n"works":`
  yield* jsonOf(works)
  yield '}\n'
}

/** The runs as one file of JSON, and as a file of Markdown each. */
export async function* historyFiles(history: HistoryReader, words: ExportWords): AsyncGenerator<ZipText> {
  yield { name: files.historyJson, pieces: jsonOf(history()) }
  let number = 0
  for await (const entry of history()) {
    number += 1
    yield { name: files.historyFolder + fileNameOf(entry, number), madeAt: new Date(entry.madeAt), pieces: [markdownOf(entry, words)] }
  }
}

function note({ words, site, now }: Exported): string {
  const parts = Object.entries(files).map(([part, name]) => `${name}\n    ${isPart(part) ? words.parts[part] : ''}`)
  return [words.title, words.about({ site, day: words.day(now) }), parts.join('\n'), words.secrets, words.form].join('\n\n') + '\n'
}

const isPart = (name: string): name is ExportPart => Object.hasOwn(files, name)

/** Letters that are handed on at once: a piece for each short entry would cost more than the entry. */
const pieceLength = 16_384

/** A list of any length, an entry a line. */
async function* jsonOf(entries: AsyncIterable<object>): AsyncGenerator<string> {
  let piece = ''
  let before = '[\n'
  for await (const entry of entries) {
    piece += before + JSON.stringify(entry)
    before = ',\n'
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  yield piece + (before === '[\n' ? '[]\n' : '\n]\n')
}

/** Sorted by name they are sorted by time, and none has another's name. */
const fileNameOf = ({ madeAt, tool }: HistoryEntry, number: number): string =>
  `${String(number).padStart(4, '0')}-${madeAt.slice(0, 10)}-${tool.replace(/[^a-z0-9-]/gi, '')}.md`

function markdownOf({ title, tool, language, madeAt, options, input, output }: HistoryEntry, words: ExportWords): string {
  const { run } = words
  const facts: readonly (readonly [label: string, value: string])[] = [
    [run.tool, words.toolName(tool)],
    [run.language, words.languageName(language)],
    [run.madeAt, `${madeAt.slice(0, 10)} ${madeAt.slice(11, 16)} UTC`],
    ...(typeof options['mode'] === 'string' ? [[words.mode, words.modeName(options['mode'])] as const] : []),
    ...(typeof options['strength'] === 'string' ? [[words.strength, words.strengthName(options['strength'])] as const] : []),
  ]
  const lines = facts.map(([label, value]) => `- ${label}: ${value}`).join('\n')
  return `# ${title}\n\n${lines}\n\n## ${run.text}\n\n${input}\n\n## ${run.result}\n\n${output}\n`
}
