import type { CslItem, Name, NameField } from '../item.ts'
import { around, joined, toMarkup, type Markup } from '../markup.ts'
import { hasCommaBefore, type CiteWords, type Counted, type Role } from '../words/words.ts'
import { isPart, isReview, isSerial } from './kinds.ts'
import { invertedNameOf, listedNames, shortNameOf, straightNameOf, straightNames } from './names.ts'

/** Somebody in the author's place, with what they did where they are not simply the author. */
export type Creator = { readonly name: Name; readonly roles: readonly Role[] }

/** Who takes the author's place when there is none, first found first; `whole` stands for works that are no part of another. */
const stands: readonly { readonly field: NameField; readonly role: Role | null; readonly whole?: true }[] = [
  { field: 'composer', role: null },
  { field: 'performer', role: null },
  { field: 'illustrator', role: null, whole: true },
  { field: 'director', role: 'director' },
  { field: 'script-writer', role: 'writer' },
  { field: 'host', role: 'host' },
  { field: 'guest', role: 'guest' },
  { field: 'producer', role: 'producer', whole: true },
  { field: 'series-creator', role: 'creator', whole: true },
  { field: 'editor', role: 'editor', whole: true },
  { field: 'editorial-director', role: 'editor', whole: true },
  { field: 'chair', role: 'chair', whole: true },
  { field: 'collection-editor', role: 'editor', whole: true },
]

const hasNames = (names: readonly Name[] | undefined): names is readonly Name[] => names !== undefined && names.length > 0

/** Whoever edits a whole work stands for it, and for an issue of a serial, but not for a part of a book. */
const isPartOfWhole = (item: CslItem): boolean => isPart(item) && !isSerial(item)

/** Who stands in the author's place; nobody where the title has to. */
export function creatorsOf(item: CslItem): readonly Creator[] {
  if (hasNames(item.author)) return item.author.map((name) => ({ name, roles: [] }))
  if (item.type === 'broadcast' && hasNames(item['script-writer'])) return makersOf(item['script-writer'], item.director ?? [])
  for (const { field, role, whole } of stands) {
    const names = item[field]
    // A review names the director of what it reviews.
    if (!hasNames(names) || (whole && isPartOfWhole(item)) || (field === 'director' && isReview(item))) continue
    return names.map((name) => ({ name, roles: role ? [role] : [] }))
  }
  return []
}

const keyOf = (name: Name): string => JSON.stringify([name.literal, name['non-dropping-particle'], name.family, name.given])

/** Writers and directors of an episode, each with a role; whoever did both is named once. */
function makersOf(writers: readonly Name[], directors: readonly Name[]): readonly Creator[] {
  const directing = new Set(directors.map(keyOf))
  const writing = new Set(writers.map(keyOf))
  return [
    ...writers.map((name): Creator => ({ name, roles: directing.has(keyOf(name)) ? ['writer', 'director'] : ['writer'] })),
    ...directors.filter((name) => !writing.has(keyOf(name))).map((name): Creator => ({ name, roles: ['director'] })),
  ]
}

/** The field that stands in the author's place, so that it is not named a second time. */
export function creatorFieldOf(item: CslItem): NameField | null {
  if (hasNames(item.author)) return 'author'
  const found = stands.find(
    ({ field, whole }) => hasNames(item[field]) && !(whole && isPartOfWhole(item)) && !(field === 'director' && isReview(item)),
  )
  return found?.field ?? null
}

const isHungarian = ({ language }: CslItem): boolean => language !== undefined && /^hu\b/i.test(language)

const counted = ([one, several]: Counted, count: number): string => (count > 1 ? several : one)

/** The author's place of the list. */
export function listedCreators(item: CslItem, words: CiteWords): Markup {
  const creators = creatorsOf(item)
  const areRolesApart =
    new Set(creators.map(({ roles }) => roles.join(' '))).size > 1 || creators.some(({ roles }) => roles.includes('writer'))
  const names = creators.map(({ name, roles }, i) => {
    const role = areRolesApart ? roles.map((one) => words.roles[one][0]).join(` ${words.roleAnd} `) : ''
    return joined(
      [invertedNameOf(name, { isHungarian: isHungarian(item) }), i === 0 ? handleOf(item) : '', around('(', toMarkup(role), ')')],
      ' ',
    )
  })
  const [first] = creators
  const list = listedNames(names, { and: toMarkup(words.and.list), hasCommaBeforeAnd: words.hasCommaBeforeAnd })
  const [role] = areRolesApart ? [] : (first?.roles ?? [])
  return role ? `${list} (${toMarkup(counted(words.roles[role], creators.length))})` : list
}

/** The name that somebody has on a site: "[@tinta]". */
const handleOf = (item: CslItem): Markup => around('[', toMarkup((item.custom?.['author-handle'] ?? '').replaceAll(/^\[|\]$/g, '')), ']')

export const straightPeople = (names: readonly Name[], item: CslItem, words: CiteWords): Markup =>
  straightNames(
    names.map((name) => straightNameOf(name, { isHungarian: isHungarian(item), isFamilyFirst: words.isFamilyFirst })),
    { and: toMarkup(words.and.list), isSerial: hasCommaBefore(words.and.list, words) },
  )

/** "A. Editor & B. Editor (Eds.)": people of the work that holds the part. */
export function peopleBefore(item: CslItem, words: CiteWords): Markup {
  if (hasNames(item['container-author'])) return straightPeople(item['container-author'], item, words)
  const fields: readonly (readonly [NameField, Role])[] = [
    ['producer', 'producer'],
    ['series-creator', 'creator'],
    ['editor', 'editor'],
    ['editorial-director', 'editor'],
    ['chair', 'chair'],
    ['host', 'host'],
    ['collection-editor', 'editor'],
  ]
  const standing = creatorFieldOf(item)
  for (const [field, role] of fields) {
    const names = item[field]
    if (!hasNames(names) || field === standing) continue
    return `${straightPeople(names, item, words)} (${toMarkup(counted(words.roles[role], names.length))})`
  }
  return ''
}

/** "A. Editor, Ed.; B. Translator, Trans.": who else a title page names. */
export function peopleInParentheses(item: CslItem, words: CiteWords): readonly Markup[] {
  const standing = creatorFieldOf(item)
  const fields: readonly (readonly [NameField, Role])[] = [
    ['interviewer', 'interviewer'],
    ...(isPart(item) || item.type.startsWith('article-') ? [] : [['editor', 'editor'] as const]),
    ['translator', 'translator'],
    ['illustrator', 'illustrator'],
    ['narrator', 'narrator'],
  ]
  const groups = new Map<string, { readonly names: readonly Name[]; readonly roles: Role[] }>()
  for (const [field, role] of fields) {
    const names = item[field]
    if (!hasNames(names) || field === standing) continue
    const key = names.map(keyOf).join()
    const group = groups.get(key) ?? { names, roles: [] }
    group.roles.push(role)
    groups.set(key, group)
  }
  return [...groups.values()].map(
    ({ names, roles }) =>
      `${straightPeople(names, item, words)}${words.comma}${roles.map((role) => toMarkup(counted(words.roles[role], names.length))).join(` ${toMarkup(words.roleAnd)} `)}`,
  )
}

/** Whether a publisher or a site is also the author, and is not said again (Publication Manual 9.29, 9.32). */
export function isCreator(item: CslItem, name: string): boolean {
  const key = plainKey(name)
  return creatorsOf(item).some((creator) => plainKey(creator.name.literal ?? shortNameOf(creator.name)) === key)
}

const plainKey = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^the /, '')
    .trim()
