import type { CslItem, Name } from '../item.ts'
import { italic, joined, toMarkup, type Markup } from '../markup.ts'
import { andBefore, hasCommaBefore, type CiteWords } from '../words/words.ts'
import { creatorsOf } from './creators.ts'
import { isLegal, isPart, isPersonal } from './kinds.ts'
import { initialsOf, shortNameOf, straightNameOf } from './names.ts'
import { bracketsOf, titleOf } from './titles.ts'

/** How a work is named in the text before its year. */
export type Label = {
  readonly parenthetical: Markup
  readonly narrative: Markup
  /** Ends in a quotation mark before which a comma goes, in English. */
  readonly isQuoted: boolean
}

/** What tells an author from others of the same family name: nothing, initials, or given names. */
export type Telling = 'family' | 'initials' | 'given'

export type Naming = {
  /** How many names are said before "et al."; all when there are no more. */
  readonly named: number
  readonly telling: Telling
}

export const namesOf = (item: CslItem): readonly Name[] => (isLegal(item) ? [] : creatorsOf(item).map(({ name }) => name))

/** Three names and more are the first and "et al.", unless more of them are needed to tell works apart (Publication Manual 8.17, 8.18). */
export const usualNaming = (names: readonly Name[]): Naming => ({ named: names.length > 2 ? 1 : names.length, telling: 'family' })

const firstName = (name: Name, telling: Telling): Markup => {
  if (telling === 'family' || name.literal !== undefined || !name.given) return shortNameOf(name)
  const given = telling === 'initials' ? initialsOf(name.given) : name.given
  return joined([toMarkup(given), shortNameOf(name)], ' ')
}

/** "Kovács", "Kovács & Nagy", "Kovács et al.", "Kovács, Nagy, et al."; `and` is the word before the last of all names. */
export function namesLabel(names: readonly Name[], { named, telling }: Naming, words: CiteWords, and: string): Markup {
  const said = names.slice(0, named).map((name, i) => (i === 0 ? firstName(name, telling) : shortNameOf(name)))
  if (named < names.length) {
    const comma = named > 1 ? words.comma.trimEnd() : ''
    return `${said.join(words.comma)}${comma} ${toMarkup(words.etAl)}`
  }
  const before = toMarkup(andBefore(and, said.at(-1) ?? ''))
  if (said.length < 3) return said.join(` ${before} `)
  return `${said.slice(0, -1).join(words.comma)}${hasCommaBefore(and, words) ? words.comma : ' '}${before} ${said.at(-1) ?? ''}`
}

/** The label of a work; `naming` is what its neighbours in the list ask for. */
export function labelOf(item: CslItem, naming: Naming, words: CiteWords): Label {
  const names = namesOf(item)
  if (isPersonal(item) && names.length > 0) return personalLabel(names, words)
  if (names.length === 0) return titleLabel(item, words)
  return {
    parenthetical: namesLabel(names, naming, words, words.and.parenthetical),
    narrative: namesLabel(names, naming, words, words.and.narrative),
    isQuoted: false,
  }
}

/** Whoever is in no list is named with initials. */
function personalLabel(names: readonly Name[], words: CiteWords): Label {
  const said = names.map((name) => straightNameOf(name, words))
  const [first = ''] = said
  const all = (and: string): Markup => (said.length > 2 ? `${first} ${toMarkup(words.etAl)}` : said.join(` ${toMarkup(and)} `))
  return { parenthetical: all(words.and.parenthetical), narrative: all(words.and.narrative), isQuoted: false }
}

/** Without an author the title: in italics what is italic in the list, in quotation marks what is part of something else. */
function titleLabel(item: CslItem, words: CiteWords): Label {
  const short = item['title-short'] === undefined ? item : { ...item, title: item['title-short'] }
  const title = toMarkup(short.title ?? '')
  if (title === '') return same(bracketsOf(item, words))
  if (item.type === 'legal_case') return same(italic(title))
  if (isLegal(item)) return same(title)
  if (!isPart(item) && item.type !== 'periodical') return same(titleOf(short, words))
  const [open, close] = words.quotes
  return { ...same(`${open}${title}${close}`), isQuoted: true }
}

const same = (markup: Markup): Label => ({ parenthetical: markup, narrative: markup, isQuoted: false })

/** The name of the group that a work begins with; null where a person or a title does. */
export function firstGroupOf(item: CslItem): Markup | null {
  const [first] = namesOf(item)
  return first?.literal === undefined ? null : shortNameOf(first)
}
