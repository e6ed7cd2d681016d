import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { adverbs, being, bent, clitics, having, mayBeInfinitive, participleOf, skip, verbsOf } from '../../french/verbs.ts'
import type { Known } from '../../pattern.ts'
import { fitsOf, isSubject, phraseAt, type Text } from './agreement.ts'

/** `isFeminine` is null of many things of which nobody can tell. */
type Gender = { readonly isFeminine: boolean | null; readonly isPlural: boolean }

const pronouns: Readonly<Record<string, Gender>> = {
  elle: { isFeminine: true, isPlural: false },
  ils: { isFeminine: false, isPlural: true },
  elles: { isFeminine: true, isPlural: true },
}
const women = words(`marie anne julie sophie emma léa chloé manon camille-anne sarah clara louise alice jeanne juliette charlotte lucie
  pauline mathilde laura céline nathalie isabelle catherine valérie sandrine hélène élise amélie émilie aurélie caroline virginie sylvie
  martine brigitte monique françoise nicole jacqueline christine véronique margot inès zoé agathe eva anna lina nina maria`)

/** "Les enfants": people of either gender, who count as masculine where nothing says otherwise. */
const many = words('les des mes tes ses nos vos leurs ces')
const people = words('enfants élèves gens parents journalistes artistes touristes locataires membres bénévoles')

/** What is one, and may be said of as many. */
const crowds = words(
  'majorité minorité moitié foule partie série dizaine centaine infinité multitude troupe masse gens sorte espèce personne',
)

/** Verbs whose "se" is no direct object, and those that take a complement or an infinitive. */
const mutual =
  words(`parler plaire déplaire succéder téléphoner sourire mentir nuire ressembler rire demander dire imaginer permettre promettre
  rendre faire laisser donner écrire poser procurer approprier raconter répéter jurer offrir acheter répondre suffire convenir voir entendre
  sentir figurer attribuer arroger reprocher pardonner payer casser laver brosser couper mordre adjoindre interdire imposer`)
const objectBegins = words(`le la les l' un une ses leurs son sa leur mes tes nos vos ce cette ces que qu' à quelque chacun`)

/** Whose gender and number the participle must have, with the place where the verb begins; null where nobody can tell. */
function subjectAt(text: Text, at: number): (Gender & { readonly to: number }) | null {
  const { tokens } = text
  const word = tokens[at]
  const last = tokens[at - 1]?.lower ?? ''
  if (!word) return null
  const pronoun = pronouns[word.lower]
  if (pronoun) return /^(?:et|ou|ni|à|de|pour|avec|que-ce)$/.test(last) || tokens[at - 1]?.text === '-' ? null : { ...pronoun, to: at + 1 }
  if (women.has(word.lower) && word.text !== word.lower)
    return at === 0 || /^(?:que|qu'|mais|car|quand|,)$/.test(last) ? { isFeminine: true, isPlural: false, to: at + 1 } : null
  if (many.has(word.lower) && people.has(tokens[at + 1]?.lower ?? '') && (at === 0 || /^(?:mais|car|quand|,)$/.test(last)))
    return { isFeminine: false, isPlural: true, to: at + 2 }
  const phrase = phraseAt(text, at)
  if (!phrase || !isSubject(tokens, phrase)) return phrase ? null : pluralAt(text, at)
  const cells = fitsOf(phrase).filter(({ cost }) => cost === 0)
  const [cell] = cells
  if (!cell || cells.length !== 1 || crowds.has(tokens[phrase.to - 1]?.lower ?? '')) return null
  return { isFeminine: cell.cell.startsWith('f'), isPlural: cell.cell.endsWith('p'), to: phrase.to }
}

/** "Les voleurs": a plural at the start, of which the verb behind it tells nothing. */
function pluralAt({ tokens, known }: Text, at: number): (Gender & { readonly to: number }) | null {
  const [word, noun, next] = [tokens[at]?.lower ?? '', tokens[at + 1], tokens[at + 2]?.lower ?? '']
  if (at > 0 || !many.has(word) || !noun || noun.text !== noun.lower || !/..[sx]$/.test(noun.lower) || !known?.isKnown(noun.lower))
    return null
  return /^(?:sont|étaient|seront|ont|avaient|auront|doivent|peuvent|vont|seraient|devraient|se)$/.test(next)
    ? { isFeminine: null, isPlural: true, to: at + 2 }
    : null
}

/** "Elle a été", "ils peuvent être", "elles se sont": where the participle must stand, and whether "se" goes before. */
function behindBeing({ tokens }: Text, from: number): { readonly at: number; readonly isOwn: boolean } | null {
  let i = from
  let isOwn = false
  while (clitics.has(tokens[i]?.lower ?? '')) {
    if (/^(?:le|la|l'|les)$/.test(tokens[i]?.lower ?? '')) return null
    if (/^s[e']$/.test(tokens[i]?.lower ?? '')) isOwn = true
    i++
  }
  const verb = tokens[i]?.lower ?? ''
  if (being.has(verb)) i++
  else if (
    !isOwn &&
    (having.has(verb) || /^(?:peu[tx]|peuvent|pourra|pourront|doit|doivent|devra|devront|va|vont|pouvait|devait)$/.test(verb))
  ) {
    i = skip(tokens, i + 1, adverbs)
    if (!/^(?:été|être)$/.test(tokens[i]?.lower ?? '') || having.has(verb) !== (tokens[i]?.lower === 'été')) return null
    i++
  } else return null
  return { at: skip(tokens, i, adverbs), isOwn }
}

/** "La voiture a été réparé", "Marie s'est levé". */
function afterBeing(text: Text, at: number): CheckFinding | null {
  const subject = subjectAt(text, at)
  const place = subject && behindBeing(text, subject.to)
  const word = place && text.tokens[place.at]
  if (!subject || !place || !word || word.isLocked || word.text !== word.lower) return null
  const next = text.tokens[place.at + 1]
  if (next?.text.startsWith('-') || mayBeInfinitive(next?.lower ?? '', text.known)) return null
  if (place.isOwn && (verbsOf(word.lower, text.known).some((verb) => mutual.has(verb)) || objectBegins.has(next?.lower ?? ''))) return null
  return agreed(text, place.at, subject)
}

/** The participle with the ending that is asked for; nothing where it has it. */
function agreed({ tokens, known }: Text, at: number, { isFeminine, isPlural }: Gender): CheckFinding | null {
  const word = tokens[at]?.lower ?? ''
  const base = participleOf(word, known)
  if (base === null) return null
  if (isFeminine === null) {
    const forms = [bent(base, false, isPlural), bent(base, true, isPlural)].filter((form) => known?.isKnown(form))
    return forms.includes(word) || forms.length === 0 ? null : { from: at, to: at + 1, suggestions: forms }
  }
  const form = bent(base, isFeminine, isPlural)
  if (isPlural && !isFeminine && word === `${base}es`) return null
  return form === word || !known?.isKnown(form) ? null : { from: at, to: at + 1, suggestions: [form] }
}

/** Verbs that go with a measure, or with an infinitive that is not said. */
const noObject = words(
  'pouvoir devoir vouloir savoir croire penser dire coûter durer peser vivre courir dormir falloir marcher valoir avoir être',
)
/** Nouns that a clause with "que" may explain. */
const explained = words(`preuve impression idée certitude nouvelle conclusion raison raisons fois chance conviction crainte peur pensée
  hypothèse condition opinion sensation garantie assurance promesse règle joie honte manière façon rumeur sorte mesure heure heures année
  années jour jours mois temps moment moments semaine semaines`)
const persons = words(`j' je tu il elle on nous vous ils elles`)
const goesOn =
  /^(?:[.,;:!?…»")]|hier|dans|en|pour|avec|sur|chez|pendant|depuis|lors|aujourd'hui|ce|cette|et|sont|est|était|étaient|a|ont|au|aux|ici|ensemble|là)$/

/** "La robe que tu as acheté". */
function afterObject(text: Text, at: number): CheckFinding | null {
  const { tokens, known } = text
  const phrase = phraseAt(text, at)
  const noun = tokens[(phrase?.to ?? 0) - 1]?.lower ?? ''
  if (!phrase || explained.has(noun) || !/^qu[e']$/.test(tokens[phrase.to]?.lower ?? '')) return null
  if (
    /^(?:de|d'|et|ou)$/.test(tokens[at - 1]?.lower ?? '') ||
    tokens.slice(0, at).some(({ lower }) => /^(?:plus|moins|aussi|si|autant|même|telle?s?)$/.test(lower))
  )
    return null
  if (!persons.has(tokens[phrase.to + 1]?.lower ?? '')) return null
  const i = phrase.to + 2
  if (!having.has(tokens[i]?.lower ?? '')) return null
  const to = skip(tokens, i + 1, adverbs)
  const word = tokens[to]
  if (!word || word.isLocked || !goesOn.test(tokens[to + 1]?.lower ?? '.')) return null
  if (verbsOf(word.lower, known).some((verb) => noObject.has(verb))) return null
  const cells = fitsOf(phrase).filter(({ cost }) => cost === 0)
  const [cell] = cells
  if (!cell || cells.length !== 1) return null
  return agreed(text, to, { isFeminine: cell.cell.startsWith('f'), isPlural: cell.cell.endsWith('p') })
}

/** "Je les ai vu hier": many, and nobody can tell of which gender. */
function afterThem({ tokens, known }: Text, at: number): CheckFinding | null {
  if (tokens[at]?.lower !== 'les' || !having.has(tokens[at + 1]?.lower ?? '')) return null
  const to = skip(tokens, at + 2, adverbs)
  const word = tokens[to]
  if (!word || word.isLocked || word.text !== word.lower) return null
  const base = participleOf(word.lower, known)
  if (base !== word.lower || /s$/.test(base) || verbsOf(base, known).some((verb) => noObject.has(verb))) return null
  if (tokens.slice(to + 1, to + 4).some(({ lower }) => mayBeInfinitive(lower, known))) return null
  return { from: to, to: to + 1, suggestions: [`${base}s`, `${base}es`] }
}

/** A participle agrees with the subject after "être" and with an object before "avoir". */
export default defineCheck({
  key: 'participle',
  class: 'agreement',
  find: (tokens, known: Known) => {
    const text = { tokens, known }
    return known?.stems ? tokens.flatMap((_, at) => afterThem(text, at) ?? afterBeing(text, at) ?? afterObject(text, at) ?? []) : []
  },
  wrong: [
    ['Marie s’est couché de bonne heure.', 'Marie s’est couchée de bonne heure.'],
    ['Les voleurs ont été arrêté ce matin.', 'Les voleurs ont été arrêtés ce matin.'],
    ['Cette décision sera pris demain.', 'Cette décision sera prise demain.'],
    ['Les règles doivent être respecté.', 'Les règles doivent être respectés.'],
    ['La chanson que tu as chanté est triste.', 'La chanson que tu as chantée est triste.'],
    ['Tes clés ? Je les ai perdu.', 'Tes clés ? Je les ai perdus.'],
    ['Elles se sont promené dans le parc.', 'Elles se sont promenées dans le parc.'],
  ],
  right: [
    'Elle s’est rendu compte de son erreur.',
    'Elle s’est lavé les mains.',
    'Les filles se sont parlé hier.',
    'La fièvre que j’ai cru avoir est tombée.',
    'Je les ai laissé partir.',
    'La preuve que j’ai gagné, la voici.',
    'Les cent mètres que j’ai couru.',
    'Elle s’est fait couper les cheveux.',
    'Les heures que j’ai dormi.',
    'Ils ont été les premiers.',
  ],
})
