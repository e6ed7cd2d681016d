import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { adverbs, being, clitics, having, isInfinitive, isOnlyVerb, skip, verbsOf } from '../../french/verbs.ts'
import type { Known } from '../../pattern.ts'
import type { LintToken } from '../../token.ts'

/** Verbs behind which an infinitive stands. */
const modals = words('aller vouloir pouvoir devoir falloir oser')
/** Forms of them that are something else as well. */
const noModal = words('dû due dues dus pouvoir devoir devoirs faux vais-je voulu voulue pu allant')
/** "Commencer à parler", "prêt à parler". */
const beforeA =
  words(`commencer continuer apprendre réussir arriver chercher aider hésiter parvenir inviter encourager obliger habituer pousser forcer
  tenir renoncer songer consister autoriser inciter entraîner prêt prête prêts prêtes temps difficulté mal difficile facile journée`)
/** "Envie de parler", "essayer de parler". */
const beforeDe =
  words(`envie besoin peur avant afin lieu droit intention plaisir capable capables temps occasion façon manière moyen obligé obligée décider
  essayer oublier refuser éviter cesser tenter arrêter permettre promettre proposer conseiller empêcher risquer possible interdit
  impossible important difficile facile nécessaire`)

/** A participle of a verb in -er that is nothing else: "mangé", "mangées". */
const isParticiple = (word: string, known: Known): boolean =>
  /[^é]ée?s?$/.test(word) && isOnlyVerb(word, known) && verbsOf(word, known).every((verb) => /er$/.test(verb))

const infinitiveOf = (word: string): string => word.replace(/ée?s?$/, 'er')

/** "Je vais mangé", "il faut pas oublié", "pour dansé". */
function participleAt(tokens: readonly LintToken[], at: number, known: Known): CheckFinding | null {
  const word = tokens[at]
  if (!word || word.isLocked || word.text !== word.lower || !isParticiple(word.lower, known)) return null
  let i = at - 1
  while (adverbs.has(tokens[i]?.lower ?? '') || clitics.has(tokens[i]?.lower ?? '')) i--
  const infinitive = infinitiveOf(word.lower)
  if (!asksInfinitive(tokens, i, known) && !goesOn(tokens, at, known)) return null
  return known?.isKnown(infinitive) ? { from: at, to: at + 1, suggestions: [infinitive] } : null
}

function asksInfinitive(tokens: readonly LintToken[], at: number, known: Known): boolean {
  const word = tokens[at]?.lower ?? ''
  const last = tokens[at - 1]?.lower ?? ''
  if (word === '' || noModal.has(word)) return false
  if (word === 'sans') return true
  const isOf = (set: ReadonlySet<string>) => set.has(last) || verbsOf(last, known).some((verb) => set.has(verb))
  if (word === 'à') return isOf(beforeA) && !isReached(tokens, at - 1)
  if (word === 'de') return isOf(beforeDe)
  if (/^(?:faire|fait)$/.test(word)) return isOwn(tokens, at - 1) && tokens[at + 1]?.kind === 'word'
  if (/^allée?s?$/.test(word)) return being.has(last) || /^(?:déjà|tous|pas)$/.test(last)
  return !/^(?:se|s'|me|m'|te|t')$/.test(last) && verbsOf(word, known).some((verb) => modals.has(verb)) && !/[eé]e?s?$/.test(word)
}

/** "Se faire", "s'est fait". */
const isOwn = (tokens: readonly LintToken[], at: number): boolean =>
  /^(?:se|s'|me|m'|te|t'|nous|vous)$/.test(tokens[being.has(tokens[at]?.lower ?? '') ? at - 1 : at]?.lower ?? '')

/** "La journée à", "le temps à": only where time is spent. "Facile à" goes with what is. */
const isReached = (tokens: readonly LintToken[], at: number): boolean =>
  /^(?:temps|journée)$/.test(tokens[at]?.lower ?? '') && !/^(?:mon|ton|son|leur|notre|votre|ma|ta|sa|la)$/.test(tokens[at - 1]?.lower ?? '')

/** "Il faut étudier et travaillé." */
function goesOn(tokens: readonly LintToken[], at: number, known: Known): boolean {
  if (!/^(?:et|ou)$/.test(tokens[at - 1]?.lower ?? '') || !isInfinitive(tokens[at - 2]?.lower ?? '', known)) return false
  if (/e?s$|ée$/.test(tokens[at]?.lower ?? '') || tokens.slice(0, at).some(({ lower }) => having.has(lower) || being.has(lower)))
    return false
  return /^(?:[.!?,;]|dur|plus|bien|dans|avec|les|des|la)$/.test(tokens[at + 1]?.lower ?? '.')
}

/** Pronouns between subject and "être", where "nous" and "vous" are subjects. */
const subjectsToo = words(`ne n' me m' te t' se s' y en lui leur`)
const subjects = words(`je j' tu il elle on nous vous ils elles qui`)

/** "J'ai oublier", "elle est arriver". */
function infinitiveAt(tokens: readonly LintToken[], at: number, known: Known): CheckFinding | null {
  const auxiliary = tokens[at]?.lower ?? ''
  const isBeing = being.has(auxiliary)
  if (!isBeing && !having.has(auxiliary)) return null
  const own = isBeing ? subjectsToo : clitics
  let i = at - 1
  while (own.has(tokens[i]?.lower ?? '')) i--
  const subject = tokens[i]?.lower ?? ''
  if (tokens.slice(i + 1, at).some(({ lower }) => lower === 'y') && auxiliary === 'a') return null
  if (isBeing && !subjects.has(subject)) return null
  const to = skip(tokens, at + 1, adverbs)
  const word = tokens[to]
  if (!word || word.isLocked || word.text !== word.lower || !/er$/.test(word.lower) || !isInfinitive(word.lower, known)) return null
  const ending = !isBeing ? 'é' : subject === 'elle' ? 'ée' : subject === 'elles' ? 'ées' : /^(?:ils|nous)$/.test(subject) ? 'és' : 'é'
  const form = word.lower.replace(/er$/, ending)
  return known?.isKnown(form) ? { from: to, to: to + 1, suggestions: [form] } : null
}

/** Infinitive and participle of a verb in -er sound alike; what stands before tells which is meant. */
export default defineCheck({
  key: 'infinitive-participle',
  class: 'infinitive-or-ing',
  find: (tokens, known) =>
    known?.stems ? tokens.flatMap((_, at) => participleAt(tokens, at, known) ?? infinitiveAt(tokens, at, known) ?? []) : [],
  wrong: [
    ['Nous allons visité le château.', 'Nous allons visiter le château.'],
    ['Elle ne veut pas en parlé.', 'Elle ne veut pas en parler.'],
    ['Il apprend à jardiné.', 'Il apprend à jardiner.'],
    ['Ils passent leur temps à bavardé.', 'Ils passent leur temps à bavarder.'],
    ['Elle est allée cherché du pain.', 'Elle est allée chercher du pain.'],
    ['Il faut ranger et nettoyé.', 'Il faut ranger et nettoyer.'],
    ['Elle a vite ranger sa chambre.', 'Elle a vite rangé sa chambre.'],
    ['Elle est rentrer tard.', 'Elle est rentrée tard.'],
    ['Vous devriez vous faire soigné ici.', 'Vous devriez vous faire soigner ici.'],
  ],
  right: [
    'Il se veut engagé dans la lutte.',
    'Il y a quelque chose de cassé.',
    'Souffler est jouer.',
    'C’est jouer avec le feu.',
    'Il a dû partir et changé de train.',
    'La maison à rénover est à vendre.',
    'Il va, fatigué, vers la porte.',
    'Nous avons hier mangé des huîtres.',
  ],
})
