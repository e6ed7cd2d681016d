import { z } from 'zod'
import type { ItemType } from '#engines/cite/item.ts'
import { requireJson } from '../../online/ask-json.ts'
import type { AskRegistry } from '../ask-registry.ts'
import { dateOfParts, writtenDate } from '../dates.ts'
import { namesOf, writtenName } from '../names.ts'
import type { Registry, ScholarWork } from '../scholar.ts'
import { workOf } from '../work-of.ts'

const text = z.string().nullish().catch(null)
const person = z.looseObject({ name: text, nameType: text, givenName: text, familyName: text, contributorType: text })

const attributes = z.looseObject({
  doi: z.string().min(1),
  titles: z.array(z.looseObject({ title: text, titleType: text })).nullish(),
  creators: z.array(person).nullish(),
  contributors: z.array(person).nullish().catch(null),
  /** A text, or since schema 4.5 a text with its identifier. */
  publisher: z
    .union([z.string(), z.looseObject({ name: text })])
    .nullish()
    .catch(null),
  publicationYear: z.union([z.number(), z.string()]).nullish().catch(null),
  dates: z
    .array(z.looseObject({ date: text, dateType: text }))
    .nullish()
    .catch(null),
  types: z.looseObject({ resourceTypeGeneral: text, resourceType: text }).nullish().catch(null),
  container: z.looseObject({ title: text, volume: text, issue: text, firstPage: text, lastPage: text }).nullish().catch(null),
  version: text,
  language: text,
})
type Attributes = z.output<typeof attributes>
const record = z.looseObject({ data: z.looseObject({ attributes }) })

/** DataCite's general types by CSL's (schema 4.6, appendix 1). Sorted. */
const types: Readonly<Record<string, ItemType>> = {
  Audiovisual: 'motion_picture',
  Book: 'book',
  BookChapter: 'chapter',
  Collection: 'collection',
  ComputationalNotebook: 'software',
  ConferencePaper: 'paper-conference',
  ConferenceProceeding: 'book',
  DataPaper: 'article-journal',
  Dataset: 'dataset',
  Dissertation: 'thesis',
  Image: 'graphic',
  JournalArticle: 'article-journal',
  PeerReview: 'review',
  Preprint: 'article',
  Report: 'report',
  Software: 'software',
  Sound: 'song',
  Standard: 'standard',
}

/** What "Text" is, by the words of whoever deposited it. */
const textTypes: readonly (readonly [shape: RegExp, type: ItemType])[] = [
  [/thesis|dissertation/i, 'thesis'],
  [/pre-?print/i, 'article'],
  [/report|working paper/i, 'report'],
  [/conference|proceeding/i, 'paper-conference'],
  [/chapter|section/i, 'chapter'],
  [/journal|article/i, 'article-journal'],
  [/book|monograph/i, 'book'],
]

/** DataCite's REST API: a work by its DOI. */
export const makeDataCite = ({ ask, url }: { readonly ask: AskRegistry; readonly url: string }): Registry => ({
  id: 'datacite',
  ask: async (query, signal) => {
    if (query.is === 'words') return { works: [] }
    const doi = query.is === 'arxiv' ? `10.48550/arXiv.${query.id.replace(/v\d+$/, '')}` : query.id
    const body = await ask(new URL(`/dois/${encodeURIComponent(doi)}`, url), { signal, every: 200, accept: 'application/vnd.api+json' })
    return { works: body === null ? [] : [dataciteWork(requireJson(body, record).data.attributes)] }
  },
})

/** The work of a record. */
function dataciteWork(said: Attributes): ScholarWork {
  const type = typeIn(said)
  const genre = genreOf(type, said)
  const names = (people: Attributes['creators']) => (people ?? []).map(nameOf)
  const authors = names(said.creators)
  const editors = names(said.contributors?.filter(({ contributorType }) => contributorType === 'Editor'))
  const { container } = said
  const publisher = typeof said.publisher === 'string' ? said.publisher : said.publisher?.name
  const pages = [container?.firstPage, container?.lastPage].filter(Boolean).join('-')
  const main = (said.titles ?? []).find(({ titleType }) => !titleType) ?? said.titles?.[0]
  const sub = (said.titles ?? []).find(({ titleType }) => titleType === 'Subtitle')
  return workOf({
    type,
    texts: {
      title: [main?.title, sub?.title].filter(Boolean).join(': '),
      'container-title': container?.title,
      volume: container?.volume,
      issue: container?.issue,
      page: pages,
      publisher: publisher === ':unav' || publisher === '(:unav)' ? null : publisher,
      version: ['dataset', 'software'].includes(type) ? said.version : null,
      genre: genre?.word,
      number: numberOf(said.doi),
      language: said.language,
      DOI: said.doi,
    },
    names: { author: authors.flatMap(({ name }) => name), editor: editors.flatMap(({ name }) => name) },
    dates: { issued: issuedOf(said) },
    unsure: [
      ...(authors.every(({ isSure }) => isSure) ? [] : ['author']),
      ...(types[said.types?.resourceTypeGeneral ?? ''] ? [] : ['type']),
      ...(genre && !genre.isSaid ? ['genre'] : []),
    ],
  })
}

function typeIn({ types: said }: Attributes): ItemType {
  const general = types[said?.resourceTypeGeneral ?? '']
  if (general) return general
  return textTypes.find(([shape]) => shape.test(said?.resourceType ?? ''))?.[1] ?? 'document'
}

/**
 * What stands in brackets: the depositor's word for a thesis, and "Preprint" where no number says so. What only repeats the type does
 * not. A general type is a code; its word is ours then, and English.
 */
function genreOf(type: ItemType, { doi, types: said }: Attributes): { readonly word: string; readonly isSaid: boolean } | null {
  const word = said?.resourceType ?? ''
  if (type === 'article') return numberOf(doi) === null ? { word: 'Preprint', isSaid: /pre-?print/i.test(word) } : null
  return type === 'thesis' && /\s/.test(word) ? { word, isSaid: true } : null
}

/** arXiv's preprints are cited with their number. */
const numberOf = (doi: string): string | null => {
  const id = /^10\.48550\/arxiv\.(.+)$/i.exec(doi)?.[1]
  return id === undefined ? null : `arXiv:${id}`
}

function nameOf({ name, nameType, givenName, familyName }: z.output<typeof person>) {
  if (nameType === 'Organizational') return { name: namesOf([{ literal: name }]), isSure: true }
  if (familyName) return { name: namesOf([{ family: familyName, given: givenName }]), isSure: true }
  const written = writtenName(name ?? '')
  return { name: written ? [written.name] : [], isSure: written?.isSure ?? true }
}

/** The day where the record has one of the same year: the year is the publisher's word. */
function issuedOf({ publicationYear, dates }: Attributes) {
  const year = dateOfParts([Number(publicationYear)])
  const issued = writtenDate(dates?.find(({ dateType }) => dateType === 'Issued')?.date)
  if (!year || !issued) return year ?? issued
  return issued['date-parts']?.[0]?.[0] === year['date-parts']?.[0]?.[0] ? issued : year
}
