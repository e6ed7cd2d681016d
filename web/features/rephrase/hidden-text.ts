import { findHidden, type HiddenKind } from '#engines/text/hidden.ts'

/** What a reader cannot see in a text; `broken` is half of a character. */
type HiddenName = HiddenKind | 'broken'

const order: readonly HiddenName[] = ['zero-width', 'direction', 'soft-hyphen', 'control', 'broken']
/** With the flag for whole characters only halves that stand alone match. */
const broken = /\p{Cs}/gu

/** The kinds of hidden characters in a text, each once, in a fixed order. */
export function hiddenIn(text: string): readonly HiddenName[] {
  const found = new Set<HiddenName>(findHidden(text).map(({ kind }) => kind))
  if (!text.isWellFormed()) found.add('broken')
  return order.filter((name) => found.has(name))
}

/** The text without them; everything that can be seen stays. */
export function withoutHidden(text: string): string {
  let rest = ''
  let place = 0
  for (const { span } of findHidden(text)) {
    rest += text.slice(place, span.start)
    place = span.end
  }
  return (rest + text.slice(place)).replace(broken, '')
}
