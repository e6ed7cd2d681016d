import { dateFields, nameFields, textFields, type CslDate, type CslItem, type Name } from '../item.ts'
import { keptAtMost, type ItemDraft } from './item-draft.ts'

const charactersAtMost = 100_000
const namesAtMost = 5_000
const yearsAtMost = 9_999

/**
 * The item as everything behind a file takes it: dates that exist, names that name somebody, texts of at most 100,000 characters,
 * nothing empty. What a file says against that is cut off; nothing else changes.
 */
export function soundItem(draft: ItemDraft): CslItem {
  for (const field of textFields) {
    const text = draft[field]
    if (text === undefined) continue
    if (text.trim() === '') delete draft[field]
    else if (text.length > charactersAtMost) draft[field] = text.slice(0, charactersAtMost)
  }
  for (const field of nameFields) {
    const names = draft[field]?.map(soundName).filter(({ family, given, literal }) => (family ?? given ?? literal) !== undefined)
    if (names === undefined) continue
    if (names.length > 0) draft[field] = names.slice(0, namesAtMost)
    else delete draft[field]
  }
  for (const field of dateFields) {
    const date = draft[field] && soundDate(draft[field])
    if (date) draft[field] = date
    else delete draft[field]
  }
  const kept = Object.entries(draft.custom ?? {}).slice(0, keptAtMost)
  const whole = kept.map(([name, value]) => [name, value.slice(0, charactersAtMost)] as const).filter(([, value]) => value.trim() !== '')
  if (whole.length > 0) draft.custom = Object.fromEntries(whole)
  else delete draft.custom
  return draft
}

/** Without its empty parts. */
const soundName = (name: Name): Name =>
  Object.values(name).every((part) => part.trim() !== '')
    ? name
    : Object.fromEntries(Object.entries(name).filter(([, part]) => part.trim() !== ''))

const isMonth = (number: number | undefined): boolean => number !== undefined && number >= 1 && number <= 12
const isDay = (number: number | undefined): boolean => number !== undefined && number >= 1 && number <= 31

function soundDate(date: CslDate): CslDate | null {
  const { 'date-parts': parts, season, ...rest } = date
  const sound = (parts ?? []).filter(([year]) => year !== undefined && year !== 0 && Math.abs(year) <= yearsAtMost).map(soundPart)
  if (sound.length > 0) return { 'date-parts': sound, ...(season === undefined || season < 1 || season > 4 ? {} : { season }), ...rest }
  return rest.literal?.trim() ? rest : null
}

const soundPart = ([year = 1, month, day]: readonly number[]): readonly number[] => {
  if (month === undefined || !isMonth(month)) return [year]
  return day === undefined || !isDay(day) ? [year, month] : [year, month, day]
}
