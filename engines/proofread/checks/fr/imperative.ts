import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { verbsOf } from '../../french/verbs.ts'
import type { Known } from '../../pattern.ts'
import type { LintToken } from '../../token.ts'

/** Imperatives to which "lui" and the like are joined, and that are no nouns which "leur" could follow. */
const orders =
  words(`dis dites donne donnez montre montrez demandez explique expliquez parle parlez laisse laissez envoie envoyez écris écrivez rends
  rendez apporte apportez prête prêtez offrez passe passez raconte racontez répète répétez apprends apprenez faites fais téléphone téléphonez
  réponds répondez permets permettez rappelle rappelez achète achetez prends prenez mets mettez regarde regardez écoute écoutez appelle
  appelez attends attendez aide aidez suis suivez`)
const objectBegins =
  words(`le la les l' un une des du de d' mon ma mes ton ta tes son sa ses ce cette ces que qu' tout tous votre notre quelque
  pourquoi comment où ici vite bien à au aux pour plus`)
/** What may stand behind an imperative in -er. */
const behindOrder =
  words(`le la les l' un une des du mon ma mes ton ta tes son sa ses ce cette ces ça cela plus moins bien mieux vite doucement
  fort avec pas à au aux dans sur tout tous pendant lentement encore toujours donc d'abord bas`)

/** "Parles plus fort": verbs in -er have no s there. */
function withoutS(tokens: readonly LintToken[], at: number, known: Known): CheckFinding | null {
  const word = tokens[at]
  const next = tokens[at + 1]
  if (!word || !next || !/[^aeiouéè]es$|[iu]es$|[éèêaio][a-zç]es$/.test(word.lower)) return null
  const form = word.text.replace(/s$/, '')
  const stems = known?.stems?.(word.lower) ?? []
  if (
    stems.length === 0 ||
    !stems.every((stem) => /er$/.test(stem) || /(?:ouv|off|souff|cueill|couv)rir$/.test(stem)) ||
    verbsOf(word.lower, known).length < stems.length
  )
    return null
  const isJoined = /^-(?:l[ea]|les|moi|toi|lui|nous|leur)$/.test(next.lower)
  if (!isJoined && !(behindOrder.has(next.lower) && tokens.at(-1)?.text === '!')) return null
  return tokens.some(({ lower }) => lower === 'tu' || lower === '-tu') ? null : { from: at, to: at + 1, suggestions: [form] }
}

/** "Pense-y" asks an s, and so does "va". */
function withS(tokens: readonly LintToken[], at: number, known: Known): CheckFinding | null {
  const word = tokens[at]
  const next = tokens[at + 1]
  if (!word || !/^-(?:y|en)$/.test(next?.lower ?? '') || !/(?:[^aeiou]e|^va)$/.test(word.lower)) return null
  if (mayFollow(tokens, at + 2, known)) return null
  const form = `${word.text}s`
  return verbsOf(word.lower, known).length > 0 && known?.isKnown(form) ? { from: at, to: at + 1, suggestions: [form] } : null
}

/** An infinitive whose own "en" or "y" it is: "va en acheter". */
const mayFollow = (tokens: readonly LintToken[], at: number, known: Known): boolean => {
  const word = tokens[at]?.lower ?? ''
  return /(?:er|ir|re)$/.test(word) && verbsOf(word, known).includes(word)
}

/** "Dis lui la vérité." */
function joined(tokens: readonly LintToken[], at: number): CheckFinding | null {
  const word = tokens[at]
  const pronoun = tokens[at + 1]
  const next = tokens[at + 2]
  if (!word || !pronoun || !orders.has(word.lower) || pronoun.space !== ' ') return null
  const isSure = /^(?:moi|toi)$/.test(pronoun.lower) && !(next && /^(?:-|et$|qui$|je$|tu$|,$|aussi$)/.test(next.lower))
  if (!isSure && !(/^(?:lui|leur|nous)$/.test(pronoun.lower) && next && objectBegins.has(next.lower))) return null
  if (word.lower === 'suis' && pronoun.lower !== 'moi') return null
  return { from: at, to: at + 2, suggestions: [`${word.text}-${pronoun.text}`] }
}

/** "Vas à l'école", "vas te coucher": "va" has no s but before "y". */
function go(tokens: readonly LintToken[], at: number): CheckFinding | null {
  const word = tokens[at]
  const next = tokens[at + 1]?.lower ?? ''
  if (word?.lower !== 'vas' || !next || /^-|^y$|^tu$/.test(next) || tokens.some(({ lower }) => lower === 'tu')) return null
  return { from: at, to: at + 1, suggestions: [word.text.replace(/s$/, '')] }
}

/** The form of an order, and the hyphen of the pronouns behind it. */
export default defineCheck({
  key: 'imperative',
  class: 'verb-form',
  find: (tokens, known) => {
    if (!known?.stems) return []
    return tokens.flatMap((_, at) => {
      const last = tokens[at - 1]?.lower
      if (last !== undefined && !(last === 'et' && at > 1) && last !== '«' && last !== '—') return []
      if (last === 'et') return tokens[at]?.lower === 'vas' ? (go(tokens, at) ?? []) : []
      return withoutS(tokens, at, known) ?? withS(tokens, at, known) ?? joined(tokens, at) ?? go(tokens, at) ?? []
    })
  },
  wrong: [
    ['Manges tes légumes !', 'Mange tes légumes !'],
    ['Ranges-les dans le placard.', 'Range-les dans le placard.'],
    ['Pense-y bien.', 'Penses-y bien.'],
    ['Dis lui la vérité.', 'Dis-lui la vérité.'],
    ['Donnez moi votre adresse.', 'Donnez-moi votre adresse.'],
    ['Vas chercher ton frère.', 'Va chercher ton frère.'],
    ['Range ta chambre et vas te coucher.', 'Range ta chambre et va te coucher.'],
  ],
  right: [
    'Roses et tulipes fleurissent !',
    'Manges-tu de la viande ?',
    'Vas-y vite !',
    'Laisse Paul lui parler de ses soucis.',
    'Dites, vous venez ?',
    'Suis-moi et tu verras.',
    'Mange-les vite.',
  ],
})
