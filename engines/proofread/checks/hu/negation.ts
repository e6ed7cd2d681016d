import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { clauseAround, finiteReadings, isVerbOnly } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const nobody =
  words(`senki senkit senkinek senkivel senkitől senkiről semmi semmit semminek semmivel semmitől semmiről semmire soha sohasem sehol
  sehova sehová sehonnan semmilyen semelyik sosem`)
const denying = /^(?:nem|sem|se|ne|nincs|nincsen|nincsenek|sincs|sincsen|sincsenek|nélkül|sosem|sohasem|dehogy|alig|mintsem)$/
const prefixes = words('meg el ki be fel föl le át vissza össze haza')

/** "Soha láttam ilyet": beside "nobody" and "never" the verb is denied as well. */
export default defineCheck({
  key: 'negation',
  class: 'double-negative',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Én soha ettem ilyen finomat.', 'Én soha nem ettem ilyen finomat.'],
    ['Senki ismeri ezt a szót.', 'Senki nem ismeri ezt a szót.'],
    ['Semmit értettem az előadásból.', 'Semmit nem értettem az előadásból.'],
    ['A boltban senkinek köszöntem.', 'A boltban senkinek nem köszöntem.'],
  ],
  right: [
    'Senki sem tudja, és soha nem láttam.',
    'Soha többé nem megyek oda.',
    'Nem ismerek senkit, aki ezt hiszi.',
    'Jobban fut, mint bárki, és semmi baja.',
    'Semmi kétség, ő hívott.',
    'Senki földjén állnak a házak.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const verb = tokens[at + 1]
  if (
    !nobody.has(tokens[at]?.lower ?? '') ||
    /^soha?sem|^sosem/.test(tokens[at]?.lower ?? '') ||
    verb?.kind !== 'word' ||
    verb.text !== verb.lower
  )
    return null
  const [from, to] = clauseAround(tokens, at)
  if (tokens.slice(Math.max(0, from - 2), to + 1).some(({ lower }) => denying.test(lower)) || !isVerbOnly(tokens, at + 1, known))
    return null
  if (finiteReadings(verb, known).length === 0 || /^(?:földj|esélyes)/.test(verb.lower)) return null
  // A prefix moves behind its verb; such a sentence is left to the reader.
  const [first] = finiteReadings(verb, known)
  const prefix = [...prefixes].find(
    (one) =>
      first?.lemma.startsWith(one) && (known.forms?.lexemesOf(first.lemma.slice(one.length)) ?? []).some(({ kind }) => kind === 'verb'),
  )
  const rest = prefix === undefined ? verb.lower : verb.lower.slice(prefix.length)
  if (prefix !== undefined && (!verb.lower.startsWith(prefix) || !known.isKnown(rest) || rest.length < 3)) return null
  return { from: at + 1, to: at + 2, suggestions: [prefix === undefined ? `nem ${verb.text}` : `nem ${rest} ${prefix}`] }
}
