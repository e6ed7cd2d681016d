import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { readings } from '../../turkish/words.ts'

/** Nouns, verbs of other languages with them, and the Turkish verb; a noun that changes stands before it. */
const lines: readonly (readonly [nouns: string, wrong: string, right: string, noun?: string])[] = [
  ['adım', 'yapmak vermek', 'atmak'],
  ['arkadaş', 'yapmak', 'edinmek'],
  ['banyo', 'almak', 'yapmak'],
  ['cevap', 'yapmak etmek', 'vermek'],
  ['çaba', 'yapmak vermek', 'göstermek'],
  ['çorba', 'yemek', 'içmek'],
  ['dans', 'yapmak', 'etmek'],
  ['dikkat', 'yapmak vermek', 'etmek'],
  ['elbise pantolon ayakkabı gömlek ceket kazak etek çorap', 'takmak', 'giymek'],
  ['fotoğraf', 'almak yapmak', 'çekmek'],
  ['futbol basketbol voleybol tenis satranç', 'yapmak', 'oynamak'],
  ['gitar keman piyano flüt davul', 'oynamak', 'çalmak'],
  ['gözlük saat kravat küpe kolye yüzük', 'giymek', 'takmak'],
  ['hayal', 'yapmak', 'kurmak'],
  ['ilaç', 'yemek', 'içmek'],
  ['ilgi', 'vermek yapmak', 'göstermek'],
  ['imza', 'yapmak', 'atmak'],
  ['merak', 'yapmak', 'etmek'],
  ['müzik', 'duymak bakmak', 'dinlemek'],
  ['not', 'yapmak', 'almak'],
  ['ödev', 'etmek', 'yapmak'],
  ['önlem tedbir', 'yapmak etmek', 'almak'],
  ['özen', 'vermek yapmak', 'göstermek'],
  ['para', 'yapmak', 'kazanmak'],
  ['rüya', 'almak yapmak', 'görmek'],
  ['sınav', 'almak', 'girmek', 'sınava'],
  ['söz', 'yapmak', 'vermek'],
  ['spor', 'oynamak', 'yapmak'],
  ['suç günah', 'yapmak', 'işlemek'],
  ['tatil', 'almak', 'yapmak'],
  ['telefon', 'yapmak', 'etmek'],
  ['televizyon film dizi', 'bakmak', 'izlemek'],
  ['teşekkür', 'yapmak vermek', 'etmek'],
  ['yardım', 'vermek', 'etmek'],
  ['yürüyüş', 'almak etmek', 'yapmak'],
  ['zarar', 'yapmak', 'vermek'],
]

type Choice = { readonly right: string; readonly noun: string | undefined }
const choices = new Map<string, ReadonlyMap<string, Choice>>()
for (const [nouns, wrong, right, noun] of lines)
  for (const one of words(nouns)) choices.set(one, new Map([...words(wrong)].map((verb) => [verb, { right, noun }])))

/** "Sınav aldım", "arkadaş yaptım": which verb goes with a noun. */
export default defineCheck({
  key: 'verb-choice',
  class: 'verb-pattern',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Dün zor bir sınav aldım.', 'Dün zor bir sınava girdim.'],
    ['Burada çok arkadaş yaptım.', 'Burada çok arkadaş edindim.'],
    ['Kardeşim gitar oynuyor.', 'Kardeşim gitar çalıyor.'],
    ['Akşam film baktık.', 'Akşam film izledik.'],
    ['Her gün çorba yemek istiyorum.', 'Her gün çorba içmek istiyorum.'],
    ['Müzik duymayı severim.', 'Müzik dinlemeyi severim.'],
    ['Yeni bir fotoğraf aldı.', 'Yeni bir fotoğraf çekti.'],
  ],
  right: [
    'Dün sınava girdim.',
    'Çorba, yemek ve tatlı var.',
    'Saat giyinme vakti.',
    'Futbol sahası yapmak istiyor.',
    'Çorba yemekten önce gelir.',
    'Sınav alanına girdik.',
  ],
})

const finite = /(?:^|\.)(?:pres|past|fut|narr|nec|prog|aor|noaor)\.p[123]/
const verbal = /(?:ma|dik|acak)\+|^(?:neg\.)?(?:arak|ip|inca)$/

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [noun, verb] = [tokens[at], tokens[at + 1]]
  const own = noun?.kind === 'word' ? choices.get(noun.lower) : undefined
  if (!own || !noun || verb?.kind !== 'word' || isEarly(tokens[at - 1])) return null
  const isInfinitive = /m[ae]k$/.test(verb.lower) && /^(?:ist|zorunda|için|üzere|lazım|gerek)/.test(tokens[at + 2]?.lower ?? '')
  const found = readings(verb, known).filter(
    ({ kind, tags }) => kind === 'verb' && !/pass/.test(tags) && (isInfinitive || finite.test(tags) || verbal.test(tags)),
  )
  for (const [wrong, { right, noun: changed }] of own) {
    const reading = found.find(({ lemma }) => lemma === wrong)
    const isPlain = isInfinitive && verb.lower === wrong
    if (!reading && !isPlain) continue
    const made = isPlain ? right : formOf(right, reading?.tags ?? '', known)
    if (made === null) continue
    return changed === undefined
      ? { from: at + 1, to: at + 2, suggestions: [made] }
      : { from: at, to: at + 2, suggestions: [`${changed} ${made}`] }
  }
  return null
}

const formOf = (lemma: string, tags: string, known: WordKnowledge): string | null =>
  known.forms
    ?.lexemesOf(lemma)
    .find(({ kind }) => kind === 'verb')
    ?.formWith(tags) ?? null

/** "oyun müzik", "bir saat": the noun is part of something else. */
const isEarly = (token: LintToken | undefined): boolean => /^(?:yarım|iki|üç|dört|beş|kaç|kol|cep)$/.test(token?.lower ?? '')
