import { defineCheck, type CheckFinding } from '../../check.ts'
import { adjectiveFor, isAdjective, type Cell } from '../../romanian/nouns.ts'
import { nounSubjectAt } from '../../romanian/subject.ts'
import { describing, participleForms } from '../../romanian/verbs.ts'
import type { LintToken } from '../../token.ts'

const cells: readonly Cell[] = ['ms', 'fs', 'mp', 'fp']
/** What is said to be, or to have been. */
const chains: readonly (readonly string[])[] = [
  ['a', 'fost'],
  ['au', 'fost'],
  ['va', 'fi'],
  ['vor', 'fi'],
  ['a', 'devenit'],
  ['au', 'devenit'],
  ['a', 'rămas'],
  ['au', 'rămas'],
  ['ar', 'fi'],
  ['este'],
  ['e'],
  ['sunt'],
  ['era'],
  ['erau'],
  ['devine'],
  ['devin'],
  ['rămâne'],
  ['rămân'],
  ['pare'],
  ['par'],
]
const many = /^(?:au|vor|sunt|erau|devin|rămân|par)$/
const degrees = /^(?:foarte|prea|mai|cam|atât|așa|tot|încă|nu|deja|și|destul|de|extrem|mereu|ieri|azi|bine)$/
/** Adverbs in the masculine form, or impersonal. */
const adverbs =
  /^(?:greu|ușor|bine|rău|important|interesant|frumos|posibil|necesar|clar|sigur|adevărat|bun|mult|puțin|exact|evident|normal|singur|prezent-de)$/

/** "Scrisorile au fost trimiși": what a noun is said to be has its gender and number. */
export default defineCheck({
  key: 'noun-phrase-state',
  class: 'agreement',
  find: (tokens) => tokens.flatMap((_, at) => findingsAt(tokens, at)),
  wrong: [
    ['O problemă importantă a fost rezolvat ieri.', 'O problemă importantă a fost rezolvată ieri.'],
    ['Scrisorile au fost trimiși de secretară.', 'Scrisorile au fost trimise de secretară.'],
    ['Fetele au fost obosite și supărat.', 'Fetele au fost obosite și supărate.'],
    ['Toți membrii clubului au fost prezent.', 'Toți membrii clubului au fost prezenți.'],
    ['Casele din satul nostru sunt vechi și frumoși.', 'Casele din satul nostru sunt vechi și frumoase.'],
    ['Întrebările profesorului au fost dificili.', 'Întrebările profesorului au fost dificile.'],
  ],
  right: [
    'O problemă importantă a fost rezolvată ieri.',
    'Casa este greu de găsit.',
    'Fata a fost văzută și părinții au fost chemați.',
    'Elevii au fost mult timp absenți.',
    'Orașul a fost construit de romani.',
    'Casele sunt făcute din lemn, scumpe și rare.',
    'Fetele sunt bine pregătite.',
    'Ideea este bun venit.',
  ],
})

function findingsAt(tokens: readonly LintToken[], at: number): readonly CheckFinding[] {
  const subject = nounSubjectAt(tokens, at)
  if (!subject) return []
  let place = subject.to
  while (/^(?:nu|mai|încă|deja|se)$/.test(tokens[place]?.lower ?? '')) place += 1
  const chain = chains.find((one) => one.every((word, step) => tokens[place + step]?.lower === word))
  if (!chain || many.test(chain[0] ?? '') !== subject.isPlural) return []
  place += chain.length
  while (degrees.test(tokens[place]?.lower ?? '') && tokens[place]?.lower !== 'și') place += 1
  const first = stateAt(tokens, place, subject.cell)
  if (first) return [first]
  // "obosite și supărat"
  if (!isState(tokens[place]) || tokens[place + 1]?.lower !== 'și') return []
  let second = place + 2
  while (/^(?:foarte|mai|prea|cam)$/.test(tokens[second]?.lower ?? '')) second += 1
  const found = stateAt(tokens, second, subject.cell)
  return found ? [found] : []
}

const isState = (token: LintToken | undefined): boolean =>
  token?.kind === 'word' &&
  (isAdjective(token.lower) || participleForms(token.lower) !== null || /(?:[tsț]ă|[țș]i|[ts]e)$/.test(token.lower))

function stateAt(tokens: readonly LintToken[], at: number, cell: Cell): CheckFinding | null {
  const word = tokens[at]
  const next = tokens[at + 1]
  if (word?.kind !== 'word' || word.isLocked || word.text !== word.lower) return null
  if (
    next &&
    !/^(?:[.,;:!?]|și|sau|de|din|la|în|pe|cu|pentru|prin|după|către|ieri|azi|aici|acum|dar|decât|ca|când|dacă|fiindcă|deoarece|anul|de-a|foarte|mâine)$/.test(
      next.lower,
    )
  )
    return null
  if (adverbs.test(word.lower) && next && !/^[.!?]$/.test(next.lower) && /^(?:să|de|că|ca|și)$/.test(next.lower)) return null
  if (adverbs.test(word.lower) && cell !== 'fp' && cell !== 'mp') return null
  const right = participleFor(word.lower, cell) ?? adjectiveFor(word.lower, cell)
  return right === null ? null : { from: at, to: at + 1, suggestions: [right] }
}

/** The participle for the cell; null where the word is none, or right. */
function participleFor(word: string, cell: Cell): string | null {
  const base = [word, word.replace(/[ăe]$/, ''), word.replace(/ți$/, 't'), word.replace(/și$/, 's')].find((one) => describing.has(one))
  const right = base === undefined ? undefined : participleForms(base)?.[cells.indexOf(cell)]
  return right === undefined || right === word ? null : right
}
