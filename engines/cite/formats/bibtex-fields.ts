import type { DateField, ItemType, NameField, TextField } from '../item.ts'

/** How a value is written: as TeX, as a title whose capitals count, as a range of pages, or as it stands. */
export type BibManner = 'tex' | 'title' | 'pages' | 'verbatim'

/** A field of BibTeX or biblatex and the CSL field it is. `types`: for these only. */
export type BibField = { readonly form: string; readonly csl: TextField; readonly manner: BibManner; readonly types?: readonly ItemType[] }

const tex = (form: string, csl: TextField, types?: readonly ItemType[]): BibField => ({ form, csl, manner: 'tex', types })
const title = (form: string, csl: TextField, types?: readonly ItemType[]): BibField => ({ form, csl, manner: 'title', types })
const verbatim = (form: string, csl: TextField): BibField => ({ form, csl, manner: 'verbatim' })

const periodicals: readonly ItemType[] = ['article-journal', 'article-magazine', 'article-newspaper', 'review', 'review-book', 'periodical']
const bookish: readonly ItemType[] = [
  'book',
  'chapter',
  'classic',
  'entry',
  'entry-dictionary',
  'entry-encyclopedia',
  'map',
  'musical_score',
  'pamphlet',
  'paper-conference',
]

/**
 * Text fields, in the order in which an entry is written. Of the rows for one CSL field the first that allows the type is written; all are
 * read. A CSL field without a row is written as `csl-` and its name, which programs that do not know it leave alone.
 */
export const bibFields: readonly BibField[] = [
  title('title', 'title'),
  tex('shorttitle', 'title-short'),
  title('journal', 'container-title', periodicals),
  title('booktitle', 'container-title'),
  title('journaltitle', 'container-title'),
  title('journal', 'container-title'),
  tex('shortjournal', 'container-title-short'),
  tex('series', 'collection-title'),
  tex('volume', 'volume'),
  tex('number', 'issue', periodicals),
  tex('number', 'collection-number', bookish),
  tex('eid', 'number', periodicals),
  tex('number', 'number'),
  tex('issue', 'issue'),
  tex('volumes', 'number-of-volumes'),
  tex('part', 'part-number'),
  tex('chapter', 'chapter-number'),
  { form: 'pages', csl: 'page', manner: 'pages' },
  tex('pagetotal', 'number-of-pages'),
  tex('edition', 'edition'),
  tex('version', 'version'),
  tex('school', 'publisher', ['thesis']),
  tex('institution', 'publisher', ['report']),
  tex('publisher', 'publisher'),
  tex('institution', 'publisher'),
  tex('school', 'publisher'),
  tex('organization', 'publisher'),
  tex('address', 'publisher-place'),
  tex('location', 'publisher-place'),
  tex('eventtitle', 'event-title'),
  tex('venue', 'event-place'),
  tex('origtitle', 'original-title'),
  tex('origpublisher', 'original-publisher'),
  tex('origlocation', 'original-publisher-place'),
  tex('pubstate', 'status'),
  tex('type', 'genre'),
  verbatim('isbn', 'ISBN'),
  verbatim('issn', 'ISSN'),
  verbatim('doi', 'DOI'),
  verbatim('pmid', 'PMID'),
  verbatim('pmcid', 'PMCID'),
  verbatim('url', 'URL'),
  tex('library', 'call-number'),
  tex('abstract', 'abstract'),
  tex('keywords', 'keyword'),
  tex('keyword', 'keyword'),
  tex('note', 'note'),
  tex('annote', 'annote'),
  tex('annotation', 'annote'),
]

export const bibNames: readonly { readonly form: string; readonly csl: NameField }[] = [
  { form: 'author', csl: 'author' },
  { form: 'editor', csl: 'editor' },
  { form: 'translator', csl: 'translator' },
  { form: 'bookauthor', csl: 'container-author' },
]

/** Dates beside the one of publication. */
export const bibDates: readonly { readonly form: string; readonly csl: DateField }[] = [
  { form: 'urldate', csl: 'accessed' },
  { form: 'lastchecked', csl: 'accessed' },
  { form: 'eventdate', csl: 'event-date' },
  { form: 'origdate', csl: 'original-date' },
]

/** Before the name of a CSL field that neither format has. */
export const cslPrefix = 'csl-'

/** Types of entries as they are read; several of `article`, `misc`, `online`, `thesis` and `unpublished` say more by their fields. */
export const bibTypes: Readonly<Record<string, ItemType>> = {
  article: 'article-journal',
  artwork: 'graphic',
  audio: 'song',
  book: 'book',
  bookinbook: 'chapter',
  booklet: 'pamphlet',
  collection: 'book',
  commentary: 'book',
  conference: 'paper-conference',
  dataset: 'dataset',
  electronic: 'webpage',
  image: 'graphic',
  inbook: 'chapter',
  incollection: 'chapter',
  inproceedings: 'paper-conference',
  inreference: 'entry-encyclopedia',
  jurisdiction: 'legal_case',
  legal: 'treaty',
  legislation: 'legislation',
  letter: 'personal_communication',
  manual: 'report',
  mastersthesis: 'thesis',
  misc: 'document',
  movie: 'motion_picture',
  music: 'song',
  mvbook: 'book',
  mvcollection: 'book',
  mvproceedings: 'book',
  mvreference: 'book',
  online: 'webpage',
  patent: 'patent',
  performance: 'performance',
  periodical: 'periodical',
  phdthesis: 'thesis',
  proceedings: 'book',
  reference: 'book',
  report: 'report',
  review: 'review',
  software: 'software',
  standard: 'standard',
  suppbook: 'chapter',
  suppcollection: 'chapter',
  suppperiodical: 'article-journal',
  techreport: 'report',
  thesis: 'thesis',
  unpublished: 'manuscript',
  video: 'motion_picture',
  www: 'webpage',
}

/** Types of entries as they are written, where not every program knows the nearest one the older is taken. What is not here is `misc`. */
export const bibTypeOf: Readonly<Partial<Record<ItemType, string>>> = {
  'article-journal': 'article',
  'article-magazine': 'article',
  'article-newspaper': 'article',
  book: 'book',
  chapter: 'incollection',
  classic: 'book',
  dataset: 'dataset',
  'entry-dictionary': 'inreference',
  'entry-encyclopedia': 'inreference',
  graphic: 'artwork',
  legal_case: 'jurisdiction',
  legislation: 'legislation',
  manuscript: 'unpublished',
  motion_picture: 'movie',
  pamphlet: 'booklet',
  'paper-conference': 'inproceedings',
  patent: 'patent',
  performance: 'performance',
  periodical: 'periodical',
  personal_communication: 'letter',
  'post-weblog': 'online',
  post: 'online',
  report: 'techreport',
  review: 'review',
  'review-book': 'article',
  software: 'software',
  song: 'music',
  speech: 'unpublished',
  standard: 'standard',
  thesis: 'thesis',
  treaty: 'legal',
  webpage: 'online',
}

/** Words of biblatex for kinds of theses and reports, in English. */
export const bibGenres: Readonly<Record<string, string>> = {
  phdthesis: 'Doctoral dissertation',
  mathesis: "Master's thesis",
  mastersthesis: "Master's thesis",
  bathesis: "Bachelor's thesis",
  candthesis: "Candidate's thesis",
  techreport: 'Technical report',
  resreport: 'Research report',
}

/** Languages as babel and biblatex call them. Of several for one language the first is written. */
export const bibLanguages: readonly (readonly [name: string, code: string])[] = [
  ['english', 'en'],
  ['american', 'en-US'],
  ['british', 'en-GB'],
  ['ukenglish', 'en-GB'],
  ['usenglish', 'en-US'],
  ['ngerman', 'de'],
  ['german', 'de'],
  ['naustrian', 'de-AT'],
  ['austrian', 'de-AT'],
  ['nswissgerman', 'de-CH'],
  ['hungarian', 'hu'],
  ['magyar', 'hu'],
  ['romanian', 'ro'],
  ['slovak', 'sk'],
  ['czech', 'cs'],
  ['polish', 'pl'],
  ['italian', 'it'],
  ['spanish', 'es'],
  ['french', 'fr'],
  ['francais', 'fr'],
  ['turkish', 'tr'],
  ['urdu', 'ur'],
  ['portuguese', 'pt'],
  ['portuges', 'pt'],
  ['brazilian', 'pt-BR'],
  ['brazil', 'pt-BR'],
  ['dutch', 'nl'],
  ['swedish', 'sv'],
  ['danish', 'da'],
  ['norsk', 'nb'],
  ['nynorsk', 'nn'],
  ['finnish', 'fi'],
  ['greek', 'el'],
  ['russian', 'ru'],
  ['ukrainian', 'uk'],
  ['croatian', 'hr'],
  ['slovene', 'sl'],
  ['latin', 'la'],
  ['japanese', 'ja'],
  ['chinese', 'zh'],
  ['arabic', 'ar'],
]
