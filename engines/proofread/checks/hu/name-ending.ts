import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const ending =
  /^(\p{Lu}\p{Ll}{2,})-(b[ae]n?|b[óő]l|r[óő]l|r[ae]|t[óő]l|n[ae]k|n[áé]l|h[oeö]z|ért|[bcdfghjklmnprstvwz]{0,2}[ae]l|ig|ék|[aeoö]?n|[aeoö]t)$/u
/** Foreign names whose last letter is not said as it is written: they keep the hyphen. */
const silent = /(?:[^aáeéiíoóöőuúüű](?:e|es|ed|ue)|[eao]ux?|oi[rsx]?|ey|igh|ough|eaux?|[^aáeéiíoóöőuúüű]h|ie|ts|rd|nt)$/
/** Names that end in an e, y or h that people say, and the form that they take. */
const foreign: Readonly<Record<string, string>> = {
  google: '-lel',
  facebook: 'kal',
  youtube: '-bal',
  windows: 'zal',
  apple: '-lel',
  skype: '-pal',
  twitter: 'rel',
  instagram: 'mal',
  netflix: '-szel',
  messenger: 'rel',
  tiktok: 'kal',
  word: 'del',
  excel: 'lel',
  iphone: '-nal',
  linux: '-szal',
  zoom: 'mal',
  wikipedia: '-val',
  discord: 'dal',
  spotify: '-jal',
}

/** "Petőfi-nek", "Google-al": endings are written with the name, as it is said. */
export default defineCheck({
  key: 'name-ending',
  class: 'hyphen',
  find: (tokens, known) => tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []),
  wrong: [
    ['A Petőfi-nek sok verse van.', 'A Petőfinek sok verse van.'],
    ['A Google-al kerestem.', 'A Google-lel kerestem.'],
    ['Beszéltem Péter-rel.', 'Beszéltem Péterrel.'],
    ['Jártunk Debrecen-ben.', 'Jártunk Debrecenben.'],
    ['Egy körút-on sétáltunk.', 'Egy körúton sétáltunk.'],
    ['A Budapest-i egyetem.', 'A budapesti egyetem.'],
    ['A Facebook-al dolgozom.', 'A Facebookkal dolgozom.'],
  ],
  right: [
    'A Petőfinek sok verse van.',
    'Shakespeare-rel és Voltaire-ről írtam.',
    'A Google-lel és a Facebookkal.',
    'A Tolsztoj-regény és a Nobel-díj.',
    'Goethe-ről írt, és Bordeaux-ban élt.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge | null): CheckFinding | null {
  const token = tokens[at]
  const common = token?.kind === 'word' && known ? ofCommon(token.text, /^\p{Lu}/u.test(tokens[at - 1]?.text ?? '') && at > 1, known) : null
  if (common !== null) return { from: at, to: at + 1, suggestions: [common] }
  const [, name = '', end = ''] = token?.kind === 'word' ? (ending.exec(token.text) ?? []) : []
  if (name === '') return null
  const own = foreign[name.toLowerCase()]
  if (own !== undefined) {
    const right = name + own
    return /^[vw]?[aeáé]l$/.test(end) && token?.text !== right ? { from: at, to: at + 1, suggestions: [right] } : null
  }
  // Names in -a and -e lengthen it: "Annának"; others keep their letters.
  const long = name.replace(/a$/, 'á').replace(/e$/, 'é')
  const joined = long + end
  if (!known || silent.test(name) || !known.isKnown(name)) return null
  return known.isKnown(joined) ? { from: at, to: at + 1, suggestions: [joined] } : null
}

/** "körút-on", "Budapest-i": a word of everyday takes its endings as they are; so does what is made of a town. */
function ofCommon(text: string, isInName: boolean, known: WordKnowledge): string | null {
  const [, word = '', end = ''] = /^(\p{Ll}{4,})-(b[ae]n?|b[óő]l|r[óő]l|t[óő]l|n[ae]k|n[áé]l|h[oeö]z|[aeoö]n|[aeoö]t)$/u.exec(text) ?? []
  if (word !== '' && known.isKnown(word)) {
    const joined = word.replace(/a$/, 'á').replace(/e$/, 'é') + end
    return known.isKnown(joined) ? joined : null
  }
  const [, town = ''] = /^(\p{Lu}\p{Ll}{3,})-i$/u.exec(text) ?? []
  const adjective = `${town.toLowerCase()}i`
  return town !== '' && !isInName && known.isKnown(adjective) && known.isKnown(town) && !/[aeiouyéóőáúűíü]$/.test(town) ? adjective : null
}
