import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { headAt, isPronounIn, pronounMended, type Case, type Government } from '../../turkish/government.ts'
import { goals, people, readingsIn, vehicles } from '../../turkish/nouns.ts'
import { mended, nounWith, readings, withEnding } from '../../turkish/words.ts'

const stops =
  /^(?:yolu?|yarı|ileri|geri|dışarı|içeri|yukarı|aşağı|kapı|gece|karşı|doğru|türlü|dolayı|ayrı|gibi|yeni|şimdi|hangi|kendi|daha|tekrar|yeniden|birden|aniden|erkenden|\p{L}*günü|sonu|sabahı|akşamı|gecesi|ayı|yılı|başı|arası|saati|tarihi)$/u
/** What may stand between what is governed and its verb. */
const between = /^(?:çok|hiç|hep|artık|pek|da|de|biraz|sık|bazen|hemen|yarın|bugün|gerçekten|asla|henüz|hâlâ|hala|bile|bir|yeni|birkaç)$/

/** "Kedileri korkuyorum": a verb asks for its case. */
export default defineCheck({
  key: 'government',
  class: 'case',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Kedileri çok korkuyorum.', 'Kedilerden çok korkuyorum.'],
    ['Bu müziği hoşlanmıyorum.', 'Bu müzikten hoşlanmıyorum.'],
    ['Yeni okulu başladık.', 'Yeni okula başladık.'],
    ['Arkadaşımı yardım ettim.', 'Arkadaşıma yardım ettim.'],
    ["Zeynep, Ahmet'i evlendi.", "Zeynep, Ahmet'le evlendi."],
    ['Dün doktoru gittim.', 'Dün doktora gittim.'],
    ['Köpeklere çok severim.', 'Köpekleri çok severim.'],
    ['Yarın akşam sana ararım.', 'Yarın akşam seni ararım.'],
    ['Annem bana çok merak ediyor.', 'Annem beni çok merak ediyor.'],
    ['Sabah otobüsten bindik.', 'Sabah otobüse bindik.'],
    ['Yarınki sınavdan hazırlanıyorum.', 'Yarınki sınava hazırlanıyorum.'],
    ['Geçen yıl üniversitede mezun oldum.', 'Geçen yıl üniversiteden mezun oldum.'],
    ['Müziğe ilgileniyorum.', 'Müzikle ilgileniyorum.'],
    ['Senden çok özledim.', 'Seni çok özledim.'],
    ['Dün okulda gittim.', 'Dün okula gittim.'],
    ['Kitabı masanın üstünde koydum.', 'Kitabı masanın üstüne koydum.'],
    ['Sana tanışmak istiyorum.', 'Seninle tanışmak istiyorum.'],
  ],
  right: [
    'Kedilerden çok korkuyorum.',
    'Arkadaşı ona yardım etti.',
    'Kızı evlendi, oğlu gitti.',
    'Bu yolu her gün gittim.',
    'Çocuklara dondurma sevdirdim.',
    'Ankara’ya gelmeyi çok istiyorum.',
    'Seni eve çok özlemle götürdüm.',
    'Akşama bekliyorum.',
    'Sana bir hediye aradım.',
    'Duraktan bindik.',
    'Okulda kaldım, sonra eve gittim.',
    'Onu seninle tanıştırdım.',
    'Seni düğüne davet ettim.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const head = headAt(tokens, at, known)
  if (!head) return null
  let place = at - 1
  while (place > 0 && at - place < 4 && between.test(tokens[place]?.lower ?? '')) place -= 1
  const noun = tokens[place]
  if (noun?.kind !== 'word' || stops.test(noun.lower)) return null
  for (const row of head.rows) {
    const found = ofPronoun(tokens, place, row) ?? ofNoun(tokens, place, { row, known, isFirstOrSecond: head.isFirstOrSecond })
    if (found && !hasOther(tokens, place, { row, known })) return found
  }
  return null
}

function ofPronoun(tokens: readonly LintToken[], place: number, row: Government): CheckFinding | null {
  const word = tokens[place]?.lower ?? ''
  const form = row.of === 'vehicles' || row.of === 'goals' ? null : pronounMended(word, row)
  // "bize bekliyoruz": to our place.
  if (form === null || word === 'bize' || (row.right === 'acc' && word === 'bizden')) return null
  return mended(tokens, place, [form])
}

type Asked = { readonly row: Government; readonly known: WordKnowledge; readonly isFirstOrSecond: boolean }

function ofNoun(tokens: readonly LintToken[], place: number, { row, known, isFirstOrSecond }: Asked): CheckFinding | null {
  const noun = tokens[place]
  if (!noun) return null
  const name = /^(\p{Lu}\p{L}+)['’]([\p{Ll}]+)$/u.exec(noun.text)
  if (name) return row.of === 'vehicles' ? null : ofName(place, name, row)
  if (/^\p{Lu}/u.test(noun.text) && place > 0) return null
  const list = { all: null, people, vehicles, goals }[row.of]
  const own = (list ? readingsIn(list, noun, known) : readings(noun, known)).filter(
    ({ kind, lemma }) => kind === 'noun' && lemma !== noun.lower && lemma.length > 2,
  )
  if (list === null && readings(noun, known).some(({ kind }) => kind === 'verb') && readingsIn(people, noun, known).length === 0)
    return null
  const wrong = row.wrong.find((one) => own.some(({ tags }) => tags.endsWith(one)))
  // "arkadaşı" is the friend as an object, and somebody's friend who does it.
  if (wrong === undefined || (wrong === 'acc' && !isFirstOrSecond && own.some(({ tags }) => /px3(?:sg|pl)$/.test(tags)))) return null
  if (own.some(({ tags }) => tags.endsWith(row.right))) return null
  const change = (tags: string): string | null => (tags.endsWith(wrong) ? tags.replace(/[a-z]+$/, row.right) : null)
  return mended(tokens, place, nounWith(noun, change, known).slice(0, 2))
}

/** What the verb asks for stands before already. */
const hasOther = (
  tokens: readonly LintToken[],
  end: number,
  { row, known }: { readonly row: Government; readonly known: WordKnowledge },
): boolean =>
  tokens
    .slice(Math.max(0, end - 4), end)
    .some(
      (token) =>
        isPronounIn(token.lower, row.right) ||
        nameEnd(token.lower, row.right) ||
        readings(token, known).some(
          ({ kind, lemma, tags }) => kind === 'noun' && lemma !== token.lower && lemma.length > 2 && tags.endsWith(row.right),
        ),
    )

const nameEnd = (word: string, form: Case): boolean => nameEnds[form].test(/'(\p{L}+)$/u.exec(word)?.[1] ?? '')

const endings: Readonly<Record<Case, string>> = { acc: '(y)I', dat: '(y)A', abl: 'DAn', loc: 'DA', ins: '(y)lA' }
const nameEnds: Readonly<Record<Case, RegExp>> = {
  acc: /^y?[ıiuü]$/,
  dat: /^y?[ae]$/,
  abl: /^[dt][ae]n$/,
  loc: /^[dt][ae]$/,
  ins: /^y?l[ae]$/,
}

function ofName(at: number, [, name = '', ending = '']: RegExpExecArray, row: Government): CheckFinding | null {
  if (!row.wrong.some((one) => nameEnds[one].test(ending))) return null
  const lower = name.toLocaleLowerCase('tr')
  return { from: at, to: at + 1, suggestions: [`${name}'${withEnding(lower, endings[row.right]).slice(lower.length)}`] }
}
