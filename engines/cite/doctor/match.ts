import { isDoubtful, type CitedWork } from './author-date.ts'
import { fold, keepAccents, type Listed } from './listed.ts'
import type { Finding } from './report.ts'

export type Matched = {
  /** Times each entry is cited, in the order of the list. */
  readonly timesCited: readonly number[]
  readonly findings: readonly Finding[]
  readonly citations: number
}

type Index = {
  readonly byName: ReadonlyMap<string, readonly Listed[]>
  /** Groups by the last word of their name, for names that end right before a bracket. */
  readonly byLastWord: ReadonlyMap<string, readonly Listed[]>
  /** Names with one letter left out, after the year. */
  readonly byNearName: ReadonlyMap<string, readonly Listed[]>
}

/**
 * Sets citations beside the entries of a list: exactly first, then those that differ in the year or in a letter of the name. An entry
 * that nothing else points to is preferred. Takes time in proportion to citations, entries, and the entries of one name.
 */
export function matchCitations(
  text: string,
  { cited, listed }: { readonly cited: readonly CitedWork[]; readonly listed: readonly Listed[] },
): Matched {
  const index = indexOf(listed, new Map([...shortFormsBefore(text, { cited, listed }), ...shortFormsIn(cited)]))
  const counts = new Map<Listed, number>()
  const findings: Finding[] = []
  const count = (entry: Listed): void => void counts.set(entry, (counts.get(entry) ?? 0) + 1)
  const left: { work: CitedWork; namesakes: readonly Listed[] }[] = []
  let citations = 0
  for (const given of cited) {
    const work = narrowed(given, index)
    const namesakes = namesakesOf(work, index)
    if (isDoubtful(work) && namesakes.length === 0) continue
    citations++
    const same = namesakes.filter((entry) => isSameYear(work, entry) && goTogether(work, entry))
    for (const entry of same) count(entry)
    if (same[0]) findings.push(...spellingsOf(work, same[0]))
    else if (!work.isSecondary) left.push({ work, namesakes })
  }
  for (const { work, namesakes } of left) {
    const meant = otherYear(work, namesakes, counts)
    const near = meant ? null : nearName(work, index, counts)
    const entry = meant ?? near
    if (entry) count(entry)
    if (near && isDeclinedGroup(keepAccents(work.names[0]?.said ?? ''), keepAccents(near.names[0] ?? ''))) continue
    findings.push(meant ? yearDiffers(work, namesakes) : near ? spellingDiffers(work, near) : notListed(text, work))
  }
  return { timesCited: listed.map((entry) => counts.get(entry) ?? 0), findings, citations }
}

function indexOf(listed: readonly Listed[], shortForms: ReadonlyMap<string, string>): Index {
  const byName = new Map<string, Listed[]>()
  const byLastWord = new Map<string, Listed[]>()
  const byNearName = new Map<string, Listed[]>()
  const add = (map: Map<string, Listed[]>, key: string, entry: Listed): void => {
    const known = map.get(key)
    if (!known) map.set(key, [entry])
    else if (known.at(-1) !== entry) known.push(entry)
  }
  for (const entry of listed) {
    const [name = ''] = entry.keys
    for (const key of new Set([name, ...entry.shortForms.filter((form) => form.length > 1)])) add(byName, key, entry)
    const short = shortForms.get(name)
    if (short !== undefined) add(byName, short, entry)
    if (name.includes(' ')) add(byLastWord, name.slice(name.lastIndexOf(' ') + 1), entry)
    if (!entry.isTitleFirst) for (const near of nearKeys(name)) add(byNearName, `${entry.year} ${near}`, entry)
  }
  return { byName, byLastWord, byNearName }
}

/** "World Health Organization [WHO]" and "World Health Organization (WHO, 2020)". */
function shortFormsIn(cited: readonly CitedWork[]): ReadonlyMap<string, string> {
  const forms = new Map<string, string>()
  for (const { names } of cited) {
    const found = /^(.*?)\s*[[(]([\p{Lu}\p{N}-]{2,12})[\])]$/u.exec(names[0]?.said ?? '')
    if (found?.[1] && found[2]) forms.set(fold(found[1]), fold(found[2]))
  }
  return forms
}

/** How far before a bracket a group's name is looked for. */
const longestGroup = 160

/** "Kultusministerkonferenz (KMK, 2004)": capitals after the name of an entry, which need not be its initials. */
function shortFormsBefore(
  text: string,
  { cited, listed }: { readonly cited: readonly CitedWork[]; readonly listed: readonly Listed[] },
): ReadonlyMap<string, string> {
  const groups = new Map<string, string[]>()
  for (const {
    item,
    keys: [name = ''],
  } of listed) {
    if (item.author?.[0]?.literal === undefined && !name.includes(' ')) continue
    const last = name.slice(name.lastIndexOf(' ') + 1)
    groups.set(last, [...(groups.get(last) ?? []).slice(-groupsAtMost), name])
  }
  const forms = new Map<string, string>()
  for (const { names, span } of cited) {
    const said = names[0]?.said ?? ''
    if (text[span.start] !== '(' || names.length !== 1 || names[0]?.start !== span.start + 1 || !/^[\p{Lu}\p{N}-]{2,12}$/u.test(said))
      continue
    const before = fold(text.slice(Math.max(0, span.start - longestGroup), span.start))
    const name = groups.get(before.slice(before.lastIndexOf(' ') + 1).replace(/^[dl]'/, ''))?.find((group) => before.endsWith(group))
    if (name !== undefined) forms.set(name, fold(said))
  }
  return forms
}

/** Groups whose names end in one word, of which so many are looked at. */
const groupsAtMost = 20

const withoutForm = (said: string): string => said.replace(/\s*[[(][\p{Lu}\p{N}-]{2,12}[\])]$/u, '')

/** "For Serrano, Makhlouf (2015)": names before a comma of the sentence are left out where the list knows only what follows. */
function narrowed(work: CitedWork, index: Index): CitedWork {
  if (work.lead === '' || work.names.length < 2) return work
  const from = work.names.findIndex((_, i) => namesakesOf({ ...work, names: work.names.slice(i) }, index).length > 0)
  const first = work.names[from]
  return from <= 0 || !first ? work : { ...work, names: work.names.slice(from), span: { start: first.start, end: work.span.end } }
}

/** Entries with the first name of the citation, or with a part of it: "In Kovács", "Kovács János", "Anna Kovács". */
function namesakesOf(work: CitedWork, { byName, byLastWord }: Index): readonly Listed[] {
  const { names, lead } = work
  const ending = fold(lead)
  const groups =
    ending === ''
      ? []
      : (byLastWord.get(ending.slice(ending.lastIndexOf(' ') + 1)) ?? []).filter(({ keys }) => ending.endsWith(keys[0] ?? ' '))
  if (groups.length > 0) return groups
  const [first] = names
  if (!first) return []
  const whole = fold(withoutForm(first.said))
  // "l'OCDE (2019)": an article, unless the list has it as a part of the name.
  const said = byName.has(whole) ? whole : whole.replace(/^[dl]'(?=\p{L}{2})/u, '')
  const words = said.split(' ')
  for (let length = words.length; length > 0; length--) {
    for (let from = words.length - length; from >= 0; from--) {
      const found = byName.get(words.slice(from, from + length).join(' '))
      // A part of what is in brackets is no name: "New York" is not "York".
      if (found && (length === words.length || lead !== '' || words.length < 4)) return found
    }
  }
  const named = byEnding(said, byName)
  if (named.length > 0) return named
  const declined = byDeclension(said, byName).filter((entry) => isSameYear(work, entry))
  if (declined.length > 0 || lead === '') return declined
  // "Müllers Untersuchung (2011)": what stands before another word is a name only where the year agrees as well.
  for (const word of words.slice(0, -1)) {
    const found = byEnding(word, byName).filter((entry) => isSameYear(work, entry))
    if (found.length > 0) return found
  }
  return []
}

/** "Kovácsnál", "Nowaka", "Müllers": a listed name with an ending; at least four letters must stand. */
function byEnding(said: string, byName: Index['byName']): readonly Listed[] {
  const last = said.slice(said.lastIndexOf(' ') + 1)
  for (let cut = 1; cut <= 3 && last.length - cut >= 4; cut++) {
    const found = byName.get(last.slice(0, -cut)) ?? byName.get(`${last.slice(0, -cut)}a`)
    if (found) return found
  }
  return []
}

/** What a base form ends in where a case ending stands instead: "Novotného" of Novotný, "Kowalskiego" of Kowalski, "Vygotského" of Vygotskij. */
const baseEndings = ['', 'a', 'y', 'i', 'ij', 'o', 'e'] as const

/** "Simoréknál", "Novotného", "Hájka": names with longer endings, or whose stem changes. They say so much less that the year has to agree. */
function byDeclension(said: string, byName: Index['byName']): readonly Listed[] {
  const last = said.slice(said.lastIndexOf(' ') + 1)
  for (let cut = 1; cut <= 5 && last.length - cut >= 4; cut++) {
    const stem = last.slice(0, -cut)
    // The e of Hájek and Němec is there in the nominative alone.
    const full = `${stem.slice(0, -1)}e${stem.slice(-1)}`
    const found = [...baseEndings.map((ending) => stem + ending), full].flatMap((name) =>
      // Another letter is a slip, and told as one.
      isNear(name, last) && !isDeclined(last, name) ? [] : (byName.get(name) ?? []),
    )
    if (found.length > 0) return found
  }
  return []
}

const isSameYear = ({ year, letter }: CitedWork, entry: Listed): boolean =>
  year.split('/').includes(entry.year) && (letter === '' || entry.letter === '' || letter === entry.letter)

/** Whether the further names of a citation are names of the entry, as far as both say. */
function goTogether({ names }: CitedWork, entry: Listed): boolean {
  if (entry.keys.length === 1 || names.length < 2) return names.length < 2 || entry.isTitleFirst || entry.keys.length > 1
  return names.slice(1).every(({ said }) => {
    const key = fold(said)
    return entry.keys.some(
      (one) => one === key || isNear(one, key) || one.endsWith(` ${key}`) || key.endsWith(` ${one}`) || key.startsWith(one),
    )
  })
}

/** Names that agree but for accents or a letter. */
function spellingsOf(work: CitedWork, entry: Listed): readonly Finding[] {
  if (entry.isTitleFirst) return []
  return work.names.flatMap((name): readonly Finding[] => {
    const said = keepAccents(name.said)
    const key = fold(name.said)
    if (entry.names.some((one) => keepAccents(one) === said)) return []
    const other = entry.names.find((_, i) => entry.keys[i] === key || isNear(entry.keys[i] ?? '', key))
    if (other === undefined || isInflected(said, keepAccents(other)) || isDeclined(said, keepAccents(other))) return []
    return [
      {
        kind: 'spelling-differs',
        span: { start: name.start, end: name.end },
        other: entry.span,
        cited: name.said,
        listed: other,
        replacement: other,
      },
    ]
  })
}

/** A name of four letters or more with an ending is the same name. */
const isInflected = (said: string, name: string): boolean => name.length >= 4 && said.startsWith(name)

/** Vowels that an ending of a Slavic case puts in the place of another: "podľa Gavoru" of Gavora. The rest of the name agrees. */
const isDeclined = (said: string, name: string): boolean =>
  name.length > 4 &&
  name.endsWith('a') &&
  /^[uyęąě]$/u.test(said.slice(name.length - 1)) &&
  said.slice(0, name.length - 1) === name.slice(0, -1)

/** "Laut dem Statistischen Bundesamt": the last letter of words within a group's name, in front of a noun that agrees. */
function isDeclinedGroup(said: string, name: string): boolean {
  const [own, listed] = [said.split(' '), name.split(' ')]
  return (
    own.length > 1 &&
    own.length === listed.length &&
    own.at(-1) === listed.at(-1) &&
    own.every(
      (word, i) => word === listed[i] || (/e[mnrs]$/.test(word) && word.slice(0, -1) === listed[i]?.slice(0, -1) && word.length > 6),
    )
  )
}

/** The entry with these names that was meant though its year is another: one nobody cites, or one whose year differs in one figure. */
function otherYear(work: CitedWork, namesakes: readonly Listed[], counts: ReadonlyMap<Listed, number>): Listed | null {
  const fitting = namesakes.filter((entry) => goTogether(work, entry))
  return fitting.find((entry) => !counts.has(entry)) ?? fitting.find((entry) => isOneFigureOff(work.year, entry.year)) ?? null
}

const isOneFigureOff = (a: string, b: string): boolean =>
  /^\d{4}$/.test(a) && /^\d{4}$/.test(b) && [...a].filter((figure, i) => figure !== b[i]).length <= 1

function yearDiffers(work: CitedWork, namesakes: readonly Listed[]): Finding {
  const fitting = namesakes.filter((entry) => goTogether(work, entry))
  const years = [...new Set(fitting.map(({ year, letter }) => year + letter))]
  const [only] = years
  const isSure = years.length === 1 && only !== undefined && /^\d/.test(only)
  const span = work.yearSpan
  const other = fitting[0]?.span ?? span
  return isSure ? { kind: 'year-differs', span, other, years, replacement: only } : { kind: 'year-differs', span, other, years }
}

function nearName(work: CitedWork, { byNearName }: Index, counts: ReadonlyMap<Listed, number>): Listed | null {
  const [first] = work.names
  if (!first) return null
  const said = fold(withoutForm(first.said))
  const names = [...new Set([said, said.slice(said.lastIndexOf(' ') + 1)])]
  /** "Tót" and "Toth" may be two people: one whom nobody else cites was meant. */
  const isMeant = (entry: Listed, name: string): boolean => {
    const [key = ''] = entry.keys
    return isNear(key, name) && (Math.min(key.length, name.length) >= shortestNear || !counts.has(entry))
  }
  for (const name of names) {
    for (const year of work.year.split('/')) {
      for (const key of nearKeys(name)) {
        const found = byNearName.get(`${year} ${key}`)?.find((entry) => isMeant(entry, name) && goTogether(work, entry))
        if (found) return found
      }
    }
  }
  return null
}

function spellingDiffers(work: CitedWork, entry: Listed): Finding {
  const [name] = work.names
  const listed = entry.names[0] ?? ''
  const said = name?.said ?? ''
  // Only the last word is taken where the text has more of a name than the list.
  const from = listed.includes(' ') ? 0 : said.lastIndexOf(' ') + 1
  const span = name ? { start: name.start + from, end: name.end } : work.span
  return { kind: 'spelling-differs', span, other: entry.span, cited: said.slice(from), listed, replacement: listed }
}

const notListed = (text: string, work: CitedWork): Finding => ({
  kind: 'cited-not-listed',
  span: work.span,
  cited: `${work.names[0] ? text.slice(work.names[0].start, work.names.at(-1)?.end) : ''}${work.hasOthers ? ' et al.' : ''}, ${work.year}${work.letter}`,
})

/** Shorter names are too often other names: of those with one letter less only a letter at the end is a slip. */
const shortestNear = 4

function nearKeys(name: string): readonly string[] {
  if (name.length < shortestNear - 1 || name.length > 60) return []
  if (name.length < shortestNear) return [name]
  return [name, ...Array.from(name, (_, i) => name.slice(0, i) + name.slice(i + 1))]
}

/** One letter more, less or other, or two that changed places. */
export function isNear(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  const shorter = Math.min(a.length, b.length)
  if (shorter < shortestNear) return shorter === shortestNear - 1 && a.length !== b.length && (a.startsWith(b) || b.startsWith(a))
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const [restA, restB] = [a.slice(from), b.slice(from)]
  if (restA.length === restB.length) {
    return restA.slice(1) === restB.slice(1) || (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  }
  return restA.length > restB.length ? restA.slice(1) === restB : restA === restB.slice(1)
}
