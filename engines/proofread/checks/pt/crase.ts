import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import { cellsOf } from '../../romance/followers.ts'
import { portuguese } from '../../romance/portuguese.ts'
import { portugueseVerbs } from '../../romance/verbs/portuguese.ts'
import type { LintToken } from '../../token.ts'

/** Behind these "a" is a preposition, and a noun that they name has its article. */
const always = words('devido graças referente relativo relativa relativos relativas relação alusão rumo')
/** Behind these too, but a noun in general may do without. */
const often =
  words(`acesso combate resistência obediência oposição adesão referência respeito incentivo apoio ataque frente face inerente inerentes semelhante semelhantes favorável favoráveis contrário contrária contrários contrárias
    submetido submetida submetidos submetidas sujeito sujeita sujeitos sujeitas exposto exposta expostos expostas ligado ligada ligados ligadas relacionado relacionada relacionados relacionadas atrelado atrelada atrelados atreladas
    associado associada associados associadas aliado aliada aliados aliadas dedicado dedicada dedicados dedicadas destinado destinada destinados destinadas`)
/** With a pronoun behind them: "refere-se". */
const reflexive = /^(?:refer|refir|dirig|dirij|op[õou]|dedic|adapt|limit|subme|sujeit|junt|som|ali|equipar|assemelh)/u
const ofIt = /^(?:de|da|do|das|dos|que)$/u

function triggerAt(tokens: readonly LintToken[], at: number): 'always' | 'often' | null {
  const word = tokens[at]?.lower ?? ''
  if (/^-(?:se|me|nos)$/u.test(word)) return reflexive.test(tokens[at - 1]?.lower ?? '') ? 'often' : null
  if (always.has(word)) return 'always'
  if (!often.has(word)) return null
  const isVerb = portugueseVerbs.readingsOf(word).some(({ person }) => person !== null)
  const before = tokens[at - 1]?.lower ?? ''
  return !isVerb || portuguese.determiner(before) || portuguese.prepositions.has(before) ? 'often' : null
}

function articleAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const token = tokens[at]
  const noun = tokens[at + 1]
  if (!token || token.isLocked || (token.lower !== 'a' && token.lower !== 'as') || !noun || noun.text !== noun.lower) return null
  const trigger = triggerAt(tokens, at - 1)
  if (!trigger || noun.lower === tokens[at - 1]?.lower) return null
  const cells = portuguese.nouns(noun.lower, known).flatMap((one) => cellsOf(one, noun.lower))
  const wanted = token.lower === 'a' ? 'f.sg' : 'f.pl'
  if (cells.length === 0 || cells.some((cell) => cell !== wanted)) return null
  if (token.lower === 'a' && trigger === 'often' && !ofIt.test(tokens[at + 2]?.lower ?? '')) return null
  return { from: at, to: at + 1, suggestions: [token.lower === 'a' ? 'à' : 'às'] }
}

/** The preposition "a" and the article of a feminine noun become "à". */
export default defineCheck({
  key: 'crase',
  class: 'preposition',
  find: (tokens, known) => (known ? tokens.flatMap((_, at) => articleAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Graças a ajuda dele, terminei.', 'Graças à ajuda dele, terminei.'],
    ['O texto refere-se as mulheres do campo.', 'O texto refere-se às mulheres do campo.'],
    ['É um problema ligado as mudanças do clima.', 'É um problema ligado às mudanças do clima.'],
    ['Estão sujeitos a violência da polícia.', 'Estão sujeitos à violência da polícia.'],
    ['O acesso as universidades é difícil.', 'O acesso às universidades é difícil.'],
    ['Em relação a pandemia, pouco mudou.', 'Em relação à pandemia, pouco mudou.'],
  ],
  right: [
    'Estão sujeitos a multas.',
    'O governo combate as drogas.',
    'Eu respeito as mulheres.',
    'Conversaram frente a frente.',
    'Em relação a isso, nada mudou.',
    'Graças a você, terminei.',
  ],
})
