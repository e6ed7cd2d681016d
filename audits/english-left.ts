import type { PageParts, Words } from './page-parts.ts'

/** Why some words are the same in another language: a name, or a term that is not translated. */
export type Allowed = { readonly text: string; readonly because: string }

export type EnglishCheck = {
  /** What the English pages say. */
  readonly english: ReadonlySet<string>
  readonly allowed: readonly Allowed[]
  /** What somebody wrote who uses the site: it stays in the language it was written in. */
  readonly written?: readonly string[]
  /** The language of a longer text, or null when it cannot be told. */
  readonly languageOf: (text: string) => Promise<string | null>
}

/** A language is told from this many letters on. */
const lettersToTell = 60
/** Words that English sentences hardly do without; names in a row have none, and are taken for English all the same. */
const small = new Set('a and are be by from have is it not of that the this to was which with you your'.split(' '))

const countLetters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0
/** Words of two letters or more; addresses and endings of files (`gnu.org`, `.bib`) are none. */
const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /^\p{Ps}?["'“„«]*\p{L}[\p{L}’'-]+\p{P}*$/u.test(word)).length
const countSmall = (text: string): number =>
  new Set(
    text
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.filter((word) => small.has(word)),
  ).size
/** The name of the site stands behind each title. */
const plainTitle = (text: string): string => text.replace(/ · Tinta$/, '')

const baseOf = (language: string | null): string => (language ?? '').split('-')[0] ?? ''

/** What pages say in their own language, to compare others with. */
export const saidIn = (pages: Iterable<PageParts>): ReadonlySet<string> =>
  new Set([...pages].flatMap((page) => ownWords(page, page.words).map(({ text }) => text)))

/** Words in the page's own language, as far as the page says so: what it marks as foreign anywhere may stand in its head as well. */
function ownWords(page: PageParts, words: readonly Words[]): readonly Words[] {
  const isOwn = ({ language }: Words): boolean => baseOf(language) === baseOf(page.language)
  const foreign = new Set([...page.words, ...page.blocks].filter((said) => !isOwn(said)).map(({ text }) => text))
  return words.filter((said) => isOwn(said) && !foreign.has(plainTitle(said.text)) && said.from !== 'code')
}

/**
 * What a page in another language still says in English, each once with the element or attribute that says it. Strings of two words and
 * more that an English page says as well are taken for forgotten, and longer text is asked for its language; what the page marks as
 * English is meant so.
 */
export async function englishLeft(
  page: PageParts,
  { english, allowed, written = [], languageOf }: EnglishCheck,
): Promise<readonly string[]> {
  const isAllowed = (text: string): boolean => allowed.some((row) => row.text === text) || written.some((own) => text.includes(own))
  const isSame = (text: string): boolean => english.has(text) && countWords(plainTitle(text)) >= 2
  const own = ownWords(page, page.words).filter(({ text }) => !isAllowed(text))
  const found = new Map(own.filter(({ text }) => isSame(text)).map(({ text, from }) => [text, `${from}: ${text}`]))
  for (const { text, from } of [...own, ...ownWords(page, page.blocks)]) {
    if (found.has(text) || isAllowed(text) || countLetters(text) < lettersToTell || countSmall(text) < 2) continue
    if ((await languageOf(text)) === 'en') found.set(text, `${from}: ${text}`)
  }
  return [...found.values()]
}
