import type { QualityMessages } from '#locales/messages.ts'
import type { QualityTable } from '#tools/quality/contract.ts'

type Head = keyof QualityMessages['heads']

const heads: Readonly<Record<QualityTable['rowKind'], Head>> = { language: 'language', name: 'generator', words: 'what' }

/** Tables whose rows are something more definite than "what was measured". */
const ownHeads: Readonly<Record<string, Head>> = {
  'detector-people': 'group',
  'align-kinds': 'passage',
  retrieve: 'passage',
  readings: 'reading',
  'reading-modes': 'mode',
  rewording: 'mode',
}

/** What stands above the names of the rows. */
export const headOf = ({ key, rowKind }: Pick<QualityTable, 'key' | 'rowKind'>): Head => ownHeads[key] ?? heads[rowKind]

/** Title and note of a table; a table without words (the test of the locales forbids it) has its key for a title. */
export function tableWords(key: string, { tables }: QualityMessages): { readonly title: string; readonly note: string } {
  const words: Readonly<Record<string, { readonly title: string; readonly note: string }>> = tables
  return words[key] ?? { title: key, note: '' }
}
