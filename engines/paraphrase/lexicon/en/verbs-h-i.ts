import { defineRows } from '../../row.ts'

// Sorted by `from`, then by first target. A guard lists the heads under which the swap was found right.
export default defineRows('verb', [
  {
    from: 'inquire', to: ['ask'], modes: 'syp', level: 1, mark: 'plain',
    when: { next: ['<end>', '<punct>', 'about', 'how', 'if', 'what', 'when', 'whether', 'why'] },
    unless: { frame: ['passive'] },
    yes: ['The customer inquired about the price.', 'The customer asked about the price.'],
    no: 'The police inquired into the matter; they inquired again.',
  },
])
