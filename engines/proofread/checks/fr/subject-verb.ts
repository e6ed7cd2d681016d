import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { Known } from '../../pattern.ts'
import { fitsOf, isSubject, linking, nounPart, phraseAt, prepositions, type Phrase, type Text } from './agreement.ts'

/** Verb forms of the third person: the plural and what the singular may be. */
const irregular: Readonly<Record<string, string>> = { sont: 'est', ont: 'a', vont: 'va', font: 'fait' }
const ofPlural: readonly (readonly [RegExp, string])[] = [
  [/aient$/, 'ait'],
  [/eront$/, 'era'],
  [/iront$/, 'ira'],
  [/ront$/, 'ra'],
  [/èrent$/, 'a'],
  [/issent$/, 'it'],
  [/irent$/, 'it'],
  [/urent$/, 'ut'],
  [/iennent$/, 'ient'],
  [/prennent$/, 'prend'],
  [/euvent$/, 'eut'],
  [/oivent$/, 'oit'],
  [/vent$/, 't'],
  [/sent$/, 't'],
  [/dent$/, 'd'],
  [/ttent$/, 't'],
  [/tent$/, 't'],
  [/ent$/, 'e'],
]

function singularOf(verb: string, known: Known): string | null {
  const stems = known?.stems?.(verb) ?? []
  if (irregular[verb] !== undefined) return irregular[verb]
  if (!/(?:ent|ront)$/.test(verb) || stems.length === 0 || !stems.every((stem) => /(?:er|[iï]r|re)$/.test(stem))) return null
  const regular = stems.every((stem) => /er$/.test(stem)) && !/(?:aient|ront|èrent)$/.test(verb)
  for (const [part, instead] of regular ? ofPlural.slice(-1) : ofPlural) {
    const form = verb.replace(part, instead)
    if (form !== verb && known?.stems?.(form).some((stem) => stems.includes(stem))) return form
  }
  return null
}

const ofSingular: readonly (readonly [RegExp, string])[] = [
  [/(?<=[vt])ient$/, 'iennent'],
  [/prend$/, 'prennent'],
  [/(?<=[aeo]n|r)d$/, 'dent'],
  [/(?<=[nldr])it$/, 'issent'],
  [/eut$/, 'euvent'],
  [/eut$/, 'eulent'],
  [/sait$/, 'savent'],
  [/(?<=[dç])oit$/, 'oivent'],
  [/(?<=v|r)oit$/, 'oient'],
  [/(?<=m)et$/, 'ettent'],
  [/(?<=so|pa)rt$/, 'rtent'],
  [/(?<=[a-zéû]r)a$/, 'ont'],
]

/** The plural of a verb form; of one that is a noun too only where a phrase follows. */
function pluralVerb(verb: string, next: string, known: Known): string | null {
  for (const [plural, singular] of Object.entries(irregular)) if (singular === verb) return plural
  const verbs = (known?.stems?.(verb) ?? []).filter((stem) => /(?:er|[iï]r|re)$/.test(stem) && stem !== verb)
  if (verbs.length === 0 || (!isVerbOnly(verb, known) && !beginsPhrase.has(next))) return null
  if (/[^aeioué]e$|[iu]e$/.test(verb)) return verbs.every((stem) => /(?:er|[fv]rir)$/.test(stem)) ? `${verb}nt` : null
  if (/[a-zé]ait$/.test(verb)) return verb.replace(/ait$/, 'aient')
  const forms = ofSingular.map(([part, instead]) => verb.replace(part, instead))
  return forms.find((form) => form !== verb && known?.stems?.(form).some((stem) => verbs.includes(stem))) ?? null
}

const isVerbOnly = (word: string, known: Known): boolean =>
  (known?.stems?.(word) ?? []).every((stem) => /(?:er|[iï]r|re)$/.test(stem) && stem !== word)
const beginsPhrase = words(`le la les l' un une des du ce cette ces que qu' mon ma mes son sa ses leur leurs très pas bien ici souvent`)

/** Subjects of one number that take a verb of the other, and times that stand before a subject. */
const anyNumber =
  words(`majorité minorité moitié foule nombre partie ensemble tiers quart couple peu dizaine douzaine centaine série plupart infinité
  multitude troupe groupe masse type sorte espèce matin soir jour nuit semaine mois année an heure fois poignée quantité reste équipe quinzaine
  variété totalité tas bande genre cortège armée paire lot panel collection suite succession gamme fraction proportion pourcentage flot
  infinité vague nuée pluie vingtaine trentaine million milliard`)
const pronoun = words(`ne n' se s' y en me m' te t' nous vous lui`)

/** Behind "de la classe", "des produits", "de Marie" after a noun. */
function afterComplement(text: Text, at: number): number {
  const { tokens } = text
  const [word, next] = [tokens[at]?.lower ?? '', tokens[at + 1]]
  if (!/^(?:de|d'|du|des)$/.test(word) || !next) return at
  if (word === 'de' && /^\p{Lu}\p{Ll}+$/u.test(next.text)) return at + 2
  const phrase = /^d(?:u|es|e|')$/.test(word) && nounPart(text, at + 1) ? { to: at + 2 } : word === 'de' ? phraseAt(text, at + 1) : null
  return phrase?.to ?? at
}

/** "La méthode montrent", "les gens qui vient": the verb of the phrase. */
function verbOf({ tokens, known }: Text, phrase: Phrase): CheckFinding | null {
  const first = phrase.parts[0]?.at ?? 0
  let i = phrase.to
  const last = tokens[first - 1]?.lower ?? ''
  const own = i
  i = afterComplement({ tokens, known }, i)
  if (i !== own && tokens[i]?.lower === 'qui') return null
  const isRelative = tokens[i]?.lower === 'qui'
  if (isRelative ? prepositions.has(last) || linking.has(last) || tokens[first]?.lower === 'des' : !isSubject(tokens, phrase)) return null
  if (anyNumber.has(phrase.noun.forms.fs ?? phrase.noun.forms.ms ?? '')) return null
  if (isRelative) i++
  while (pronoun.has(tokens[i]?.lower ?? '')) i++
  const verb = tokens[i]
  if (!verb || verb.kind !== 'word' || verb.isLocked || verb.text !== verb.lower || tokens[i + 1]?.text.startsWith('-')) return null
  const cells = fitsOf(phrase).filter(({ cost }) => cost === 0)
  const isPlural = cells.every(({ cell }) => cell.endsWith('p'))
  if (!isPlural && !cells.every(({ cell }) => cell.endsWith('s'))) return null
  const form = isPlural ? pluralVerb(verb.lower, tokens[i + 1]?.lower ?? '', known) : singularOf(verb.lower, known)
  return form === null ? null : { from: i, to: i + 1, suggestions: [form] }
}

const many = words('les des mes tes ses nos vos leurs ces')
const people = words('gens enfants élèves')

/** "Les gens": people of either gender, who are many all the same. */
function crowdAt({ tokens }: Text, at: number): Phrase | null {
  const [determiner, word] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? '']
  if (!many.has(determiner) || !people.has(word)) return null
  const noun = { at: at + 1, cells: new Set(['mp' as const]), forms: { mp: word } }
  return { parts: [{ at, cells: noun.cells, forms: { mp: determiner } }, noun], noun, to: at + 2 }
}

/** A verb has the number of the phrase before it. */
export default defineCheck({
  key: 'subject-verb',
  class: 'subject-verb',
  find: (tokens, known) => {
    const text = { tokens, known }
    return known?.stems
      ? tokens.flatMap((_, at) => {
          const phrase = phraseAt(text, at) ?? crowdAt(text, at)
          return (phrase && verbOf(text, phrase)) ?? []
        })
      : []
  },
  wrong: [
    ['Le chien mangent sa soupe.', 'Le chien mange sa soupe.'],
    ['Cette étude montrent un progrès.', 'Cette étude montre un progrès.'],
    ['Les résultats montre un progrès.', 'Les résultats montrent un progrès.'],
    ['Il aime les animaux qui est doux.', 'Il aime les animaux qui sont doux.'],
    ['Chaque jour, les villes grandit.', 'Chaque jour, les villes grandissent.'],
    ['Les gens parle trop.', 'Les gens parlent trop.'],
    ['La qualité des produits augmentent.', 'La qualité des produits augmente.'],
  ],
  right: [
    'Le soir tombent les feuilles.',
    'La majorité pensent le contraire.',
    'Le nombre des élèves augmente.',
    'Une série de photos montrent la ville.',
    'Que font les enfants ?',
    'Le père et la mère travaillent.',
  ],
})
