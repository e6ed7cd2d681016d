import { defineCheck, type CheckFinding } from '../../check.ts'
import { doubled, isVowel } from '../../../languages/hu/sounds.ts'

/** Letters that are called by another sound than their own: ef, el, em, en, er, es, esz, iksz. */
const names: Readonly<Record<string, string>> = { f: 'ef', l: 'el', m: 'em', n: 'en', r: 'er', s: 'es', x: 'iksz' }
const backLetters = /[ahkou]$/
/** Read as words. */
const said: ReadonlyMap<string, string> = new Map([
  ['ensz', 'szel'],
  ['nato', 'val'],
  ['máv', 'val'],
  ['fifa', 'val'],
  ['uefa', 'val'],
  ['unesco', 'val'],
  ['unicef', 'fel'],
  ['nasa', 'val'],
])

/** "With" an abbreviation: as the name of its last letter asks. */
function endingOf(letters: string): string {
  const own = said.get(letters)
  if (own) return own
  if (letters.endsWith('sz')) return 'szel'
  const last = letters.slice(-1)
  const name = names[last]
  return name === undefined
    ? `v${backLetters.test(last) ? 'a' : 'e'}l`
    : `${doubled(name)
        .slice(name.length - (name.endsWith('sz') ? 2 : 1))
        .slice(0, 2)
        .replace(/(.)\1/, '$1')}el`
}

/** What a short word of these letters would have, where people say it as one. */
const asWord = (letters: string): string =>
  `${isVowel(letters.slice(-1)) ? 'v' : letters.slice(-1)}${/[aáoóuú][^aáeéiíoóöőuúüű]*$/.test(letters) ? 'a' : 'e'}l`

/** "az ENSZ-el": "-val, -vel" takes the sound before it. */
export default defineCheck({
  key: 'abbreviation-with',
  class: 'hyphen',
  find: (tokens) =>
    tokens.flatMap(({ text, kind }, at): readonly CheckFinding[] => {
      const [, letters = '', ending = ''] = kind === 'word' ? (/^(\p{Lu}{2,6})-([vw]?[ae]l)$/u.exec(text) ?? []) : []
      const lower = letters.toLowerCase()
      if (letters === '') return []
      const right = endingOf(lower)
      return ending === right || ending === asWord(lower) ? [] : [{ from: at, to: at + 1, suggestions: [`${letters}-${right}`] }]
    }),
  wrong: [
    ['Az ENSZ-el tárgyaltak.', 'Az ENSZ-szel tárgyaltak.'],
    ['Küldtem egy SMS-el.', 'Küldtem egy SMS-sel.'],
    ['A NATO-al együtt döntöttek.', 'A NATO-val együtt döntöttek.'],
    ['Megnyitom PDF-el.', 'Megnyitom PDF-fel.'],
    ['A DVD-el jött.', 'A DVD-vel jött.'],
  ],
  right: ['Az ENSZ-szel tárgyaltak.', 'A MÁV-val jöttem.', 'Az EU-val és az USA-val.', 'A TV-vel van baj.', 'Az MTA-val dolgozik.'],
})
