import type { SlavicGender } from '../../languages/noun-row.ts'
// Where a word stands in the paradigms of Czech, Slovak and Polish.

/** Men ("muž"), other living masculines ("pes"), masculine things, feminine, neuter. */
export type Gender = SlavicGender
export type Case = 'nom' | 'gen' | 'dat' | 'acc' | 'loc' | 'ins'
export type Place = `${'sg' | 'pl'}.${Case}`

const cases: readonly Case[] = ['nom', 'gen', 'dat', 'acc', 'loc', 'ins']
export const places: readonly Place[] = [...cases.map((one): Place => `sg.${one}`), ...cases.map((one): Place => `pl.${one}`)]

/** Both numbers of these cases, in their order. */
export const placesOf = (of: readonly Case[]): readonly Place[] => of.flatMap((one): readonly Place[] => [`sg.${one}`, `pl.${one}`])

/**
 * Places in the paradigm of an adjective or pronoun that have forms of their own, in the order in which the tables list them:
 * masculine nominative, genitive, dative, locative, instrumental; neuter nominative; feminine nominative, genitive, dative, accusative,
 * instrumental; plural of men, of others, of neuters; genitive, dative, instrumental of the plural.
 */
export const slotNames = [
  'm.nom',
  'm.gen',
  'm.dat',
  'm.loc',
  'm.ins',
  'n.nom',
  'f.nom',
  'f.gen',
  'f.dat',
  'f.acc',
  'f.ins',
  'men',
  'others',
  'neuters',
  'pl.gen',
  'pl.dat',
  'pl.ins',
] as const
export type Slot = (typeof slotNames)[number]

/** What the masculine plural is split by: men and animals (cs), men (pl), men, and animals either way (sk). */
export type PluralKind = 'cs' | 'sk' | 'pl'

/** The slots of an adjective beside a noun of this gender at this place, the usual one first. */
export function slotsAt(gender: Gender, place: Place, kind: PluralKind): readonly Slot[] {
  return place.startsWith('sg') ? [singularSlot(gender, place)] : pluralSlots(gender, place, kind)
}

const obliqueOf: Readonly<Record<string, Slot>> = { 'sg.gen': 'm.gen', 'sg.dat': 'm.dat', 'sg.loc': 'm.loc', 'sg.ins': 'm.ins' }
const feminineOf: Readonly<Record<string, Slot>> = {
  'sg.nom': 'f.nom',
  'sg.gen': 'f.gen',
  'sg.dat': 'f.dat',
  'sg.acc': 'f.acc',
  'sg.loc': 'f.dat',
  'sg.ins': 'f.ins',
}

function singularSlot(gender: Gender, place: Place): Slot {
  if (gender === 'f') return feminineOf[place] ?? 'f.nom'
  const oblique = obliqueOf[place]
  if (oblique) return oblique
  if (gender === 'n') return 'n.nom'
  return place === 'sg.acc' && gender !== 'mi' ? 'm.gen' : 'm.nom'
}

function pluralSlots(gender: Gender, place: Place, kind: PluralKind): readonly Slot[] {
  if (place === 'pl.gen' || place === 'pl.loc') return ['pl.gen']
  if (place === 'pl.dat' || place === 'pl.ins') return [place]
  if (gender === 'n') return ['neuters']
  if (gender === 'f' || gender === 'mi') return ['others']
  if (place === 'pl.nom') return kind === 'cs' || gender === 'mp' ? ['men'] : kind === 'sk' ? ['others', 'men'] : ['others']
  if (kind === 'cs') return ['others']
  return gender === 'mp' ? ['pl.gen'] : kind === 'sk' ? ['others', 'pl.gen'] : ['others']
}
