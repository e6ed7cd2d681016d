/** What a piece of a program is, as far as it has a colour of its own. */
export type CodePart = { readonly kind: 'plain' | 'string' | 'word'; readonly text: string }

// A string ends with its own sign; words are those that a language keeps for itself.
const pieces = /(?<string>'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"|`[^`]*`)|\b(?<word>await|as|const|curl|for|import|in|new|of|with)\b/g

/** A program in pieces, for its colours; together they are the program. */
export function codeParts(code: string): readonly CodePart[] {
  const parts: CodePart[] = []
  let from = 0
  for (const { 0: text, index, groups } of code.matchAll(pieces)) {
    if (index > from) parts.push({ kind: 'plain', text: code.slice(from, index) })
    parts.push({ kind: groups?.['string'] === undefined ? 'word' : 'string', text })
    from = index + text.length
  }
  return from < code.length ? [...parts, { kind: 'plain', text: code.slice(from) }] : parts
}
