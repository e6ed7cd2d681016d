import { defineCheck, type CheckFinding } from '../../check.ts'
import { formOf, readingsOf } from '../../romanian/book.ts'
import { isAdjective, isOwner } from '../../romanian/nouns.ts'
import type { LintToken } from '../../token.ts'

const indefinite =
  /^(?:un|o|acest|această|acel|acea|niciun|nicio|fiecare|orice|niște|acești|aceste|acei|acele|câțiva|câteva|mulți|multe|doi|două|trei|patru|alt|altă|alți|alte)$/
const whole = /^(?:toți|toate|tot|toată|amândoi|amândouă)$/

/** "O casa", "toți elevi", "prieten meu": what stands around a noun says whether it has the article. */
export default defineCheck({
  key: 'definite-needed',
  class: 'article-missing',
  find: (tokens) => tokens.flatMap((_, at) => findingAt(tokens, at) ?? []),
  wrong: [
    ['Am văzut o casa frumoasă.', 'Am văzut o casă frumoasă.'],
    ['Toți elevi au plecat.', 'Toți elevii au plecat.'],
    ['Această problema este grea.', 'Această problemă este grea.'],
    ['Prieten meu a venit.', 'Prietenul meu a venit.'],
    ['Am citit toate cărți din bibliotecă.', 'Am citit toate cărțile din bibliotecă.'],
    ['Câine nostru doarme.', 'Câinele nostru doarme.'],
  ],
  right: [
    'Am văzut o casă frumoasă.',
    'Toți elevii au plecat.',
    'Un prieten al meu a venit.',
    'Acest elev al meu citește.',
    'Mama mea, dragă prietenă a mea!',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number): CheckFinding | null {
  const [before, word, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (word?.kind !== 'word' || (word.text !== word.lower && at > 0)) return null
  const own = readingsOf(word.lower)
  const [reading] = own
  if (!reading || own.length !== 1 || reading.isGenitive || isAdjective(word.lower)) return null
  const put = (isDefinite: boolean): CheckFinding => {
    const form = formOf(reading.noun, reading.isPlural, isDefinite)
    return { from: at, to: at + 1, suggestions: [word.text === word.lower ? form : form.charAt(0).toUpperCase() + form.slice(1)] }
  }
  // "O" may be the short pronoun: "o mama".
  if (before && indefinite.test(before.lower)) {
    const isFitting = before.lower !== 'o' || (reading.noun.gender === 'f' && !/[-']$/.test(before.text) && tokens[at - 2]?.lower !== 'să')
    return reading.isDefinite && isFitting && reading.noun.gender !== 'm' ? put(false) : null
  }
  if (before && whole.test(before.lower)) {
    const isMany = /^(?:toți|toate|amân)/.test(before.lower)
    return !reading.isDefinite && reading.isPlural && isMany ? put(true) : null
  }
  const isOwned = next?.kind === 'word' && isOwner(next.lower) && next.text === next.lower
  if (!isOwned || reading.isDefinite || reading.isPlural || /^(?:sa|său)$/.test(next.lower) || (before && !opensClause(before))) return null
  const fits =
    reading.noun.gender === 'f' ? /^(?:mea|ta|noastră|voastră)$/.test(next.lower) : /^(?:meu|tău|nostru|vostru)$/.test(next.lower)
  // "soră mea", "sora-mea"
  return fits && !/^(?:soră|mamă|tată|frate)$/.test(word.lower) ? put(true) : null
}

const opensClause = ({ lower }: LintToken): boolean => /^(?:,|că|dar|dacă|când|și|pe|cu|este|la|în|pentru)$/.test(lower)
