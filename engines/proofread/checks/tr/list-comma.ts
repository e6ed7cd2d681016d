import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { LintToken } from '../../token.ts'

/** Things of one kind, of which several are named in a row. Compounds of two ("anne baba", "sebze meyve") are not among them. */
const kinds: readonly ReadonlySet<string>[] = [
  words(`armut ayva biber çilek domates elma havuç incir ıspanak karpuz kavun kayısı kiraz limon muz nar patates patlıcan portakal salatalık
  soğan şeftali üzüm vişne`),
  words(`bal bisküvi çikolata dondurma makarna peynir pirinç reçel sucuk süt tereyağı un yoğurt yumurta zeytin`),
  words(`cetvel defter kalem kitap makas pergel silgi`),
  words(`aslan at ayı fil inek kaplan kedi keçi köpek kuş maymun tavşan tavuk tilki zürafa`),
  words(`biyoloji coğrafya edebiyat felsefe fizik geometri kimya matematik tarih`),
  words(`basketbol futbol güreş hentbol tenis voleybol yüzme`),
  words(`almanca arapça fransızca ingilizce ispanyolca italyanca rusça türkçe`),
  words(`adana ankara antalya bursa diyarbakır edirne eskişehir istanbul izmir kayseri konya mersin rize samsun trabzon van`),
  words(`almanya fransa hollanda ingiltere ispanya italya japonya kanada norveç polonya rusya türkiye yunanistan`),
  words(`pazartesi salı çarşamba perşembe cuma cumartesi`),
  words(`ayakkabı ceket çorap elbise etek gömlek kazak mont pantolon şapka`),
  words(`masa sandalye dolap koltuk yatak lamba halı`),
]

/** "elma armut ve üzüm": words in a row are set apart by commas. */
export default defineCheck({
  key: 'list-comma',
  class: 'comma-missing',
  find: (tokens) => tokens.flatMap((_, at) => findingAt(tokens, at) ?? []),
  wrong: [
    ['Pazardan elma armut ve üzüm aldık.', 'Pazardan elma, armut ve üzüm aldık.'],
    ['Defter kalem ve silgi almalıyım.', 'Defter, kalem ve silgi almalıyım.'],
    ['En sevdiğim dersler matematik fizik ve kimya.', 'En sevdiğim dersler matematik, fizik ve kimya.'],
    ["Ankara İzmir ve Bursa'yı gezdik.", "Ankara, İzmir ve Bursa'yı gezdik."],
  ],
  right: [
    'Pazardan elma, armut ve üzüm aldık.',
    'Kedi ve köpek aldık.',
    'Anne baba ve çocuk geldi.',
    'Elma suyu ve portakal aldık.',
    'Pazartesi salı günü gibi geçti.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number): CheckFinding | null {
  const [first, second, and, third] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  if (!first || !second || !/^(?:ve|veya)$/.test(and?.lower ?? '') || !third) return null
  const kind = kinds.find((one) => one.has(first.lower) && one.has(second.lower))
  if (!kind || first.lower === second.lower || ![...kind].some((one) => third.lower.startsWith(one))) return null
  return { from: at, to: at + 1, suggestions: [`${first.text},`] }
}
