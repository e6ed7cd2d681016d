import { anyCase } from './any-case.ts'
import { groupWords, oneOf } from './cues.ts'
import type { Draft } from './draft.ts'
import { putName, strike, trimmed } from './draft.ts'
import { hasGivenName } from './given-names.ts'
import { nameForms } from './name-forms.ts'
import type { NameForm } from './name-forms.ts'
import type { NameList } from './read-names.ts'
import { readNames } from './read-names.ts'

/** How the authors end: at the year, a colon, a quotation mark, a full stop or a comma. */
export type AuthorEnd = 'year' | 'colon' | 'quote' | 'stop' | 'comma' | 'none'

type Hypothesis = {
  readonly list: NameList
  readonly end: number
  readonly how: AuthorEnd
  readonly isEditors: boolean
  readonly score: number
}

const editors = anyCase(
  String.raw`^,?\s?(?:[([]\s?${oneOf('editor')}\s?[)\]]|[([]\s?${oneOf('editor')}[,;]?\s(?=\uE001)|(?:editors?|eds?|hrsg|hg|szerk|red|coord|coords|dir|a cura di|zost)\b\.?(?=[\s,.:]))`,
)
const ends: readonly { readonly how: AuthorEnd; readonly find: RegExp; readonly score: number }[] = [
  { how: 'year', find: /^[\s.,:;(]{0,4}\uE001/u, score: 10 },
  { how: 'quote', find: /^[.,:]?\s?["“„«»‘'](?=[\p{L}\d])/u, score: 7 },
  { how: 'colon', find: /^\s?:\s/u, score: 8 },
  { how: 'stop', find: /^\.\s(?=[\p{Lu}\d¿¡"“„«[])/u, score: 5 },
  { how: 'stop', find: /^\s(?=[\p{Lu}¿¡][\p{L}’'-]*)/u, score: 2 },
  { how: 'comma', find: /^,\s/u, score: 3 },
]
const formScore: Readonly<Record<NameForm['id'], number>> = {
  'inverted-initials': 2.5,
  'inverted-given': 1.2,
  bare: 1,
  'initials-first': 1.8,
  plain: 0,
}

/**
 * Puts down the authors, or the editors of a book, from the beginning of an entry. Every form of names is tried and the reading
 * wins that ends best; where none fits, what stands before the year, or a group's name, is taken whole. Gives how they ended.
 */
export function takeAuthors(draft: Draft, isHungarian: boolean): AuthorEnd {
  const year = draft.left.indexOf('\uE001')
  const best = Object.keys(nameForms)
    .flatMap((id) => (isForm(id) ? hypotheses(draft.left, id, isHungarian) : []))
    .filter(({ list, end }) => !isGroup(draft.said.slice(0, list.end)) && (list.form !== 'plain' || isLikely(draft, { list, end })))
    .sort((a, b) => b.score - a.score)[0]
  const isYearNear = year >= 0 && year < 400 && isHead(draft, year)
  if (best && (best.how === 'year' || !isYearNear || isPerson(draft, best, year)) && (isHungarian || !isNobody(draft, best))) {
    putList(draft, best)
    return best.how
  }
  return takeGroup(draft, isYearNear ? year : -1)
}

const isForm = (id: string): id is NameForm['id'] => id in nameForms

function hypotheses(left: string, id: NameForm['id'], isHungarian: boolean): readonly Hypothesis[] {
  const list = readNames(left, id, { start: 0, isHungarian })
  if (!list) return []
  const editor = editors.exec(left.slice(list.end, list.end + 40))
  const tail = list.end + (editor?.[0].length ?? 0)
  // A full stop of "J." or "et al." may be the one that ends the authors.
  const hasStop = left.charAt(tail - 1) === '.'
  const ending = ends.find(({ find }) => find.test(left.slice(tail, tail + 12)))
  if (!ending && tail < left.length) return []
  const how = ending?.how ?? 'none'
  const isSpaceOnly = how === 'stop' && !/^\./.test(left.slice(tail, tail + 1))
  if (isSpaceOnly && !hasStop && !editor) return []
  const points = (isSpaceOnly && hasStop ? 4.5 : (ending?.score ?? 0)) + formScore[id] + Math.min(list.names.length, 8) * 0.6
  return [{ list, end: tail, how, isEditors: editor !== null, score: points + (list.hasMore ? 1.5 : 0) + (editor ? 2 : 0) }]
}

/** Whether capitalised words without a comma are a person: known first names, a colon or a year after them, more than one name. */
function isLikely({ left, said }: Draft, { list, end }: Pick<Hypothesis, 'list' | 'end'>): boolean {
  const next = left.slice(end, end + 4)
  const hasYear = /^[\s.,(]{0,3}\uE001/u.test(next)
  const words = said.slice(0, list.end).split(/[\s,;&]+/)
  if (
    words.some(
      (word) =>
        word.length > 1 &&
        word === word.toLowerCase() &&
        !/^(?:van|von|de|der|den|la|di|da|do|dos|y|e|és|and|und|et|i|a|ve|og|och|en|del|della|du|ten|ter|și|al|kol|in|vd|mtsai|u)\.?$/u.test(
          word,
        ),
    )
  )
    return false
  return hasYear || list.names.length > 1 || /^(?::\s|[.,]\s|\s|,?\s?["“„«»])/u.test(next)
}

function isGroup(said: string): boolean {
  return groupWords.test(said) && !/,\s\p{Lu}\.|\p{Lu}\.,?\s(?:&|and)/u.test(said)
}

/** Whether only names can stand before the year: it is in brackets, and neither sentence, colon nor quotation ended before. */
function isHead({ left, said }: Draft, year: number): boolean {
  const before = left.slice(0, year)
  return /[([\uE001]/.test(said.charAt(year)) && before.length > 1 && !/\p{Ll}{2,}\.\s\p{Lu}\p{Ll}+\s\p{Ll}|["“„«»‘]|:\s/u.test(before)
}

/** A family name, a first name and a full stop, with a sentence before the year: no group is called so. */
const isPerson = ({ left }: Draft, { list, end, how }: Hypothesis, year: number): boolean =>
  list.form === 'inverted-given' && how === 'stop' && (left.slice(end, year).match(/\p{L}{2,}/gu) ?? []).length > 3

/** One name in capitals without any known first name, before a year: "Deutscher Wetterdienst" rather than a person. */
const isNobody = ({ said }: Draft, { list, how }: Hypothesis): boolean =>
  list.form === 'plain' && list.names.length === 1 && !list.hasMore && how === 'year' && !hasGivenName(said.slice(0, list.end))

function putList(draft: Draft, { list, end, isEditors, how }: Hypothesis): void {
  // Who else wrote it is not said, and the style may want them all.
  const isUnsure = list.isCut || (list.form === 'plain' && (how === 'comma' || how === 'stop'))
  for (const { name, start, end: last } of list.names) {
    putName(draft, isEditors ? 'editor' : 'author', { value: name, start, end: trimmedEnd(draft.said, start, last), isUnsure })
  }
  if (isEditors) draft.hints.add('book')
  draft.isCut = list.isCut && !isEditors
  strike(draft, { start: 0, end })
  draft.authorEnd = end
}

const trimmedEnd = (said: string, start: number, end: number): number => start + said.slice(start, end).trimEnd().length

function takeGroup(draft: Draft, year: number): AuthorEnd {
  if (year > 0) {
    const before = trimmed(draft.said, { start: 0, end: year })
    const rest = draft.left.slice(year).replace(/^[\uE001\s.,:;]+/u, '')
    const said = draft.said.slice(before.start, before.end)
    // Words in lower case make a sentence, which is the title of a work without authors; without words behind the year so is all.
    const isTitle = !isGroup(said) && (!/\p{L}{3}/u.test(rest) || isSentence(said))
    if (isTitle || said === '') return 'none'
    putGroups(draft, before, !isGroup(said))
    strike(draft, { start: 0, end: year })
    draft.authorEnd = year
    return 'year'
  }
  const head = /^(.{2,120}?)(\.\s|:\s|,\s(?=["“„«]))/u.exec(draft.left)
  if (!head?.[1] || (!isGroup(head[1]) && !/^\p{Lu}{2,8}$/u.test(head[1])) || head[1].split(' ').length > 12 || /\uE000/u.test(head[1]))
    return 'none'
  putGroups(draft, { start: 0, end: head[1].length }, true)
  strike(draft, { start: 0, end: head[0].length })
  draft.authorEnd = head[0].length
  return head[2]?.startsWith(':') ? 'colon' : 'stop'
}

function isSentence(said: string): boolean {
  const words = said.match(/\p{L}{4,}/gu) ?? []
  return words.length > 2 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length / 2
}

function putGroups(draft: Draft, { start, end }: { start: number; end: number }, isUnsure: boolean): void {
  let from = start
  for (const part of draft.said.slice(start, end).split(/(\s?;\s|\s?,?\s&\s)/u)) {
    const until = from + part.length
    if (!/^(?:\s?;\s|\s?,?\s&\s)$/u.test(part) && part !== '') {
      const span = trimmed(draft.said, { start: from, end: until })
      putName(draft, 'author', { value: { literal: draft.said.slice(span.start, span.end) }, start: span.start, end: span.end, isUnsure })
    }
    from = until
  }
}
