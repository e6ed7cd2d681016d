import type { ItemType, NameField, TextField } from '../item.ts'

/** A field of reference managers: its RIS tag, its place in EndNote's XML, and the CSL field it is. `types`: for these only. */
export type ManagerField<Field> = { readonly ris: string; readonly xml: string; readonly csl: Field; readonly types?: readonly ItemType[] }

const periodicals: readonly ItemType[] = ['article-journal', 'article-magazine', 'article-newspaper', 'review', 'review-book', 'periodical']
/** Works whose second title is the series they stand in. */
const inSeries: readonly ItemType[] = ['book', 'classic', 'map', 'musical_score', 'pamphlet', 'report', 'standard', 'thesis']
const paged: readonly ItemType[] = ['book', 'thesis']

/** Text fields. Reading takes the first row of a tag that allows the type, writing the first row of a CSL field that does. */
export const managerFields: readonly ManagerField<TextField>[] = [
  { ris: 'TI', xml: 'titles/title', csl: 'title' },
  { ris: 'ST', xml: 'titles/short-title', csl: 'title-short' },
  { ris: 'T2', xml: 'titles/secondary-title', csl: 'collection-title', types: inSeries },
  { ris: 'T3', xml: 'titles/tertiary-title', csl: 'container-title', types: inSeries },
  { ris: 'C3', xml: 'custom3', csl: 'container-title', types: ['paper-conference'] },
  { ris: 'T2', xml: 'titles/secondary-title', csl: 'event-title', types: ['paper-conference', 'speech'] },
  { ris: 'T2', xml: 'titles/secondary-title', csl: 'container-title' },
  { ris: 'T3', xml: 'titles/tertiary-title', csl: 'collection-title' },
  { ris: 'J2', xml: 'titles/alt-title', csl: 'container-title-short' },
  { ris: 'OP', xml: 'orig-pub', csl: 'original-title' },
  { ris: 'VL', xml: 'volume', csl: 'volume' },
  { ris: 'IS', xml: 'number', csl: 'issue', types: periodicals },
  { ris: 'IS', xml: 'issue', csl: 'issue', types: periodicals },
  { ris: 'C7', xml: 'custom7', csl: 'number', types: periodicals },
  { ris: 'M1', xml: 'number', csl: 'number' },
  { ris: 'IS', xml: 'issue', csl: 'collection-number' },
  { ris: 'NV', xml: 'num-vols', csl: 'number-of-volumes' },
  { ris: 'SE', xml: 'section', csl: 'chapter-number', types: ['chapter'] },
  { ris: 'SE', xml: 'section', csl: 'section' },
  { ris: 'SP', xml: 'pages', csl: 'number-of-pages', types: paged },
  { ris: 'SP', xml: 'pages', csl: 'page' },
  { ris: 'ET', xml: 'edition', csl: 'version', types: ['software', 'dataset'] },
  { ris: 'ET', xml: 'edition', csl: 'edition' },
  { ris: 'PB', xml: 'publisher', csl: 'authority', types: ['legal_case'] },
  { ris: 'PB', xml: 'publisher', csl: 'publisher' },
  { ris: 'CY', xml: 'pub-location', csl: 'publisher-place' },
  { ris: 'C1', xml: 'custom1', csl: 'event-place', types: ['paper-conference', 'speech'] },
  { ris: 'M3', xml: 'work-type', csl: 'genre' },
  { ris: 'RI', xml: 'reviewed-item', csl: 'reviewed-title' },
  { ris: 'SN', xml: 'isbn', csl: 'ISBN' },
  { ris: 'SN', xml: 'isbn', csl: 'ISSN' },
  { ris: 'DO', xml: 'electronic-resource-num', csl: 'DOI' },
  { ris: 'AN', xml: 'accession-num', csl: 'PMID' },
  { ris: 'C2', xml: 'custom2', csl: 'PMCID' },
  { ris: 'UR', xml: 'urls/related-urls/url', csl: 'URL' },
  { ris: 'DB', xml: 'remote-database-name', csl: 'archive' },
  { ris: 'DP', xml: 'remote-database-provider', csl: 'source' },
  { ris: 'AV', xml: 'availability', csl: 'archive_location' },
  { ris: 'CN', xml: 'call-num', csl: 'call-number' },
  { ris: 'LA', xml: 'language', csl: 'language' },
  { ris: 'KW', xml: 'keywords/keyword', csl: 'keyword' },
  { ris: 'AB', xml: 'abstract', csl: 'abstract' },
  { ris: 'N1', xml: 'notes', csl: 'note' },
  { ris: 'RN', xml: 'research-notes', csl: 'annote' },
]

const screen: readonly ItemType[] = ['motion_picture', 'broadcast']
const people = (name: string): string => `contributors/${name}/author`

/** People. Films have their director first; who put a video up is its author, and it is of another type here. */
export const managerNames: readonly ManagerField<NameField>[] = [
  { ris: 'AU', xml: people('authors'), csl: 'director', types: screen },
  { ris: 'A2', xml: people('secondary-authors'), csl: 'script-writer', types: screen },
  { ris: 'A3', xml: people('tertiary-authors'), csl: 'producer', types: screen },
  { ris: 'A4', xml: people('subsidiary-authors'), csl: 'performer', types: screen },
  { ris: 'A2', xml: people('secondary-authors'), csl: 'interviewer', types: ['interview'] },
  { ris: 'A2', xml: people('secondary-authors'), csl: 'recipient', types: ['personal_communication'] },
  { ris: 'A2', xml: people('secondary-authors'), csl: 'composer', types: ['song'] },
  { ris: 'A2', xml: people('secondary-authors'), csl: 'reviewed-author', types: ['review', 'review-book'] },
  { ris: 'AU', xml: people('authors'), csl: 'author' },
  { ris: 'A2', xml: people('secondary-authors'), csl: 'editor' },
  { ris: 'A3', xml: people('tertiary-authors'), csl: 'collection-editor' },
  { ris: 'A4', xml: people('subsidiary-authors'), csl: 'translator' },
]

/** A type of reference managers: RIS code, EndNote's number and name. */
export type ManagerType = { readonly ris: string; readonly number: number; readonly name: string; readonly csl: ItemType }

const type = (ris: string, csl: ItemType, [number, name]: readonly [number, string]): ManagerType => ({ ris, number, name, csl })

/** Of the rows for one CSL type the first is written. */
export const managerTypes: readonly ManagerType[] = [
  type('JOUR', 'article-journal', [17, 'Journal Article']),
  type('EJOUR', 'article-journal', [43, 'Electronic Article']),
  type('MGZN', 'article-magazine', [19, 'Magazine Article']),
  type('NEWS', 'article-newspaper', [23, 'Newspaper Article']),
  type('BOOK', 'book', [6, 'Book']),
  type('EDBOOK', 'book', [28, 'Edited Book']),
  type('EBOOK', 'book', [44, 'Electronic Book']),
  type('CHAP', 'chapter', [5, 'Book Section']),
  type('ECHAP', 'chapter', [60, 'Electronic Book Section']),
  type('CPAPER', 'paper-conference', [47, 'Conference Paper']),
  type('CONF', 'paper-conference', [10, 'Conference Proceedings']),
  type('THES', 'thesis', [32, 'Thesis']),
  type('RPRT', 'report', [27, 'Report']),
  type('GOVDOC', 'report', [46, 'Government Document']),
  type('ELEC', 'webpage', [12, 'Web Page']),
  type('BLOG', 'post-weblog', [56, 'Blog']),
  type('MULTI', 'post', [48, 'Online Multimedia']),
  type('DATA', 'dataset', [59, 'Dataset']),
  type('AGGR', 'dataset', [55, 'Aggregated Database']),
  type('DBASE', 'dataset', [45, 'Online Database']),
  type('COMP', 'software', [9, 'Computer Program']),
  type('PAT', 'patent', [25, 'Patent']),
  type('STAND', 'standard', [58, 'Standard']),
  type('STAT', 'legislation', [31, 'Statute']),
  type('LEGAL', 'regulation', [50, 'Legal Rule or Regulation']),
  type('BILL', 'bill', [4, 'Bill']),
  type('CASE', 'legal_case', [7, 'Case']),
  type('HEAR', 'hearing', [14, 'Hearing']),
  type('MPCT', 'motion_picture', [21, 'Film or Broadcast']),
  type('VIDEO', 'motion_picture', [3, 'Audiovisual Material']),
  type('SOUND', 'song', [61, 'Music']),
  type('MUSIC', 'musical_score', [61, 'Music']),
  type('ART', 'graphic', [2, 'Artwork']),
  type('FIGURE', 'figure', [37, 'Figure']),
  type('CHART', 'figure', [38, 'Chart or Table']),
  type('MAP', 'map', [20, 'Map']),
  type('MANSCPT', 'manuscript', [36, 'Manuscript']),
  type('UNPB', 'manuscript', [34, 'Unpublished Work']),
  type('PCOMM', 'personal_communication', [26, 'Personal Communication']),
  type('ICOMM', 'personal_communication', [26, 'Personal Communication']),
  type('PAMP', 'pamphlet', [24, 'Pamphlet']),
  type('SER', 'periodical', [57, 'Serial']),
  type('JFULL', 'periodical', [57, 'Serial']),
  type('CLSWK', 'classic', [49, 'Classical Work']),
  type('ANCIENT', 'classic', [51, 'Ancient Text']),
  type('DICT', 'entry-dictionary', [52, 'Dictionary']),
  type('ENCYC', 'entry-encyclopedia', [53, 'Encyclopedia']),
  type('SLIDE', 'speech', [3, 'Audiovisual Material']),
  type('GRANT', 'document', [54, 'Grant']),
  type('GEN', 'document', [13, 'Generic']),
]
