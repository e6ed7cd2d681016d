import type { Tags } from '../forms.ts'
import { adjectiveForm, adjectivePlaces, adverbComparative, comparativeOf } from './adjective-forms.ts'
import { cutNoun } from './noun-class.ts'
import { genderOf, nounCells, nounForm } from './noun-forms.ts'
import { presentVariant, verbParts, type VerbParts } from './verb-forms.ts'

/** A word with all places of its paradigm; forms are made when they are asked for. */
export type CzechWord = {
  readonly lemma: string
  readonly kind: string
  readonly tags: readonly Tags[]
  readonly formOf: (tags: Tags) => string | null
  /** Another form of the same place that is read and never written. */
  readonly variantOf?: (tags: Tags) => string | null
}

type IsKnown = (word: string) => boolean

/** What a dictionary form may be. Phrases are made of their words elsewhere: "dávat možnost" is no noun in -ost. */
export function czechWords(lemma: string, isKnown: IsKnown): readonly CzechWord[] {
  if (lemma.includes(' ') && lemma !== 'stát se') return []
  return [verb(lemma, isKnown), adjective(lemma, isKnown), noun(lemma, isKnown), adverb(lemma, isKnown)].filter((word) => word !== null)
}

function noun(lemma: string, isKnown: IsKnown): CzechWord | null {
  if (isAdjective(lemma, isKnown)) return null
  const cut = cutNoun(lemma, isKnown)
  if (cut === null) return null
  const tags = lemma === 'data' ? nounCells.filter((cell) => cell.startsWith('pl')) : nounCells
  const formOf = (asked: Tags): string | null => {
    const cell = tags.find((one) => one === asked)
    return cell === undefined ? null : nounForm(cut, cell, isKnown)
  }
  return { lemma, kind: `noun.${genderOf[cut.paradigm]}`, tags, formOf }
}

const isAdjective = (lemma: string, isKnown: IsKnown): boolean =>
  !/(?:[eě]jší|^nej.*ší)$/u.test(lemma) &&
  ((lemma.endsWith('ý') && isKnown(`${lemma.slice(0, -1)}ého`)) || (lemma.endsWith('í') && isKnown(`${lemma}ho`)))

const adjectiveTags = [...adjectivePlaces, ...adjectivePlaces.map((place) => `comp.${place}`)]

function adjective(lemma: string, isKnown: IsKnown): CzechWord | null {
  if (!isAdjective(lemma, isKnown)) return null
  let comparative: string | null | undefined
  return {
    lemma,
    kind: 'adjective',
    tags: adjectiveTags,
    formOf: (tags) => {
      if (!tags.startsWith('comp.')) return adjectiveForm(lemma, tags)
      if (comparative === undefined) comparative = comparativeOf(lemma, isKnown)
      return comparative === null ? null : adjectiveForm(comparative, tags.slice(5))
    },
  }
}

function adverb(lemma: string, isKnown: IsKnown): CzechWord | null {
  if (!/[eěoy]$/u.test(lemma)) return null
  const comparative = adverbComparative(lemma, isKnown)
  if (comparative === null) return null
  return { lemma, kind: 'adverb', tags: ['pos', 'comp'], formOf: (tags) => ({ pos: lemma, comp: comparative })[tags] ?? null }
}

const people = ['p1.sg', 'p2.sg', 'p3.sg', 'p1.pl', 'p2.pl', 'p3.pl'].map((person) => `pres.${person}`)
const pastEndings: Readonly<Record<Tags, string>> = {
  'past.m.sg': 'l',
  'past.f.sg': 'la',
  'past.n.sg': 'lo',
  'past.ma.pl': 'li',
  'past.pl': 'ly',
}
const passiveEndings: Readonly<Record<Tags, string>> = {
  'pass.m.sg': '',
  'pass.f.sg': 'a',
  'pass.n.sg': 'o',
  'pass.ma.pl': 'i',
  'pass.pl': 'y',
}
const imperativeEndings: Readonly<Record<Tags, string>> = { 'imp.p2.sg': '', 'imp.p1.pl': 'me', 'imp.p2.pl': 'te' }
const nameEndings: Readonly<Record<Tags, string>> = { 'vn.nom': '', 'vn.ins': 'm', 'vn.pl.loc': 'ch', 'vn.pl.ins': 'mi' }
const verbTags: readonly Tags[] = [
  'inf',
  ...people,
  ...Object.keys({ ...pastEndings, ...passiveEndings, ...imperativeEndings, ...nameEndings }),
  ...adjectivePlaces.flatMap((place) => [`part.${place}`, `act.${place}`]),
]

function verb(lemma: string, isKnown: IsKnown): CzechWord | null {
  // "stát se" becomes, "stát" stands.
  const [verbItself, rest] = lemma === 'stát se' ? ['stat', ' se'] : [lemma, '']
  const parts = verbParts(verbItself, isKnown)
  const formOf = (tags: Tags): string | null => {
    const form = parts && verbForm(parts, tags)
    return tags === 'inf' ? lemma : form === null ? null : form + rest
  }
  const variantOf = (tags: Tags): string | null => presentVariant(parts?.present[people.indexOf(tags)] ?? '')
  return parts && { lemma, kind: 'verb', tags: verbTags, formOf, variantOf }
}

function verbForm(parts: VerbParts, tags: Tags): string | null {
  const person = people.indexOf(tags)
  if (person >= 0) return parts.present[person] ?? null
  const past = pastEndings[tags]
  if (past !== undefined) return parts.past[tags === 'past.m.sg' ? 0 : 1] + past
  if (imperativeEndings[tags] !== undefined) return parts.imperative === '' ? null : imperative(parts.imperative, imperativeEndings[tags])
  if (tags.startsWith('act.')) {
    const they = parts.present[5]
    return they === undefined ? null : adjectiveForm(`${they}cí`, tags.slice(4))
  }
  if (parts.passive === '') return null
  const passive = passiveEndings[tags]
  if (passive !== undefined) return parts.passive + passive
  const short = parts.passive.replace(/án$/u, 'an')
  if (tags.startsWith('part.')) return adjectiveForm(`${short}ý`, tags.slice(5))
  const name = nameEndings[tags]
  return name === undefined ? null : `${parts.passive.replace(/jat$/u, 'jet')}í${name}`
}

/** "shrni, shrňme, shrňte" and "sleduj, sledujme": the plural of -i keeps the vowel, long in "we". */
const imperative = (singular: string, ending: string): string | null =>
  singular.endsWith('i') && ending !== ''
    ? ending === 'me'
      ? `${singular.slice(0, -1)}ěme`
      : `${singular.slice(0, -1)}ěte`
    : singular + ending
