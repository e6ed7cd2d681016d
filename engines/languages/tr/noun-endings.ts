// The endings of nouns and adjectives as rows: number, owner, case, "-ki" (the one at, the one of), and "is, was, if".

/** A row of endings and what it says. */
export type Row = { readonly tags: string; readonly endings: string }

const none: Row = { tags: '', endings: '' }
const owners: readonly Row[] = [
  { tags: 'px1sg', endings: '(I)m' },
  { tags: 'px2sg', endings: '(I)n' },
  { tags: 'px3sg', endings: '(s)I' },
  { tags: 'px1pl', endings: '(I)mIz' },
  { tags: 'px2pl', endings: '(I)nIz' },
]
const theirs: Row = { tags: 'px3pl', endings: 'lArI' }
const plural: Row = { tags: 'pl', endings: 'lAr' }

const cases: readonly Row[] = [
  { tags: 'acc', endings: '(y)I' },
  { tags: 'dat', endings: '(y)A' },
  { tags: 'loc', endings: 'DA' },
  { tags: 'abl', endings: 'DAn' },
  { tags: 'gen', endings: '(n)In' },
  { tags: 'ins', endings: '(y)lA' },
]
/** After "his, her, their" and "-ki". */
const casesAfterOwner: readonly Row[] = [
  { tags: 'acc', endings: 'nI' },
  { tags: 'dat', endings: 'nA' },
  { tags: 'loc', endings: 'nDA' },
  { tags: 'abl', endings: 'nDAn' },
  { tags: 'gen', endings: 'nIn' },
  { tags: 'ins', endings: 'ylA' },
]
const byPlural: Row = { tags: 'eqv', endings: 'CA' }
const byOwner: Row = { tags: 'eqv', endings: 'nCA' }

const being: readonly Row[] = [
  { tags: 'is', endings: 'DIr' },
  { tags: 'are', endings: 'DIrlAr' },
  { tags: 'was', endings: '(y)DI' },
  { tags: 'if', endings: '(y)sA' },
  { tags: 'said', endings: '(y)mIş' },
]

const join = (...rows: readonly Row[]): Row => ({
  tags: rows
    .map(({ tags }) => tags)
    .filter((tags) => tags !== '')
    .join('.'),
  endings: rows.map(({ endings }) => endings).join(''),
})

/** What "-ki" may be followed by: it is a word of its own again. */
const ki: Row = { tags: 'ki', endings: 'ki' }
const afterKi: readonly Row[] = [none, ...casesAfterOwner, plural, ...cases.map((one) => join(plural, one))]

function* rowsOf(): Generator<Row> {
  const owned = [none, ...owners, theirs, plural, ...owners.map((owner) => join(plural, owner))]
  for (const start of owned) {
    const isThird = /px3/.test(start.tags)
    const extra = start.tags === 'pl' ? [byPlural] : start.tags === 'px3sg' ? [byOwner] : []
    for (const one of [none, ...(isThird ? casesAfterOwner : cases), ...extra]) {
      const row = join(start, one)
      yield row
      if (one.tags !== 'acc' && one.tags !== 'eqv') for (const verb of being) yield join(row, verb)
      if (one.tags === 'loc' || one.tags === 'gen') for (const rest of afterKi) yield join(row, ki, rest)
    }
  }
}

/** Every row of endings of a noun by what it says; a word alone says `nom`. */
export const nounRows: ReadonlyMap<string, string> = new Map(
  [...rowsOf()].map(({ tags, endings }) => [tags === '' ? 'nom' : tags, endings] as const),
)
