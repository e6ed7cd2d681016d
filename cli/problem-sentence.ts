import { problemWords } from '#locales/problem-words.ts'
import { wordsFor } from '#locales/words.ts'
import type { Problem, ProblemCode } from '#services/problem.ts'

const { list, language: nameOf } = wordsFor('en')

/** What to do about a problem at the command line, where there is no page, plan or button. */
const advice: Readonly<Partial<Record<ProblemCode, string>>> = {
  'text-empty': 'Give a file with text in it, or pipe text in and write - for the file.',
  'text-too-long': 'Split it into parts and give them one by one.',
  'nothing-to-search': 'Add some with tinta corpus import, or name another collection with --collection.',
  'text-too-short': 'Give a longer one.',
  'language-unknown': 'Name the language with --language.',
  'file-encrypted': 'A password protects it. Save a copy without one.',
  'file-scanned': 'It was probably scanned. Run text recognition on it first.',
  'file-broken': 'It seems damaged, or its ending does not fit what is in it.',
  'file-empty': 'Give a file with text in it.',
  'file-too-large': 'At most 20 MB can be read, and a packed document may not unpack to too much. Give a smaller file.',
  'file-kind-unknown': 'Files ending in .txt, .md, .docx, .odt and .pdf can be read.',
  'archive-in-archive': 'Unpack it and add its files.',
  'archive-too-large': 'Split it, or unpack it and add the folder.',
  'archive-too-many-files': 'Unpack it and add the folder.',
  'file-took-too-long': 'Reading was stopped. Save the file in a simpler form.',
}

/** One line for a person at a terminal: what happened, and what to do. */
export function problemSentence({ code, facts }: Problem): string {
  const { title } = problemWords('en', code, facts)
  const what = adviceOnLanguage(code, facts) ?? advice[code]
  return what ? `${title} ${what}` : title
}

/** Which languages the command works in, and how to say that it is one of them. */
function adviceOnLanguage(code: ProblemCode, facts: object): string | undefined {
  if (code !== 'language-not-supported' && code !== 'language-mixed') return undefined
  const { supported = [] }: { readonly supported?: readonly string[] } = facts
  const [first = 'en', ...more] = supported
  const only = `Only texts in ${list(supported.map(nameOf))} can be worked on so far.`
  const add = more.length === 0 ? `add --language ${first}` : 'name its language with --language'
  if (code === 'language-mixed') return `${only} Leave only those passages, or ${add}.`
  return more.length === 0 ? `${only} If it is in ${nameOf(first)}, ${add}.` : `${only} If it is in one of them, ${add}.`
}
