import { expect, test } from 'vitest'
import type { ReportSource } from '#tools/check/contract.ts'
import { sourceDetails } from './source-details.ts'

const source: ReportSource = {
  id: 's1',
  kind: 'public',
  title: 'Weak ties, busy feeds',
  authors: 'Okafor, A.; Lind, B.',
  year: 2011,
  url: 'https://example.edu/ties',
  within: 'Open texts',
  readAt: null,
}
const readOn = (time: string): string => `read on ${time.slice(0, 10)}`

test.each<[string, Partial<ReportSource>, string]>([
  ['all that is known', {}, 'Okafor, A.; Lind, B. (2011). Weak ties, busy feeds. Open texts. https://example.edu/ties'],
  ['without authors and year', { authors: '', year: null }, 'Weak ties, busy feeds. Open texts. https://example.edu/ties'],
  ['a title that ends itself', { title: 'Who asks?', url: null }, 'Okafor, A.; Lind, B. (2011). Who asks? Open texts.'],
  [
    'a page of the web, with its day',
    { readAt: '2026-11-12T08:00:00.000Z' },
    'Okafor, A.; Lind, B. (2011). Weak ties, busy feeds. Open texts. https://example.edu/ties [read on 2026-11-12]',
  ],
])('%s', (_, part, written) => expect(sourceDetails({ ...source, ...part }, readOn)).toBe(written))
