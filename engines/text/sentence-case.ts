/** Words that keep their capital in a language: months, weekdays, countries and languages, as that language writes them. */
const namesByLanguage = new Map<string, ReadonlySet<string>>()

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const languageCodes =
  'ar bg bn ca cs cy da de el en es et eu fa fi fr ga gl grc he hi hr hu hy id is it ja ka ko la lt lv mk mt nl no pl pt ro ru sa sk sl sq sr sv sw ta th tr uk ur vi yi zh'.split(
    ' ',
  )

function namesOf(language: string): ReadonlySet<string> {
  const known = namesByLanguage.get(language)
  if (known) return known
  const regions = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  const languages = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' })
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const day = 86_400_000
  const said = [
    ...letters.flatMap((first) => letters.map((second) => regions.of(first + second) ?? '')),
    ...languageCodes.map((code) => languages.of(code) ?? ''),
    ...Array.from({ length: 12 }, (_, i) => month.format(i * 31 * day)),
    ...Array.from({ length: 7 }, (_, i) => weekday.format(i * day)),
  ]
  // "Island" of "Christmas Island" is a name in that company only.
  const words = said.filter((name) => /^\p{Lu}[^\s().]*$/u.test(name))
  const names = new Set(words)
  namesByLanguage.set(language, names)
  return names
}

export type SentenceCase = {
  /** Words that are names for certain: authors' family names, say. */
  readonly names?: readonly string[]
}

/**
 * Proposes a title in sentence case: the first word and the first after a colon, a full stop or a question mark keep their capital,
 * other words lose it unless they are names that can be known, have capitals inside ("DNA", "iPhone"), figures, or stand in marks (`<i>`).
 * Gives the same text where there is nothing to propose: a title that is in sentence case already, and any in German, whose nouns
 * have capitals. A proposal only: nobody but the reader knows every name. `language` is a tag of BCP 47.
 */
export function toSentenceCase(title: string, language: string, { names = [] }: SentenceCase = {}): string {
  if (/^de\b/i.test(language)) return title
  const isShouted = !/\p{Ll}/u.test(title.replaceAll(/<[^>]*>/g, ''))
  if (!isShouted && !isTitleCase(title)) return title
  const kept = new Set([...namesOf(language), ...names])
  const byLower = new Map([...kept].map((name) => [name.toLocaleLowerCase(language), name]))
  let isFirst = true
  return title.replaceAll(/<(\w+)[^>]*>[\s\S]*?<\/\1>|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*|[.:?!…]+(?=\s)/gu, (found) => {
    if (/^[.:?!…]/.test(found)) {
      isFirst = true
      return found
    }
    const begins = isFirst
    isFirst = false
    if (found.startsWith('<')) return found
    const lower = found.toLocaleLowerCase(language)
    const name = byLower.get(lower) ?? byLower.get(lower.replace(/['’]s$/, ''))
    if (name !== undefined) return isShouted ? name + found.slice(name.length).toLocaleLowerCase(language) : found
    if (!isShouted && (isOwnSpelling(found) || isEnglishI(found, language))) return found
    return begins ? found.charAt(0).toLocaleUpperCase(language) + lower.slice(1) : lower
  })
}

/** Capitals inside a word or figures in it were meant. */
const isOwnSpelling = (word: string): boolean => /\p{N}|.\p{Lu}/u.test(word)

/** "I" and "I’m". */
const isEnglishI = (word: string, language: string): boolean => /^en\b/i.test(language) && /^I(?:['’]\p{L}+)?$/u.test(word)

/** Whether most words that are long enough to matter have a capital. */
function isTitleCase(title: string): boolean {
  const [, ...words] = title.replaceAll(/<[^>]*>/g, '').match(/\p{L}[\p{L}\p{M}'’]{3,}/gu) ?? []
  const capital = words.filter((word) => /^\p{Lu}/u.test(word))
  return words.length > 0 && capital.length * 2 > words.length
}
