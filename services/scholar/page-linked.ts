import { optionalDoi } from '#engines/cite/identify/doi.ts'
import type { ItemType } from '#engines/cite/item.ts'
import { namesOf, writtenName, type WrittenName } from './names.ts'
import { plainText } from './plain-text.ts'

/** What JSON-LD (schema.org) says of the work of a page. */
export type LinkedFacts = {
  readonly type: ItemType
  readonly title: string | null
  readonly authors: readonly WrittenName[]
  readonly date: string | null
  readonly site: string | null
  readonly container: string | null
  readonly publisher: string | null
  readonly volume: string | null
  readonly issue: string | null
  readonly page: string | null
  readonly version: string | null
  readonly isbn: string | null
  readonly doi: string | null
}

/** Types of schema.org that are works, by CSL's; the first row that a page has counts, so the narrower stand first. */
const types: readonly (readonly [name: string, type: ItemType])[] = [
  ['ScholarlyArticle', 'article-journal'],
  ['MedicalScholarlyArticle', 'article-journal'],
  ['Thesis', 'thesis'],
  ['Chapter', 'chapter'],
  ['Dataset', 'dataset'],
  ['Report', 'report'],
  ['Book', 'book'],
  ['SoftwareApplication', 'software'],
  ['SoftwareSourceCode', 'software'],
  ['PodcastEpisode', 'broadcast'],
  ['VideoObject', 'motion_picture'],
  ['BlogPosting', 'post-weblog'],
  ['NewsArticle', 'article-newspaper'],
  ['ReportageNewsArticle', 'article-newspaper'],
  ['OpinionNewsArticle', 'article-newspaper'],
  ['AnalysisNewsArticle', 'article-newspaper'],
  ['SocialMediaPosting', 'post'],
  ['TechArticle', 'webpage'],
  ['Article', 'webpage'],
  ['WebPage', 'webpage'],
  ['AboutPage', 'webpage'],
  ['FAQPage', 'webpage'],
]

type LinkedObject = Readonly<Record<string, unknown>>

/** Reads the objects of a page; nothing found gives a web page of which nothing is known. */
export function linkedFacts(objects: readonly LinkedObject[]): LinkedFacts {
  const [, type = 'webpage', work = {}] =
    types
      .map(([name, csl]) => [name, csl, objects.find((object) => typesOf(object).includes(name))] as const)
      .find(([, , object]) => object) ?? []
  const site = objects.find((object) => typesOf(object).includes('WebSite'))
  // A volume lies in a journal, an issue in a volume.
  const holders = holdersOf(work['isPartOf'], 0)
  const within = (name: string) => textIn(work[name]) ?? holders.map((holder) => textIn(holder[name])).find((text) => text !== null) ?? null
  const container = holders.find((holder) =>
    typesOf(holder).some((name) => /^(?:Periodical|Book|PodcastSeries|Blog|Newspaper)$/.test(name)),
  )
  const pages = [textIn(work['pageStart']), textIn(work['pageEnd'])].filter((page) => page !== null)
  return {
    type,
    title: textIn(work['headline']) ?? textIn(work['name']),
    authors: listOf(work['author'] ?? work['creator']).flatMap((author) => authorOf(author, objects) ?? []),
    date: textIn(work['datePublished']) ?? textIn(work['uploadDate']) ?? textIn(work['dateCreated']),
    site: nameIn(site),
    container: nameIn(container),
    publisher: nameIn(resolved(work['publisher'], objects)),
    volume: within('volumeNumber'),
    issue: within('issueNumber'),
    page: textIn(work['pagination']) ?? (pages.length > 0 ? pages.join('-') : null),
    version: textIn(work['softwareVersion']) ?? (type === 'dataset' ? textIn(work['version']) : null),
    isbn: textIn(work['isbn']),
    doi: doiIn(work),
  }
}

const typesOf = (object: LinkedObject): readonly string[] =>
  listOf(object['@type']).flatMap((type) => (typeof type === 'string' ? [type.replace(/^https?:\/\/schema\.org\//, '')] : []))

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, 500) : value === undefined || value === null ? [] : [value]

const isObject = (value: unknown): value is LinkedObject => typeof value === 'object' && value !== null && !Array.isArray(value)

function textIn(value: unknown): string | null {
  const [first] = listOf(value)
  const text = typeof first === 'number' ? String(first) : typeof first === 'string' ? plainText(first) : ''
  return text === '' ? null : text
}

const nameIn = (value: unknown): string | null =>
  typeof value === 'string' ? textIn(value) : isObject(value) ? textIn(value['name']) : null

/** An object that is only named by its `@id` stands elsewhere in the page. */
function resolved(value: unknown, objects: readonly LinkedObject[]): unknown {
  const [first] = listOf(value)
  if (!isObject(first) || first['name'] !== undefined || first['@id'] === undefined) return first
  return objects.find((object) => object['@id'] === first['@id'] && object['name'] !== undefined) ?? first
}

function holdersOf(value: unknown, depth: number): readonly LinkedObject[] {
  if (depth > 3) return []
  return listOf(value).flatMap((one) => (isObject(one) ? [one, ...holdersOf(one['isPartOf'], depth + 1)] : []))
}

function authorOf(value: unknown, objects: readonly LinkedObject[]): WrittenName | null {
  const author = resolved(value, objects)
  if (typeof author === 'string') return writtenName(author)
  if (!isObject(author)) return null
  const kinds = typesOf(author)
  const [family, given] = [textIn(author['familyName']), textIn(author['givenName'])]
  const [apart] = family !== null && given !== null ? namesOf([{ family, given }]) : []
  if (apart) return { name: apart, isSure: true }
  const name = textIn(author['name'])
  if (name === null) return null
  return kinds.some((kind) => kind !== 'Person') ? { name: { literal: name }, isSure: true } : writtenName(name)
}

function doiIn(work: LinkedObject): string | null {
  const said = [...listOf(work['identifier']), work['sameAs'], work['@id']].flatMap((one) =>
    listOf(isObject(one) ? (/doi/i.test(textIn(one['propertyID']) ?? textIn(one['name']) ?? '') ? one['value'] : null) : one),
  )
  const found = said.map((one) =>
    typeof one === 'string' && /^(?:doi:|https?:\/\/(?:dx\.)?doi\.org\/|10\.)/i.test(one) ? optionalDoi(one) : null,
  )
  return found.find((doi) => doi !== null) ?? null
}
