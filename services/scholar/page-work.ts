import { optionalDoi } from '#engines/cite/identify/doi.ts'
import { optionalIsbn } from '#engines/cite/identify/isbn.ts'
import type { ItemType, Name, TextField } from '#engines/cite/item.ts'
import { writtenDate, yearOf } from './dates.ts'
import { splitNames, writtenName } from './names.ts'
import { linkedFacts, type LinkedFacts } from './page-linked.ts'
import type { PageFacts } from './page-facts.ts'
import type { ScholarWork } from './scholar.ts'
import { workOf } from './work-of.ts'

type Texts = { readonly [Field in TextField]?: string | null }
type Source = {
  readonly get: (...names: readonly string[]) => string | null
  readonly list: (...names: readonly string[]) => readonly string[]
}

/**
 * The work of a page, by what it says of itself: Highwire's tags and Dublin Core's, as repositories and journals have them; then JSON-LD
 * (schema.org), Open Graph and the title. What the page does not say is left out: no author is made of the name of the site. Null for a
 * page that has neither a title nor a DOI.
 */
export function pageWork(facts: PageFacts, url: string): ScholarWork | null {
  const source = sourceOf(facts)
  const linked = linkedFacts(facts.objects)
  const doi =
    optionalDoi(source.get('citation_doi', 'dc.identifier.doi', 'prism.doi', 'bepress_citation_doi') ?? '') ?? doiOf(source) ?? linked.doi
  const isScholarly = source.get('citation_title', 'bepress_citation_title') !== null
  const type = isScholarly ? scholarlyType(source) : linked.type
  const title =
    source.get('citation_title', 'bepress_citation_title') ??
    source.get('dc.title', 'dcterms.title') ??
    linked.title ??
    source.get('og:title', 'twitter:title')
  const site = source.get('og:site_name', 'application-name') ?? linked.site ?? ''
  const whole = title ?? withoutSite(facts.title, site)
  if (whole === '' && doi === null) return null
  const people = peopleOf(source, linked, { site, language: facts.language })
  return workOf({
    type,
    texts: {
      title: whole,
      ...(isScholarly ? scholarlyTexts(source, type) : pageTexts(source, linked, { type, site })),
      language: facts.language,
      DOI: doi,
      URL: addressOf(facts, url),
    },
    names: { author: people.names },
    dates: { issued: dateOf(source, linked) },
    unsure: [
      ...people.unsure,
      // The title of a window often holds the site's name, or a slogan.
      ...(title === null ? ['title'] : []),
      ...(type === 'webpage' || isScholarly ? [] : ['type']),
      ...(isScholarly && type === 'document' ? ['type'] : []),
      // Our word and English, where the page has a kind of object: a film, a lecture and a clip are videos alike.
      ...(!isScholarly && type === 'motion_picture' ? ['genre'] : []),
    ],
  })
}

function sourceOf({ metas }: PageFacts): Source {
  const list = (...names: readonly string[]) => names.flatMap((name) => metas.get(name) ?? [])
  return { list, get: (...names) => list(...names)[0] ?? null }
}

const doiOf = (source: Source): string | null =>
  source
    .list('dc.identifier', 'dcterms.identifier')
    .map((text) => (/^(?:doi:|https?:\/\/(?:dx\.)?doi\.org\/|10\.)/i.test(text) ? optionalDoi(text) : null))
    .find((doi) => doi !== null) ?? null

/** What Highwire's tags say the work is; the first that stands there counts. */
const scholarlyTypes: readonly (readonly [names: readonly string[], type: ItemType])[] = [
  [['citation_dissertation_institution', 'citation_dissertation_name'], 'thesis'],
  [['citation_conference_title', 'citation_conference'], 'paper-conference'],
  [['citation_technical_report_institution', 'citation_technical_report_number'], 'report'],
  [['citation_inbook_title', 'citation_book_title'], 'chapter'],
  [['citation_journal_title', 'citation_journal_abbrev', 'bepress_citation_journal_title', 'citation_issn'], 'article-journal'],
  [['citation_arxiv_id', 'citation_preprint'], 'article'],
  [['citation_isbn'], 'book'],
]
const scholarlyType = (source: Source): ItemType => scholarlyTypes.find(([names]) => source.get(...names) !== null)?.[1] ?? 'document'

function scholarlyTexts(source: Source, type: ItemType): Texts {
  const both = (name: string) => [`citation_${name}`, `bepress_citation_${name}`]
  const pages = [source.get(...both('firstpage')), source.get(...both('lastpage'))].filter((page) => page !== null)
  const institution = source.get(
    'citation_dissertation_institution',
    'bepress_citation_dissertation_institution',
    'citation_technical_report_institution',
  )
  return {
    'container-title': source.get(
      ...both('journal_title'),
      'citation_conference_title',
      'citation_conference',
      'citation_inbook_title',
      'citation_book_title',
    ),
    volume: source.get(...both('volume')),
    issue: source.get(...both('issue')),
    page: [...new Set(pages)].join('-'),
    number: type === 'report' ? source.get('citation_technical_report_number') : null,
    publisher: institution ?? source.get(...both('publisher'), 'dc.publisher'),
    ISBN: optionalIsbn(source.get('citation_isbn') ?? ''),
    ISSN: source.get(...both('issn')),
    PMID: source.get('citation_pmid'),
  }
}

type Site = { readonly type: ItemType; readonly site: string }

function pageTexts(source: Source, linked: LinkedFacts, { type, site }: Site): Texts {
  const container = linked.container ?? (type === 'book' || type === 'report' || type === 'dataset' || type === 'software' ? null : site)
  const publisher = linked.publisher ?? source.get('dc.publisher', 'dcterms.publisher')
  const hasPublisher = publisher !== null && publisher.toLowerCase() !== container?.toLowerCase()
  return {
    // The site of a video is its publisher, by the convention of fields.
    'container-title': type === 'motion_picture' ? null : container,
    publisher:
      type === 'motion_picture' ? site || publisher : type === 'webpage' || type.startsWith('post') || !hasPublisher ? null : publisher,
    genre: type === 'motion_picture' ? 'Video' : null,
    volume: linked.volume,
    issue: linked.issue,
    page: linked.page,
    version: linked.version,
    ISBN: optionalIsbn(linked.isbn ?? source.get('book:isbn', 'og:isbn') ?? ''),
  }
}

/** Names of the first kind of tags that has any; those in one piece are taken apart, which may go wrong. */
function peopleOf(source: Source, linked: LinkedFacts, page: { readonly site: string; readonly language: string }) {
  const tagged = [
    source.list('citation_author', 'bepress_citation_author'),
    source.list('citation_authors').flatMap((text) => text.split(/\s*;\s*/)),
    source.list('dc.creator', 'dcterms.creator', 'dc.creator.personalname'),
  ].find((names) => names.length > 0)
  const fromLinked = tagged ? [] : linked.authors
  const written =
    tagged ??
    (fromLinked.length > 0 ? [] : source.list('author', 'article:author', 'parsely-author', 'sailthru.author', 'byl').flatMap(splitNames))
  const read = written.map((text) => asSite(text, page.site) ?? writtenName(text, page.language)).filter((one) => one !== null)
  const names = dedup([...fromLinked.map(({ name }) => name), ...read.map(({ name }) => name)])
  const isSure = [...fromLinked, ...read].every((one) => one.isSure)
  return { names, unsure: isSure ? [] : ['author'] }
}

/** The site's own name in the author's place is a group. */
const asSite = (text: string, site: string) =>
  site !== '' && text.toLowerCase() === site.toLowerCase() ? { name: { literal: text }, isSure: true } : null

const dedup = (names: readonly Name[]): readonly Name[] =>
  [...new Map(names.map((name) => [JSON.stringify(name), name])).values()].slice(0, 500)

function dateOf(source: Source, linked: LinkedFacts) {
  const said = [
    ...source.list(
      'citation_publication_date',
      'citation_date',
      'citation_cover_date',
      'bepress_citation_date',
      'citation_online_date',
      'citation_year',
    ),
    ...source.list('prism.publicationdate', 'dc.date.issued', 'dcterms.issued', 'dc.date', 'dcterms.date', 'dc.date.created'),
    ...(linked.date === null ? [] : [linked.date]),
    ...source.list(
      'article:published_time',
      'og:article:published_time',
      'datepublished',
      'book:release_date',
      'date',
      'parsely-pub-date',
      'pubdate',
    ),
  ]
  return said.map((text) => writtenDate(text)).find((date) => yearOf(date) !== null) ?? null
}

/** A window's title without the site's name at its end or beginning. */
function withoutSite(title: string, site: string): string {
  if (site === '') return title
  const parts = title.split(/\s+[|–—·•»:-]\s+|\s+::\s+/)
  const kept = parts.filter((part) => part.toLowerCase() !== site.toLowerCase())
  if (kept.length === parts.length || kept.length === 0) return title
  const [first = ''] = parts
  return first.toLowerCase() === site.toLowerCase()
    ? title.slice(title.indexOf(kept[0] ?? ''))
    : title.slice(0, title.lastIndexOf(kept.at(-1) ?? '') + (kept.at(-1) ?? '').length)
}

/** The address that the page calls its own, if it is on the same site; else the one that was fetched. */
function addressOf({ canonical }: PageFacts, url: string): string {
  if (canonical === '' || !URL.canParse(canonical, url)) return url
  const own = new URL(canonical, url)
  const [here, there] = [new URL(url), own].map(({ hostname }) => hostname.replace(/^www\./, ''))
  return /^https?:$/.test(own.protocol) && here === there && own.pathname !== '/' ? own.href : url
}
