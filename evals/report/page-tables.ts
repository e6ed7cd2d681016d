import type { QualityTable, Unit } from '../../tools/quality/contract.ts'

/**
 * A column of the page. `from` is a heading of the document's table, or a count of its mark; `a + b` is the sum of two.
 * `scale`: the range is shown as a bar from here to there. It is read from the column `interval`, or reckoned from `n`, which must
 * then be the number of separate texts that the share is of.
 */
export type PageColumn = {
  readonly key: string
  readonly unit: Unit
  readonly from: string
  readonly scale?: { readonly from: number; readonly to: number }
  readonly n?: string
  readonly interval?: string
}

/** Where rows come from; `rename` says how this table heads a column that another heads otherwise. */
type Source = {
  readonly table: string
  readonly rename?: Readonly<Record<string, string>>
  /** Shorter keys than the words of the document give. */
  readonly alias?: Readonly<Record<string, string>>
  /** Keys of the rows that are taken; all without it. */
  readonly only?: readonly string[]
  readonly without?: readonly string[]
  /** Stands before the key of each row. */
  readonly prefix?: string
}

export type PageTable = Pick<QualityTable, 'key' | 'section' | 'rowKind'> & {
  readonly sources: readonly Source[]
  /** Headings that name the row. */
  readonly row: readonly string[]
  readonly columns: readonly PageColumn[]
  /** Rows with the larger figure in this column, then those with more texts (the last column), come first. */
  readonly worstBy?: string
}

const texts = { key: 'texts', unit: 'count', from: 'texts' } as const
const sentences = { key: 'sentences', unit: 'count', from: 'sentences' } as const
const cannotTell = { key: 'cannotTell', unit: 'share', from: "can't tell" } as const

/** The tables of the quality page, in its order. Wrong alarms stand before hits, the number of texts stands last. */
export const pageTables: readonly PageTable[] = [
  {
    key: 'detector-people',
    section: 'detector',
    rowKind: 'words',
    sources: [{ table: 'leave-one-group-out' }],
    row: ['group'],
    worstBy: 'flagged',
    columns: [
      { key: 'flagged', unit: 'share', from: 'signs', n: 'texts', interval: '95 % interval', scale: { from: 0, to: 0.4 } },
      { key: 'noSigns', unit: 'share', from: 'none' },
      cannotTell,
      texts,
    ],
  },
  {
    key: 'detector-generators',
    section: 'detector',
    rowKind: 'name',
    sources: [{ table: 'leave-generator-out' }],
    row: ['generator'],
    columns: [
      { key: 'missed', unit: 'share', from: 'no signs' },
      { key: 'found', unit: 'share', from: 'found', n: 'texts', scale: { from: 0, to: 1 } },
      cannotTell,
      texts,
    ],
  },
  {
    key: 'detector-joined',
    section: 'detector',
    rowKind: 'words',
    sources: [{ table: 'joined', alias: { 'one-of-a-person-one-of-a-model': 'one-of-each' } }],
    row: ['joined'],
    columns: [
      { key: 'signs', unit: 'share', from: 'signs', n: 'texts', scale: { from: 0, to: 1 } },
      { key: 'mixed', unit: 'share', from: 'mixed' },
      { key: 'noSigns', unit: 'share', from: 'none' },
      cannotTell,
      texts,
    ],
  },
  {
    key: 'detector-attacks',
    section: 'detector',
    rowKind: 'words',
    sources: [{ table: 'attacks', without: ['none'] }],
    row: ['attack'],
    columns: [{ key: 'found', unit: 'share', from: 'found', n: 'texts', scale: { from: 0, to: 1 } }, texts],
  },
  {
    // English has a model of its own, with a table of its own above.
    key: 'detector-languages',
    section: 'detector',
    rowKind: 'language',
    sources: [{ table: 'languages', without: ['en'] }],
    row: ['language'],
    columns: [
      { key: 'worstGroup', unit: 'share', from: 'worst of 30' },
      { key: 'found', unit: 'share', from: 'found' },
      { key: 'peopleTexts', unit: 'count', from: 'people' },
      { key: 'modelTexts', unit: 'count', from: 'models' },
    ],
  },
  {
    key: 'proofread-languages',
    section: 'proofreader',
    rowKind: 'language',
    sources: [{ table: 'proofread-languages' }],
    row: ['language'],
    columns: [
      { key: 'underlined', unit: 'share', from: 'published flagged', n: 'published', scale: { from: 0, to: 0.25 } },
      { key: 'slips', unit: 'share', from: 'slips found', n: 'slips' },
      { key: 'firstRight', unit: 'share', from: 'first right', n: 'slips' },
      { ...sentences, from: 'published + slips' },
    ],
  },
  {
    key: 'proofread-unseen',
    section: 'proofreader',
    rowKind: 'language',
    sources: [{ table: 'proofread-unseen' }],
    row: ['language'],
    columns: [
      { key: 'errorsFound', unit: 'share', from: 'found', n: 'wrong', scale: { from: 0, to: 1 } },
      { key: 'firstRight', unit: 'share', from: 'first right', n: 'wrong' },
      { key: 'underlined', unit: 'share', from: 'right flagged', n: 'right' },
      { ...sentences, from: 'wrong + right' },
    ],
  },
  {
    key: 'proofread-english',
    section: 'proofreader',
    rowKind: 'words',
    sources: [
      {
        table: 'proofread-english',
        alias: {
          'right-examples-and-right-learners-sentences-flagged': 'right-flagged',
          'marked-rule-errors-found': 'rule-errors',
          'learners-edits-found': 'learners-edits',
          'learners-sentences-with-an-edit-found': 'learners-sentences',
        },
      },
    ],
    row: ['what'],
    columns: [
      { key: 'share', unit: 'share', from: 'result', n: 'of', scale: { from: 0, to: 1 } },
      { key: 'cases', unit: 'count', from: 'of' },
    ],
  },
  {
    key: 'proofread-running',
    section: 'proofreader',
    rowKind: 'language',
    sources: [{ table: 'alarms' }],
    row: ['language'],
    columns: [
      { key: 'perThousand', unit: 'number', from: 'findings' },
      { key: 'wordsAtLeast', unit: 'count', from: 'words, at least' },
    ],
  },
  {
    key: 'align-languages',
    section: 'plagiarism',
    rowKind: 'language',
    sources: [
      { table: 'align-languages', rename: { false: 'false in 150 clean pairs' } },
      { table: 'align-more-languages', rename: { false: 'false in 72 clean pairs', plagdet: 'plagdet, all kinds' } },
    ],
    row: ['language'],
    columns: [
      { key: 'falseAlarms', unit: 'count', from: 'false' },
      { key: 'plagdet', unit: 'share', from: 'plagdet' },
      { key: 'cleanPairs', unit: 'count', from: 'clean' },
    ],
  },
  {
    key: 'align-kinds',
    section: 'plagiarism',
    rowKind: 'words',
    sources: [{ table: 'align-kinds', without: ['none', 'all'] }],
    row: ['kind'],
    columns: [
      { key: 'precision', unit: 'share', from: 'precision' },
      { key: 'recall', unit: 'share', from: 'recall' },
      { key: 'pairs', unit: 'count', from: 'pairs' },
    ],
  },
  {
    key: 'retrieve',
    section: 'plagiarism',
    rowKind: 'words',
    sources: [{ table: 'retrieve' }],
    row: ['passage'],
    columns: [
      { key: 'first', unit: 'share', from: '1' },
      { key: 'first20', unit: 'share', from: '20', n: 'questions', scale: { from: 0.8, to: 1 } },
      { key: 'questions', unit: 'count', from: 'questions' },
    ],
  },
  {
    key: 'readings',
    section: 'paraphraser',
    rowKind: 'words',
    // What earlier readings found was mended before the next. The third reader of each was more demanding.
    sources: [
      {
        table: 'readings',
        only: [17, 18, 19, 23]
          .flatMap((set) => ['a', 'b', 'c'].map((reader) => `fresh-${set}-${reader}`))
          .filter((key) => key !== 'fresh-19-c'),
      },
    ],
    row: ['texts', 'reader'],
    columns: [
      { key: 'bad', unit: 'share', from: 'bad', n: 'sentences', scale: { from: 0, to: 0.15 } },
      { key: 'awkward', unit: 'share', from: 'awkward' },
      { key: 'clean', unit: 'share', from: 'clean' },
      sentences,
    ],
  },
  {
    key: 'reading-modes',
    section: 'paraphraser',
    rowKind: 'words',
    sources: [{ table: 'reading-modes' }],
    row: ['mode'],
    columns: [
      { key: 'badA', unit: 'share', from: 'bad, A' },
      { key: 'badB', unit: 'share', from: 'bad, B' },
      { key: 'cleanA', unit: 'share', from: 'clean, A' },
      { key: 'cleanB', unit: 'share', from: 'clean, B' },
      sentences,
    ],
  },
  {
    key: 'rewording',
    section: 'paraphraser',
    rowKind: 'words',
    sources: [{ table: 'rewording' }],
    row: ['mode', 'strength'],
    columns: [
      { key: 'kept', unit: 'share', from: 'kept' },
      { key: 'changed', unit: 'share', from: 'changed' },
      { key: 'divergence', unit: 'number', from: 'bigram div.' },
      { key: 'length', unit: 'number', from: 'length' },
      sentences,
    ],
  },
  {
    key: 'apa',
    section: 'citations',
    rowKind: 'words',
    sources: [
      {
        table: 'apa',
        alias: {
          'cases-of-the-guidelines-exactly-italics-included': 'guidelines',
          'plain-citeproc-with-apa-csl-entries-of-the-english-ones': 'citeproc-en',
          'plain-citeproc-with-apa-csl-entries-of-the-other-languages': 'citeproc-others',
        },
      },
    ],
    row: ['what'],
    columns: [{ key: 'right', unit: 'of', from: 'result' }],
  },
  {
    key: 'references',
    section: 'citations',
    rowKind: 'words',
    sources: [
      {
        table: 'references-held-out',
        prefix: 'held-out',
        only: ['held-out-first-run', 'held-out-today'],
        rename: { unmarked: 'wrong or too much, not marked unsure' },
      },
      {
        table: 'references-fresh',
        prefix: 'fresh',
        only: ['fresh-first-run'],
        rename: { unmarked: 'wrong or too much, not marked unsure' },
      },
    ],
    row: [''],
    columns: [
      { key: 'unmarked', unit: 'of', from: 'unmarked' },
      { key: 'fieldsRight', unit: 'share', from: 'right' },
      { key: 'fields', unit: 'count', from: 'fields' },
    ],
  },
  {
    key: 'doctor',
    section: 'citations',
    rowKind: 'words',
    sources: [{ table: 'doctor' }],
    row: [''],
    columns: [
      { key: 'falseAlarms', unit: 'count', from: 'false alarms' },
      { key: 'faultsFound', unit: 'of', from: 'found' },
    ],
  },
  {
    key: 'key-words',
    section: 'finder',
    rowKind: 'words',
    sources: [
      {
        table: 'key-words',
        alias: { 'the-same-after-words-were-tuned-on-them': 'after-tuning', 'written-when-the-words-were-tuned': 'written-later' },
      },
    ],
    row: ['sentences'],
    columns: [
      { key: 'takenWanted', unit: 'share', from: 'taken words that were wanted' },
      { key: 'wantedTaken', unit: 'share', from: 'wanted words that were taken' },
      { ...sentences, from: '' },
    ],
  },
  {
    key: 'inflect',
    section: 'thesaurus',
    rowKind: 'language',
    sources: [{ table: 'inflect' }],
    row: ['language'],
    columns: [
      { key: 'answersRight', unit: 'share', from: 'right', n: 'answers', scale: { from: 0, to: 1 } },
      { key: 'answered', unit: 'share', from: 'answered', n: 'asked' },
      { key: 'leftAlone', unit: 'of', from: 'declined' },
      { key: 'samples', unit: 'count', from: 'asked' },
    ],
  },
  {
    key: 'thesaurus',
    section: 'thesaurus',
    rowKind: 'language',
    sources: [{ table: 'thesaurus' }],
    row: ['language'],
    columns: [
      { key: 'wordsFound', unit: 'share', from: 'found', n: 'words', scale: { from: 0, to: 1 } },
      { key: 'usable', unit: 'share', from: 'usable', n: 'judged' },
      { key: 'judged', unit: 'count', from: 'judged' },
      { key: 'samples', unit: 'count', from: 'words' },
    ],
  },
  {
    key: 'langid',
    section: 'languages',
    rowKind: 'words',
    sources: [{ table: 'langid' }],
    row: ['what'],
    columns: [
      { key: 'toldRight', unit: 'share', from: 'told rightly', n: 'of', scale: { from: 0.95, to: 1 } },
      { key: 'samples', unit: 'count', from: 'of' },
    ],
  },
  {
    key: 'proofread-speed',
    section: 'speed',
    rowKind: 'language',
    sources: [{ table: 'proofread-speed', without: ['bars'] }],
    row: ['lang'],
    columns: [
      { key: 'noSlip', unit: 'ms', from: 'no slip' },
      { key: 'withSlips', unit: 'ms', from: '3-4 slips' },
      { key: 'edited', unit: 'ms', from: 'edited' },
      { key: 'allOfIt', unit: 'ms', from: 'all 50,000' },
      { key: 'memory', unit: 'MB', from: 'MB' },
    ],
  },
]
