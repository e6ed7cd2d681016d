import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { indicatives, subjunctiveOf } from '../../french/moods.ts'
import { clitics, skip, verbsOf } from '../../french/verbs.ts'
import type { Known } from '../../pattern.ts'
import type { LintToken } from '../../token.ts'
import { isSubject, phraseAt } from './agreement.ts'

/** Verbs that ask the subjunctive of the clause behind them. */
const wishes = words(
  'vouloir souhaiter désirer exiger préférer aimer falloir refuser douter ordonner attendre suggérer proposer regretter craindre',
)
const feelings =
  words(`important nécessaire possible impossible dommage temps essentiel préférable indispensable rare utile inutile normal étonnant
  regrettable inadmissible souhaitable bizarre naturel étrange juste injuste content contente contents heureux heureuse triste tristes surpris
  surprise ravi ravie déçu déçue désolé désolée fier fière étonné étonnée peur envie besoin hâte incroyable scandaleux honteux logique
  anormal surprenant primordial crucial urgent exclu douteux`)
const beforeThat = words('avant pour afin sans pourvu')
const persons = words(`je j' tu il elle on ça cela ce nous vous ils elles`)

/** Whether the clause with "que" at this place asks the subjunctive. */
function asksSubjunctive(tokens: readonly LintToken[], at: number, known: Known): boolean {
  const before = (back: number): string => tokens[at - back]?.lower ?? ''
  const last = before(1)
  if (/^quoiqu[e']?$/.test(tokens[at]?.lower ?? '')) return true
  if (beforeThat.has(last)) return last !== 'pour' || !/^(?:ce|bien|c')$/.test(before(2))
  if (last === 'bien') return at === 1 || before(2) === ','
  if (last === 'ce') return before(2) === 'à' && /^jusqu['e]?$/.test(before(3))
  if (last === 'moins') return before(2) === 'à'
  if (/^(?:peur|crainte)$/.test(last) && before(2) === 'de') return true
  if (last === 'condition') return before(2) === 'à'
  if (feelings.has(last)) return isFelt(tokens, at - 1)
  const verbs = verbsOf(last, known)
  if (/^(?:voulu|aimé|attendu|refusé|proposé|préféré)$/.test(last)) return tokens[at - 2]?.kind === 'word'
  return verbs.length > 0 && verbs.every((verb) => wishes.has(verb)) && hasSubject(tokens, at - 1)
}

/** "Il est important", "c'est dommage", "j'ai peur". */
function isFelt(tokens: readonly LintToken[], at: number): boolean {
  let i = at - 1
  if (/^(?:si|tellement|tant|trop|assez)$/.test(tokens[i]?.lower ?? '')) return false
  while (/^(?:très|plus|bien|vraiment|pas|tout|aussi|grand|toujours)$/.test(tokens[i]?.lower ?? '')) i--
  const verb = tokens[i]?.lower ?? ''
  const isHad = /^(?:peur|envie|besoin|hâte)$/.test(tokens[at]?.lower ?? '')
  return isHad
    ? /^(?:ai|as|a|avons|avez|ont|avais|avait|avaient)$/.test(verb)
    : /^(?:suis|es|est|sommes|êtes|sont|était|étais|serait|sera|paraît|semble|trouve)$/.test(verb)
}

/** The verb has its subject before it: "je veux", "on attend"; so "ce que je veux que" too. */
const hasSubject = (tokens: readonly LintToken[], at: number): boolean => {
  let i = at - 1
  while (clitics.has(tokens[i]?.lower ?? '') && !/^(?:nous|vous)$/.test(tokens[i]?.lower ?? '')) i--
  return /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles|qui)$/.test(tokens[i]?.lower ?? '') || (i < at && i < 0) || at === 0
}

/** The subject of the clause behind "que": its first word, and where the verb begins. */
function subjectOf(tokens: readonly LintToken[], at: number, known: Known): { readonly who: string; readonly to: number } | null {
  const word = tokens[at]?.lower ?? ''
  if (persons.has(word)) return { who: word, to: at + 1 }
  const phrase = phraseAt({ tokens, known }, at)
  if (!phrase || isSubject([], phrase)) return phrase ? { who: 'il', to: phrase.to } : null
  return { who: 'il', to: phrase.to }
}

/** "Il faut que tu viens." */
function wantsSubjunctive(tokens: readonly LintToken[], at: number, known: Known): CheckFinding | null {
  if (!/^(?:qu[e']|quoiqu[e']?)$/.test(tokens[at]?.lower ?? '') || !asksSubjunctive(tokens, at, known)) return null
  const subject = subjectOf(tokens, at + 1, known)
  if (!subject) return null
  const to = skip(tokens, subject.to, clitics)
  const word = tokens[to]
  if (!word || word.isLocked || word.text !== word.lower || /^-/.test(tokens[to + 1]?.text ?? '')) return null
  const form = subjunctiveOf(word.lower, subject.who, known)
  return form === null || form === word.lower ? null : { from: to, to: to + 1, suggestions: [form] }
}

const sure = words(
  'pense crois espère sais trouve dis penses crois espères espérons pensons croyons savons espèrent pensent croient constate remarque',
)

/** "J'espère que tu viennes": of what is thought or hoped the indicative is said. */
function wantsIndicative(tokens: readonly LintToken[], at: number): CheckFinding | null {
  if (!/^qu[e']$/.test(tokens[at]?.lower ?? '') || !sure.has(tokens[at - 1]?.lower ?? '')) return null
  if (!/^(?:je|j'|nous|tu|ils|elles)$/.test(tokens[at - 2]?.lower ?? '') || tokens.some(({ text }) => text === '?')) return null
  if (tokens.slice(0, at).some(({ lower }) => /^(?:ne|n'|si|s'|que|qu'|sans)$/.test(lower))) return null
  const who = tokens[at + 1]?.lower ?? ''
  if (!persons.has(who)) return null
  const to = skip(tokens, at + 2, clitics)
  const word = tokens[to]
  const form = indicatives.get(word?.lower ?? '')
  if (
    !word ||
    word.isLocked ||
    form === undefined ||
    /^(?:tu|je|j')$/.test(who) !== /^(?:sois|aies|fasses|puisses|ailles|saches|viennes)$/.test(word.lower)
  )
    return null
  if (/^(?:je|j')$/.test(who)) return null
  return { from: to, to: to + 1, suggestions: [form] }
}

/** What asks the subjunctive has it behind "que", and what is thought or hoped has not. */
export default defineCheck({
  key: 'mood',
  class: 'mood',
  find: (tokens, known) =>
    known?.stems ? tokens.flatMap((_, at) => wantsSubjunctive(tokens, at, known) ?? wantsIndicative(tokens, at) ?? []) : [],
  wrong: [
    ['Il faut que tu réponds vite.', 'Il faut que tu répondes vite.'],
    ['Je voudrais que vous venez demain.', 'Je voudrais que vous veniez demain.'],
    ['Parle plus fort pour que je t’entends.', 'Parle plus fort pour que je t’entende.'],
    ['Je suis contente que ma sœur réussit.', 'Je suis contente que ma sœur réussisse.'],
    ['Bien que le train est en retard, nous attendons.', 'Bien que le train soit en retard, nous attendons.'],
    ['Il est possible qu’ils sont malades.', 'Il est possible qu’ils soient malades.'],
    ['J’espère que tu viennes.', 'J’espère que tu viens.'],
    ['Attends jusqu’à ce que la pluie finit.', 'Attends jusqu’à ce que la pluie finisse.'],
  ],
  right: [
    'Je vois bien que tu es fatigué.',
    'Je ne pense pas que tu sois malade.',
    'C’est pour ça que je viens.',
    'Il aime ce que tu fais.',
    'Si tu crois qu’il soit utile, viens.',
    'Il a tant d’envie que tu viens.',
    'Je sais qu’il est important.',
    'Il travaille plus que nous pouvons.',
  ],
})
