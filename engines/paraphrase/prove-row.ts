import { analyse } from '../languages/en/grammar/analyse.ts'
import { locksOf } from './protect.ts'
import { proposals } from './match.ts'
import type { Proposal } from './match.ts'
import { allows } from './guard.ts'
import { comparableOf, compileRow, indexRows, patternEnd } from './pattern.ts'
import type { CompiledRow } from './pattern.ts'
import { frameOf, objectHead, subjectHead } from './place.ts'
import { render } from './render.ts'
import type { Row, RowClass } from './row.ts'
import { isSafe } from './safety.ts'
import { breaksTerm, findTerms } from './terms.ts'
import type { Token } from '../languages/en/grammar/token.ts'

/** What a row did not keep of its promise, in one line; null when all holds. */
export type Failure = { readonly id: string; readonly what: string; readonly got: string; readonly expected: string }

/** Proves one row by its own sentences: it fires in `yes` with exactly the text given, and not in `no`. */
export function proveRow(rowClass: RowClass, row: Row): readonly Failure[] {
  const { id } = compileRow(rowClass, row)
  const index = indexRows([{ class: rowClass, rows: [row] }])
  const failures: Failure[] = []
  const run = (sentence: string): { readonly text: string; readonly fired: number; readonly tokens: readonly Token[] } => {
    const tokens = analyse(sentence, { locks: locksOf(sentence) })
    const chosen = apart(proposals(tokens, index)).map(({ start, end, wordings }) => ({
      start,
      end,
      rule: id,
      kind: 'word' as const,
      reason: 'same-meaning' as const,
      tokens: wordings[0]?.tokens ?? [],
      alternatives: [],
      target: wordings[0]?.target,
    }))
    return {
      text: render(
        tokens,
        chosen.filter(({ target }) => target === row.to[0]),
      ).text,
      fired: chosen.length,
      tokens,
    }
  }
  const yes = run(row.yes[0])
  if (yes.text !== row.yes[1]) {
    const why =
      yes.text === row.yes[0] ? ` [did not fire: ${explain(yes.tokens, compileRow(rowClass, row))}; tags: ${tagsOf(yes.tokens)}]` : ''
    failures.push({ id, what: 'yes', got: yes.text + why, expected: row.yes[1] })
  }
  const no = run(row.no)
  if (no.fired > 0) failures.push({ id, what: 'no', got: no.text, expected: 'must not fire' })
  if (!holdsWords(row, rowClass, no.tokens))
    failures.push({ id, what: 'no', got: row.no, expected: `should hold the word or phrase "${row.from}"` })
  return failures
}

/** Which hurdle the row met, for its writer. */
function explain(tokens: readonly Token[], compiled: CompiledRow): string {
  const { row, rowClass, focus } = compiled
  const reasons: string[] = []
  for (let start = 0; start < tokens.length; start++) {
    const end = patternEnd(compiled, tokens, start)
    if (end < 0) continue
    const place = { tokens, start, end, focus: start + focus }
    const verb = tokens[place.focus]?.form
      ? `, frame ${frameOf(place)}, object ${objectHead(place)?.lemma ?? 'none'}, subject ${subjectHead(place)?.lemma ?? 'none'}`
      : ''
    if (row.when && !allows(place, rowClass, { when: row.when })) reasons.push(`"when" does not hold${verb}`)
    else if (!allows(place, rowClass, row)) reasons.push(`"unless" holds${verb}`)
    else if (breaksTerm(findTerms(tokens), start, end)) reasons.push('part of a fixed term')
    else if (!isSafe(place, compiled, row.to[0] ?? ''))
      reasons.push(`default safety check refuses the target${verb}; a "when" with frame, next, object or use may vouch for it`)
    else reasons.push(`no form of the target${verb}`)
  }
  return reasons[0] ?? 'the words or tags of the pattern do not stand there'
}

const tagsOf = (tokens: readonly Token[]): string =>
  tokens.map(({ text, tag, form, isLocked }) => `${text}/${tag}${form ? `:${form}` : ''}${isLocked ? '!' : ''}`).join(' ')

function apart(all: readonly Proposal[]): readonly Proposal[] {
  const kept: Proposal[] = []
  for (const one of all) if (kept.every(({ end }) => end <= one.start)) kept.push(one)
  return kept
}

/** The tempting sentence must tempt: the words of the pattern stand in it, in any class or form; of a long pattern half of them. */
function holdsWords(row: Row, rowClass: RowClass, tokens: readonly Token[]): boolean {
  const { pattern } = compileRow(rowClass, row)
  const standing = pattern.filter((word) => tokens.some((token) => isForm(token, 'verb' in word ? word.verb : word.lower)))
  return pattern.length > 2 ? standing.length * 2 >= pattern.length : standing.length === pattern.length
}

const isForm = (token: Token, asked: string): boolean => {
  const lower = comparableOf(token)
  return lower === asked || token.lemma === asked || (asked.length > 3 && lower.startsWith(asked.slice(0, Math.max(3, asked.length - 2))))
}
