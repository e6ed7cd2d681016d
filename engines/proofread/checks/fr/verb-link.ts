import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { clitics, isInfinitive, verbsOf } from '../../french/verbs.ts'
import type { Known } from '../../pattern.ts'
import type { LintToken } from '../../token.ts'

/** Verbs with "de" before an infinitive. */
const withDe = words(`décider refuser essayer oublier éviter accepter cesser promettre mériter risquer regretter tenter craindre envisager
  proposer interdire empêcher feindre dispenser achever négliger omettre projeter`)
/** Verbs with "à" before an infinitive. */
const withA = words(`apprendre réussir hésiter parvenir renoncer aider inciter encourager autoriser consister tarder persister aspirer`)
/** Verbs with nothing before an infinitive. */
const withNothing = words('pouvoir devoir vouloir espérer souhaiter désirer préférer oser daigner sembler falloir')

type Link = 'à' | 'de' | ''
const linkOf = (verbs: readonly string[]): Link | null => {
  if (verbs.length === 0) return null
  if (verbs.every((verb) => withDe.has(verb))) return 'de'
  if (verbs.every((verb) => withA.has(verb))) return 'à'
  return verbs.every((verb) => withNothing.has(verb)) ? '' : null
}

const tooOften = words('voulu pu dû dû due dues devoir devoirs pouvoir pouvoirs vouloir semblant désiré faut')
const objects = words(`me m' te t' se s' nous vous lui leur`)
/** Past these the verb is said of somebody, or is a passive, which take other words. */
const isChanged = (tokens: readonly LintToken[], at: number): boolean => {
  for (let i = at - 1; i >= Math.max(0, at - 3); i--) {
    const word = tokens[i]?.lower ?? ''
    if (/^(?:se|s'|suis|es|est|sommes|êtes|sont|était|étais|étaient|été|être|fut|si|soit|la|les|ce)$/.test(word)) return true
    if (!clitics.has(word) && !/^(?:pas|jamais|toujours|déjà|bien|a|ai|as|avons|avez|ont|avait|avais|aura)$/.test(word)) return false
  }
  return false
}

/** The verb has its subject or its auxiliary right before it. */
const hasSubject = (tokens: readonly LintToken[], at: number): boolean => {
  let i = at - 1
  while (clitics.has(tokens[i]?.lower ?? '') && !/^(?:nous|vous)$/.test(tokens[i]?.lower ?? '')) i--
  return /^(?:je|j'|tu|il|elle|on|nous|vous|ils|elles|qui|ai|as|a|avons|avez|ont|avais|avait|avaient|va|vais|vas|veut|peut|doit|faut)$/.test(
    tokens[i]?.lower ?? '',
  )
}

/** "Il refuse à partir", "elle apprend nager". */
function findingAt(tokens: readonly LintToken[], at: number, known: Known): CheckFinding | null {
  const word = tokens[at]
  if (!word || word.isLocked || word.kind !== 'word' || tooOften.has(word.lower)) return null
  const wanted = linkOf(verbsOf(word.lower, known))
  if (wanted === null || !hasSubject(tokens, at) || isChanged(tokens, at)) return null
  let i = at + 1
  while (/^(?:pas|plus|toujours|vite|encore|enfin|souvent)$/.test(tokens[i]?.lower ?? '')) i++
  const link = tokens[i]
  const given = link?.lower === 'à' ? 'à' : /^d[e']$/.test(link?.lower ?? '') ? 'de' : ''
  let to = given === '' ? i : i + 1
  while (/^(?:me|m'|te|t'|se|s'|lui|leur|y|en|ne|pas|les)$/.test(tokens[to]?.lower ?? '')) to++
  const infinitive = tokens[to]
  if (wanted === '' && /^[mts](?:e|')$|^(?:nous|vous|lui|leur)$/.test(tokens[at - 1]?.lower ?? '')) return null
  if (given === 'à' && infinitive?.lower === 'partir' && /^d(?:e|u|')$/.test(tokens[to + 1]?.lower ?? '')) return null
  if (given === 'à' && /^(?:manger|boire|lire|voir|grignoter)$/.test(infinitive?.lower ?? '')) return null
  if (given === wanted || !link || !infinitive || link.isLocked || infinitive.isLocked || !isInfinitive(infinitive.lower, known))
    return null
  if (given === '' && (i !== at + 1 || objects.has(link.lower) || to !== i)) return null
  if (
    given !== '' &&
    (/^(?:penser|commencer)$/.test(infinitive.lower) || (tokens[to - 1]?.lower === 'à') !== (given === 'à' && to === i + 1))
  )
    return null
  return mended(tokens, { at, link: i, given, wanted, to })
}

type Place = { readonly at: number; readonly link: number; readonly given: Link; readonly wanted: Link; readonly to: number }

function mended(tokens: readonly LintToken[], { at, link, given, wanted, to }: Place): CheckFinding {
  const next = tokens[given === '' ? link : link + 1]?.text ?? ''
  if (given !== '' && wanted === '') return { from: link, to: link + 1, suggestions: [''] }
  const put = wanted === 'de' && /^[aeiouhéèêâîyœ]/.test(next) ? "d'" : `${wanted} `
  if (given === '') return { from: at, to: to + 1, suggestions: [`${tokens[at]?.text ?? ''} ${put}${next}`] }
  return { from: link, to: link + 2, suggestions: [`${put}${next}`] }
}

/** A verb and the infinitive behind it are joined by "à", "de" or nothing. */
export default defineCheck({
  key: 'verb-link',
  class: 'verb-pattern',
  find: (tokens, known) => (known?.stems ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Il refuse à répondre.', 'Il refuse de répondre.'],
    ['Elle apprend nager.', 'Elle apprend à nager.'],
    ['Nous avons décidé à rester.', 'Nous avons décidé de rester.'],
    ['J’espère de gagner.', 'J’espère gagner.'],
    ['Tu as oublié fermer la porte.', 'Tu as oublié de fermer la porte.'],
    ['Ils ont réussi de sortir.', 'Ils ont réussi à sortir.'],
    ['Vous essayez à aider.', "Vous essayez d'aider."],
  ],
  right: [
    'Il se refuse à répondre.',
    'Elle s’est décidée à partir.',
    'Il est décidé à rester.',
    'Je lui ai appris à nager.',
    'Il aide sa mère à cuisiner.',
    'Il a oublié, hier, de fermer.',
    'Elle refuse le dîner.',
    'Nous voulons du pain à emporter.',
    'Il a de quoi espérer.',
  ],
})
