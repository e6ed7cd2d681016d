import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { animals, people, readingsIn, things } from '../../turkish/nouns.ts'
import { clauseEnd, finiteReadings, isVerbal, mended, verbWith } from '../../turkish/words.ts'

/** One may speak of them in the plural, for respect. */
const respected =
  /^(?:anne|baba|dede|nine|hoca|öğretmen|müdür|doktor|başkan|büyükanne|büyükbaba|profesör|anneanne|babaanne|amca|teyze|dayı|hala)$/

/** "Arkadaşım geldiler", "Kitaplar duruyorlar": one person, and things, have the verb in the singular. */
export default defineCheck({
  key: 'one-subject',
  class: 'subject-verb',
  find: (tokens, known) => (known?.forms ? (findingIn(tokens, known) ?? []) : []),
  wrong: [
    ['Arkadaşım dün bize geldiler.', 'Arkadaşım dün bize geldi.'],
    ['Bu öğrenci çok çalışıyorlar.', 'Bu öğrenci çok çalışıyor.'],
    ['Kitaplar masanın üstünde duruyorlar.', 'Kitaplar masanın üstünde duruyor.'],
    ['Ailem Bursa’da yaşıyorlar.', 'Ailem Bursa’da yaşıyor.'],
    ['Her çocuk oyun oynamayı severler.', 'Her çocuk oyun oynamayı sever.'],
  ],
  right: [
    'Arkadaşlarım dün bize geldiler.',
    'Arkadaşım ve annesi geldiler.',
    'Annemler geldiler.',
    'Hocamız bize kitap verdiler.',
    'Kardeşim, annem, babam geldiler.',
    'Çocuk gelince sustular.',
    'Kardeşimi okula götürdüler.',
  ],
})

function findingIn(tokens: readonly LintToken[], known: WordKnowledge): readonly CheckFinding[] | null {
  const start = /^(?:bu|o|şu|her|bizim|benim|senin)$/.test(tokens[0]?.lower ?? '') ? 1 : 0
  const subject = tokens[start]
  const end = clauseEnd(tokens, 0)
  const verb = tokens[end - 1]
  if (!subject || !verb || end - 1 <= start + 1 || !/^[.!]$/.test(tokens[end]?.text ?? '') || end > 10) return null
  const isOne = readingsIn(new Set([...people, ...animals, 'aile']), subject, known).some(
    ({ tags, lemma }) => !respected.test(lemma) && (/^px1(?:sg|pl)$/.test(tags) || (tags === 'nom' && start === 1)),
  )
  const isThings = start === 0 && readingsIn(things, subject, known).some(({ tags }) => /^pl(?:\.px1(?:sg|pl))?$/.test(tags))
  if (!isOne && !isThings) return null
  const own = finiteReadings(verb, known)
  if (own.length === 0 || !own.every(({ tags }) => /p3pl$/.test(tags) && !tags.startsWith('imp'))) return null
  const between = tokens.slice(start + 1, end - 1)
  if (between.some((token) => isVerbalOrJoined(token, known))) return null
  const found = mended(
    tokens,
    end - 1,
    verbWith(verb, (tags) => (tags.endsWith('p3pl') ? tags.replace('p3pl', 'p3sg') : null), known),
  )
  return found && [found]
}

/** Others may be meant: "ve annesi", "gelince sustular". */
const isVerbalOrJoined = (token: LintToken, known: WordKnowledge): boolean =>
  /^(?:ve|ile|ya|hem|diye|gibi|için)$|l[ae]r$|^\p{L}+y?l[ae]$|(?:[ıiuü]nc[ae]|ken|[ae]r[ae]k|[ıiuü]p)$/u.test(token.lower) ||
  (isVerbal(token, known) && !/m[ae]y?[ıiae]?$|m[ae]k$/.test(token.lower))
