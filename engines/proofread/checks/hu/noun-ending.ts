import { defineCheck, type CheckFinding } from '../../check.ts'
import { mended } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** Endings in their forms, by each of them. */
const cases = new Map(
  [
    'at et ot öt',
    'ban ben',
    'ba be',
    'ból ből',
    'ról ről',
    'ra re',
    'tól től',
    'nak nek',
    'nál nél',
    'hoz hez höz',
    'kal kel',
    'on en ön',
    'ig',
    'ért',
  ].flatMap((row) => {
    const all = row.split(' ')
    return all.map((one) => [one, all] as const)
  }),
)
const many =
  /^(\p{L}{2,}?)([aeoö])k(at|et|ot|öt|ban|ben|ba|be|ból|ből|ról|ről|ra|re|tól|től|nak|nek|nál|nél|hoz|hez|höz|kal|kel|on|en|ig|ért)?$/u
const one = /^(\p{L}{2,})([aeoö])([tn])$/u
const bare = /^(\p{L}{2,}[ae])(t|ban|ben|ba|be|ból|ből|ról|ről|ra|re|tól|től|nak|nek|nál|nél|hoz|hez|höz|val|vel|n|k|kat|ket)$/u
const links: Readonly<Record<string, readonly string[]>> = { k: ['a', 'o', 'e', 'ö', ''], t: ['a', 'o', 'e', 'ö', ''], n: ['o', 'e', 'ö'] }

/** "házokat", "munkat": the vowel before an ending, and the one that it lengthens. */
export default defineCheck({
  key: 'noun-ending',
  class: 'vowel-harmony',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['A házokat lebontották.', 'A házakat lebontották.'],
    ['Nem szeretem a halot.', 'Nem szeretem a halat.'],
    ['A munkat befejeztem.', 'A munkát befejeztem.'],
    ['A könyvököt eladtam.', 'A könyveket eladtam.'],
    ['Az asztalen van.', 'Az asztalon van.'],
  ],
  right: [
    'A házakat lebontották, a halat megettük.',
    'A munkát befejeztem.',
    'A falak fehérek, az asztalon könyvek vannak.',
    'Az akarat és a kabát.',
    'Az adatokat és a csapatot láttam.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const token = tokens[at]
  if (token?.kind !== 'word' || token.text !== token.lower || token.lower.length < 4) return null
  if (known.isKnown(token.lower)) return null
  const found = [...ofLengthened(token.lower, known), ...candidates(token.lower, known)]
  return mended(tokens, at, found.slice(0, 3))
}

/** Words with another vowel that the dictionary has, as forms of the same noun. */
function candidates(word: string, known: WordKnowledge): readonly string[] {
  const [, stem = '', , end = ''] = many.exec(word) ?? []
  const [, other = '', , last = ''] = one.exec(word) ?? []
  const made = [
    ...(stem === ''
      ? []
      : (links['k'] ?? []).flatMap((link) => (end === '' ? [''] : (cases.get(end) ?? [])).map((form) => `${stem}${link}k${form}`))),
    ...(other === '' ? [] : (links[last] ?? []).map((link) => other + link + last)),
  ]
  const isOf = (form: string, base: string): boolean =>
    (known.forms?.analyse(form) ?? []).some(
      ({ lemma, kind, tags }) => kind === 'noun' && lemma === base && /^(?:pl|sg\.(?:acc|sup)$)/.test(tags),
    )
  return [...new Set(made)].filter((form) => form !== word && known.isKnown(form) && (isOf(form, stem) || isOf(form, other)))
}

/** "munkat" is "munkát". */
function ofLengthened(word: string, known: WordKnowledge): readonly string[] {
  const [, stem = '', end = ''] = bare.exec(word) ?? []
  const long = stem.replace(/a$/, 'á').replace(/e$/, 'é') + end
  if (stem === '' || !known.isKnown(stem) || !known.isKnown(long)) return []
  return (known.forms?.analyse(long) ?? []).some(({ lemma, kind }) => kind === 'noun' && lemma === stem) ? [long] : []
}
