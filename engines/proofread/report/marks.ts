import type { Span } from '../../text/span.ts'
import { mixed, push, type Fact } from './fact.ts'
import type { Prose } from './prose.ts'

const double = /[„“”«»"]/
const straight = '"'

/** Quotation marks of more than one style; single ones are those inside a quotation. Apostrophes straight and curved. */
export const findMarks = (prose: Prose): readonly Fact[] => [...quotationMarks(prose), ...apostrophes(prose)]

function quotationMarks({ text, quoted }: Prose): readonly Fact[] {
  const ways = new Map<string, Span[]>()
  for (const span of quoted) {
    const open = text.charAt(span.start)
    const close = text.charAt(span.end - 1)
    if (!double.test(open) || !double.test(close)) continue
    // An inch or a slip: a straight mark beside a curved one is no style of its own.
    if ((open === straight) !== (close === straight)) continue
    push(ways, `${open}…${close}`, span)
  }
  return mixed('quotation-marks', ways, (way) => way)
}

function apostrophes(prose: Prose): readonly Fact[] {
  const ways = new Map<string, Span[]>()
  for (const { text, span } of prose.words) {
    const mark = /\p{L}(['’])\p{L}/u.exec(text)?.[1]
    if (mark) push(ways, mark, span)
  }
  return mixed('apostrophes', ways, (_, [first]) => (first ? prose.text.slice(first.start, first.end) : ''))
}
