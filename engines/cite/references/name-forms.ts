import { ownCase } from './any-case.ts'
import type { Name } from '../item.ts'
import { hasGivenName, hungarianGivenNames, otherGivenNames } from './given-names.ts'

/** A way of writing one name. `find` is sticky and has the groups that `read` wants. */
export type NameForm = {
  readonly id: 'inverted-initials' | 'inverted-given' | 'bare' | 'initials-first' | 'plain'
  readonly find: RegExp
  /** What a name of this form begins with at the least: cheap to try, where the first use of `find` takes the engine some milliseconds. */
  readonly needs: RegExp
  readonly read: (groups: Readonly<Record<string, string | undefined>>, isHungarian: boolean) => Name
}

const particles = String.raw`(?:(?:van [’']t|in [’']t|op [’']t|[’']t|van der|van den|van de|van|von der|von und zu|von|zu|zum|zur|de la|de las|de los|de|del|della|delle|dei|degli|di|da|dos|das|do|du|des|der|den|ten|ter|te|af|av|al|el|ibn|bin|ben|Van der|Van den|Van de|Van|Von|De la|De|Del|Della|Di|Da|Du|Le|La|Ten|Ter)\s)`
const word = String.raw`(?:(?:d|D|l|L|dell|Dell|Mc|Mac|O|al-|Al-|el-|El-)[’'‑-]?)?\p{Lu}[\p{L}\p{M}’']{0,30}(?:[-‑–][\p{L}’']{1,30}){0,3}`
const family = String.raw`(?:ifj\.\s|id\.\s|dr\.\s|Dr\.\s|özv\.\s)?(?<family>${particles}{0,2}${word}(?:\s(?:y\s|e\s|i\s)?${particles}?${word}){0,2}?)`
const initials = String.raw`\p{Lu}(?:\p{Ll}{1,2})?\.(?:[\s-]{0,2}\p{Lu}(?:\p{Ll}{1,2})?\.){0,4}(?:\s?(?:de|von|van|van der|da|di)(?=[,;&.\s\uE001(]))?`
const initialsAlone = String.raw`\p{Lu}(?:\p{Ll}{1,2})?\.(?:[\s-]{0,2}\p{Lu}(?:\p{Ll}{1,2})?\.){0,4}`
const initialsOrLone = String.raw`(?:${initials}|\p{Lu}(?=[,;:\s]))`
const suffix = String.raw`(?:,?\s(?<suffix>Jr\.?|Sr\.?|II|III|IV)(?=[\s,.;&(:]|$))?`
const given = String.raw`(?!(?:In|In:|Ed|Eds|Hrsg|Jr|Sr)\b)\p{Lu}[\p{L}’']{1,30}(?:[-‑][\p{L}]{1,30})?(?:\s(?:\p{Lu}\.(?:\s?\p{Lu}\.)?|\p{Lu}[\p{L}’']{1,30}(?:-[\p{L}]{1,30})?)){0,3}?(?:\s\p{Lu}\.(?:\s?\p{Lu}\.)?)?(?:\s(?:de|von|van|da|di)(?=[,;.:/]|\s(?:[(&\uE001]|und|and|y|e)))?`
// Not within first names of which the last has a full stop or comma: "Ana Paula de."
const givenEnd = String.raw`(?!\s\p{Lu}[\p{L}’']+(?:\s\p{Lu}[\p{L}’']+)?(?:\s(?:de|da|do|dos|das|di|von|van))?[.,;:](?:\s|$))`
const end = String.raw`(?![\p{L}\p{N}’'-])`

const needs: Readonly<Record<NameForm['id'], RegExp>> = {
  'inverted-initials': /^[^,]+,/,
  'inverted-given': /^[^,]+,\s/,
  bare: /^\S+\s/,
  'initials-first': /^.{1,3}\./,
  plain: /^\S+\s/,
}
const form = (id: NameForm['id'], source: string, read: NameForm['read']): NameForm => ({
  id,
  find: ownCase(source, 'y'),
  needs: needs[id],
  read,
})
const inverted: NameForm['read'] = ({ family = '', given = '', suffix }) => ({
  ...partsOf(family),
  ...givenOf(given),
  ...(suffix ? { suffix } : {}),
})

export const nameForms: Readonly<Record<NameForm['id'], NameForm>> = {
  'inverted-initials': form('inverted-initials', String.raw`${family},\s?(?<given>${initialsOrLone})${suffix}`, inverted),
  'inverted-given': form('inverted-given', String.raw`${family},\s(?<given>${given}${givenEnd})${suffix}${end}`, inverted),
  bare: form(
    'bare',
    String.raw`${family}\s(?<given>(?:${initials}|(?:\p{Lu}-?){2,4}(?![\p{L}’'])|\p{Lu}(?![\p{L}.’'])|(?:Gy|Zs|Sz|Cs|Th|Ch|Ph|Yu|Ju)(?![\p{L}.])))${suffix}`,
    inverted,
  ),
  'initials-first': form('initials-first', String.raw`(?<given>${initialsAlone})\s?${family}${suffix}${end}`, inverted),
  plain: form(
    'plain',
    String.raw`(?:(?:ifj|id|dr|Dr|Prof)\.\s)?(?<whole>\p{Lu}[\p{L}’'‑-]{1,30}(?:\s(?:${particles}{1,2}|\p{Lu}\.\s?(?:\p{Lu}\.\s)?)?\p{Lu}[\p{L}’'‑-]{1,30}){1,3})${suffix}${end}`,
    ({ whole = '', suffix }, isHungarian) => ({
      ...plainName(whole, isHungarian),
      ...(suffix ? { suffix } : {}),
    }),
  ),
}

const leading =
  /^((?:(?:van [’']t|in [’']t|op [’']t|[’']t|van der|van den|van de|van|von der|von und zu|von|zu|zum|zur|de la|de las|de los|de|del|della|di|da|dos|das|do|du|des|der|den|ten|ter|te|af|av)\s)+)(.+)$/u

/** A family name with its particles apart; one in capitals is written as names are. */
export function partsOf(family: string): Name {
  const match = leading.exec(family)
  const name = lowered(match?.[2] ?? family)
  return match?.[1] ? { 'non-dropping-particle': match[1].trim(), family: name } : { family: name }
}

function givenOf(given: string): Name {
  const match = /^(.+?)\s(de|von|van|van der|da|di)$/u.exec(given)
  if (match?.[1] && match[2]) return { given: match[1], 'dropping-particle': match[2] }
  if (/^\p{Lu}{2,4}$/u.test(given))
    return {
      given: given
        .split('')
        .map((letter) => `${letter}.`)
        .join(' '),
    }
  // Three letters may be an initial or, before the full stop that ends the names, a whole name: "Eva."
  if (/^\p{Lu}\p{Ll}{2}\.$/u.test(given) && hasGivenName(given)) return { given: given.slice(0, -1) }
  return { given: /^(?:\p{Lu}|Gy|Zs|Sz|Cs|Th|Ch|Ph|Yu|Ju)$/u.test(given) ? `${given}.` : spaced(given) }
}

const spaced = (given: string): string => given.replace(/\.(?=\p{Lu})/gu, '. ')

/** `KOVÁCS-NAGY` is `Kovács-Nagy`; two letters stay, they may be initials. */
const lowered = (name: string): string =>
  /^[\p{Lu}\s’'‑-]{3,}$/u.test(name) ? name.replace(/\p{L}+/gu, (part) => part.charAt(0) + part.slice(1).toLowerCase()) : name

const isHungarianGiven = (word: string): boolean => hungarianGivenNames.has(word.toLowerCase())

/** A name without commas: family name first in Hungarian, unless the words themselves say otherwise. */
function plainName(whole: string, isHungarian: boolean): Name {
  const words = whole.split(/\s+/)
  const first = words[0] ?? ''
  const last = words.at(-1) ?? ''
  const capitals = words.findIndex((word) => !/^[\p{Lu}’'-]{2,}$/u.test(word))
  if (capitals > 0) return { ...partsOf(words.slice(0, capitals).join(' ')), given: words.slice(capitals).join(' ') }
  if (capitals < 0 ? false : /^[\p{Lu}’'-]{3,}$/u.test(last)) return { ...partsOf(last), given: words.slice(0, -1).join(' ') }
  const isForeignFirst = otherGivenNames.has(first.toLowerCase()) || isHungarianGiven(first)
  const isFamilyFirst = isHungarianGiven(last) ? isHungarian || !isForeignFirst : isHungarian && !isForeignFirst
  if (isFamilyFirst) {
    const cut = words.length > 2 && words.slice(1, -1).every((word) => !isHungarianGiven(word)) && words.length > 3 ? 2 : 1
    return { ...partsOf(words.slice(0, cut).join(' ')), given: words.slice(cut).join(' ') }
  }
  let at = words.length - 1
  while (at > 1 && /^(?:van|von|de|der|den|la|del|della|di|da|dos|das|do|du|af|av|ten|ter|zu|Van|De|Von|Di|Da)$/u.test(words[at - 1] ?? ''))
    at--
  return { ...partsOf(words.slice(at).join(' ')), given: words.slice(0, at).join(' ') }
}
