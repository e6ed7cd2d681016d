import type { ImportResult, ImportTrouble, ReadRow } from '#tools/cite/contract.ts'

/** What is worth a look in a file of references, at the command line. */
const troubles: Readonly<Record<ImportTrouble, (said: string) => string>> = {
  'authors-left-out': (key) => `${key} names only some of its authors ("and others")`,
  'braces-unbalanced': (key) => `${key || 'an entry'} has a brace that is not closed; what could be read of it was taken`,
  'entry-unreadable': () => 'an entry cannot be read and was left out',
  'key-twice': (key) => `${key} is the name of two entries; both were taken`,
  'macro-unknown': (name) => `the abbreviation ${name} is explained nowhere in the file`,
  'too-many': (key) => `only the first references were taken; from ${key} on they were left out`,
  'type-unknown': (type) => `the type ${type} is not known; it was taken for a document`,
  'xml-broken': () => 'the XML is broken here; what could be read was taken',
}

/** A line a problem: `refs.bib:12: ...`. */
export const importLines = (file: string, problems: ImportResult['problems']): string =>
  problems.map(({ line, code, said }) => `${file}:${line}: ${troubles[code](said)}\n`).join('')

const switchedOff = 'no registry is switched on (set SCHOLAR and ONLINE_CONTACT)'

/** Of several rows at once, where there is nobody to ask. */
export const unaskedLine = (rows: number): string =>
  `nobody was asked for the ${rows} references: ${switchedOff}; they hold what the text says\n`

const rowTroubles: Readonly<Record<NonNullable<ReadRow['trouble']>, string>> = {
  offline: `nobody was asked for it: ${switchedOff}`,
  unreachable: 'the registries did not answer',
  unknown: 'no registry knows it',
  refused: 'it may not be fetched',
  'not-a-work': 'it is known, but is no work',
  'not-asked': 'it was not asked for: too many at once',
}

/** What became of a row that no registry filled in; empty for one that was. */
export function rowLine({ said, item, trouble }: Pick<ReadRow, 'said' | 'item' | 'trouble'>): string {
  if (trouble === null) return ''
  const left = item === null ? 'there is nothing to cite' : 'the reference holds what the text says'
  return `${said.replace(/\s+/g, ' ').slice(0, 80)}: ${rowTroubles[trouble]}; ${left}\n`
}
