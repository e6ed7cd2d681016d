import { anyCase } from './any-case.ts'
import type { Name } from '../item.ts'
import { oneOf } from './cues.ts'
import { nameForms } from './name-forms.ts'
import type { NameForm } from './name-forms.ts'

export type NameFound = { readonly name: Name; readonly start: number; readonly end: number }

/** Names one after another from `start`; `end` is behind the last of them and behind "et al.". `isCut`: there are more than are said. */
export type NameList = {
  readonly form: NameForm['id']
  readonly names: readonly NameFound[]
  readonly end: number
  readonly isCut: boolean
  /** Whether "et al." or the like ends them. */
  readonly hasMore: boolean
}

export type ListOptions = { readonly start: number; readonly isHungarian: boolean }

const and = String.raw`(?:&|and|und|u\.|és|y|e|et|en|og|och|i|a|ve|și|şi|ed|sowie)`
const separators = new RegExp(
  String.raw`\s?[,;]\s?(?:\.\.\.|…|\. \. \.)\s?(?:&\s)?|\s?[,;]\s(?:${and}\s)?|\s${and}\s|\s?&\s?|\s?[;/]\s?|\s[–—-]\s|\s?–\s?(?=\p{Lu})`,
  'yu',
)
const etAl = anyCase(String.raw`[,;]?\s?(?:[([]\s?)?${oneOf('et-al')}(?:\s?[)\]])?(?![\p{L}])`, 'y')

/** The longest list of names from `start` that are all written in one form, or null. Reads at most 60 names. */
export function readNames(text: string, id: NameForm['id'], { start, isHungarian }: ListOptions): NameList | null {
  const names: NameFound[] = []
  let at = start
  let end = start
  let isCut = false
  while (names.length < 60) {
    const isLater = names.length > 0
    const found = readOne(text, { id, at, isLater, isHungarian })
    if (!found) break
    names.push(found)
    end = found.end
    const separator = matchAt(separators, text, end)
    if (!separator) break
    isCut ||= /[.…]/.test(separator)
    if (id === 'inverted-given' && separator.trim() === ',' && !isLater && !naturalThenAnd(text, end)) break
    at = end + separator.length
  }
  if (names.length === 0) return null
  const more = matchAt(etAl, text, end)
  return { form: id, names, end: end + (more?.length ?? 0), isCut: isCut || more !== null, hasMore: more !== null }
}

type One = { readonly id: NameForm['id']; readonly at: number; readonly isLater: boolean; readonly isHungarian: boolean }

function readOne(text: string, { id, at, isLater, isHungarian }: One): NameFound | null {
  // Only the first name is turned around in some styles; those after it are as spoken.
  const tries: readonly NameForm['id'][] =
    isLater && (id === 'inverted-given' || id === 'inverted-initials')
      ? [
          id,
          ...(id === 'inverted-given'
            ? (['inverted-initials', 'initials-first', 'plain'] as const)
            : (['initials-first', 'inverted-given'] as const)),
        ]
      : id === 'plain' || id === 'inverted-given'
        ? [id, 'bare']
        : [id]
  const window = text.slice(at, at + 160)
  for (const one of tries) {
    if (one === 'bare' && id !== 'bare' && !isLater) continue
    const form = nameForms[one]
    if (!form.needs.test(window)) continue
    form.find.lastIndex = 0
    const match = form.find.exec(window)
    if (!match?.groups) continue
    return { name: form.read(match.groups, isHungarian), start: at, end: at + match[0].length }
  }
  return null
}

const spoken = String.raw`(?:\p{Lu}[\p{L}.’'-]*\s){1,3}(?:(?:de|van|von|der|la)\s){0,2}\p{Lu}[\p{L}’'-]+`
const spokenNames = new RegExp(String.raw`^,\s(?:${spoken},\s){0,6}(?:${spoken}\s)?${and}\s${spoken}`, 'u')

/** Chicago and MLA: "Smith, John, Mary Jones, and Bob Lee" – a comma goes on only where names as spoken and an "and" follow. */
function naturalThenAnd(text: string, at: number): boolean {
  return spokenNames.test(text.slice(at, at + 200))
}

function matchAt(find: RegExp, text: string, at: number): string | null {
  const window = text.slice(at, at + 60)
  find.lastIndex = 0
  return find.exec(window)?.[0] ?? null
}
