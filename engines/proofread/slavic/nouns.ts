import type { NounRow } from '../../languages/noun-row.ts'
import { places, type Gender, type Place } from './cells.ts'

type IsKnown = (word: string) => boolean

/** One way to read a word as a noun. */
export type Noun = {
  readonly lemma: string
  readonly gender: Gender
  /** Right forms at a place, the usual one first; empty where there is none. */
  readonly formsAt: (place: Place) => readonly string[]
}

/** A noun with the places at which a word may stand. */
export type NounReading = { readonly noun: Noun; readonly at: readonly Place[] }
type NounLookup = (word: string, isKnown: IsKnown) => readonly NounReading[]

/** The noun of one word of a row. */
export function declined(word: string, { gender, cut, forms }: Omit<NounRow, 'words'>, bend: (form: string) => string): Noun {
  const [head = '', genitive = ''] = word.split(':')
  const [lemma = '', named] = head.split('=')
  const stem = named ?? lemma.slice(0, lemma.length - cut)
  const list = forms.split(' ')
  const at = new Map(
    places.map((place, i) => [
      place,
      (list[i] ?? '-').split('/').flatMap((one) => {
        if (one === '-') return []
        if (one === '?') return genitive === '' || genitive === '-' ? [] : genitive.split('/')
        return [one === '=' ? lemma : bend(one.replace('~', stem))]
      }),
    ]),
  )
  return { lemma, gender, formsAt: (place) => at.get(place) ?? [] }
}

/** A noun of forms of its own: gender and the forms of `places`, apart by spaces. */
export function irregularNoun(line: string): Noun {
  const [gender = '', ...forms] = line.split(' ')
  const at = new Map(places.map((place, i) => [place, (forms[i] ?? '-').split('/').filter((form) => form !== '-')]))
  const lemma = at.get('sg.nom')?.[0] ?? at.get('pl.nom')?.[0] ?? ''
  return { lemma, gender: isGender(gender) ? gender : 'mi', formsAt: (place) => at.get(place) ?? [] }
}

const isGender = (text: string): text is Gender => ['mp', 'ma', 'mi', 'f', 'n'].includes(text)

/** Looks words up among the nouns. */
export function makeNounLookup(nouns: readonly Noun[]): NounLookup {
  const byForm = new Map<string, NounReading[]>()
  for (const noun of nouns) {
    const at = new Map<string, Place[]>()
    for (const place of places) for (const form of noun.formsAt(place)) at.set(form, [...(at.get(form) ?? []), place])
    for (const [form, list] of at) byForm.set(form, [...(byForm.get(form) ?? []), { noun, at: list }])
  }
  return (word) => byForm.get(word) ?? []
}
