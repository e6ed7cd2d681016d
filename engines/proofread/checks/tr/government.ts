import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { finiteReadings, mended, nounWith, readings, withEnding } from '../../turkish/words.ts'

type Case = 'acc' | 'dat' | 'abl' | 'loc' | 'ins'
type Row = { readonly wrong: readonly Case[]; readonly right: Case }

const rows: ReadonlyMap<string, Row> = new Map(
  (
    [
      ['binmek başlamak inanmak güvenmek benzemek alışmak katılmak ulaşmak dokunmak yaklaşmak saldırmak uymak', 'acc', 'dat'],
      ['korkmak hoşlanmak bahsetmek vazgeçmek utanmak şüphelenmek bıkmak yararlanmak faydalanmak kaçınmak', 'acc dat', 'abl'],
      ['sevmek özlemek', 'dat abl', 'acc'],
      ['evlenmek tanışmak buluşmak görüşmek', 'acc', 'ins'],
      ['gitmek', 'acc', 'dat'],
    ] as const
  ).flatMap(([verbs, wrong, right]) =>
    verbs.split(' ').map((verb): readonly [string, Row] => [verb, { wrong: wrong.split(' ').filter(isCase), right }]),
  ),
)

function isCase(name: string): name is Case {
  return /^(?:acc|dat|abl|loc|ins)$/.test(name)
}

/** Verbs made of a noun and "et", "ver" or "ol", by that noun. */
const light: ReadonlyMap<string, Row> = new Map<string, Row>([
  ...['yardım', 'teşekkür', 'telefon', 'cevap', 'zarar', 'devam', 'dikkat', 'itiraz', 'hizmet', 'izin', 'sahip', 'âşık', 'aşık'].map(
    (noun): readonly [string, Row] => [noun, { wrong: ['acc'], right: 'dat' }],
  ),
  ['nefret', { wrong: ['acc', 'dat'], right: 'abl' }],
])

/** Where people go; what they go by, and when, stands in the accusative or with an owner. */
const goals = words(
  `okul doktor ev market sinema hastane pazar çarşı park kütüphane üniversite lokanta restoran müze banka köy deniz konser tiyatro`,
)

/** How these verbs begin, asked before the dictionary is. */
const starts = new RegExp(`^(?:${[...rows.keys()].map((verb) => verb.slice(0, -3).replace(/t$/, '[td]')).join('|')})`)
const stops =
  /^(?:yolu?|yarı|ileri|geri|dışarı|içeri|yukarı|aşağı|kapı|gece|karşı|doğru|türlü|dolayı|ayrı|gibi|yeni|şimdi|hangi|kendi|daha|\p{L}*günü|sonu|sabahı|akşamı|gecesi|ayı|yılı|başı|arası|saati|tarihi)$/u

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
  ],
  right: [
    'Kedilerden çok korkuyorum.',
    'Arkadaşı ona yardım etti.',
    'Kızı evlendi, oğlu gitti.',
    'Bu yolu her gün gittim.',
    'Çocuklara dondurma sevdirdim.',
    'Ankara’ya gelmeyi çok istiyorum.',
    'Seni eve çok özlemle götürdüm.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const found = rowAt(tokens, at, known)
  if (!found) return null
  const { row, isFirstOrSecond } = found
  let place = at - 1
  if (/^(?:çok|hiç|hep|artık|pek|da|de)$/.test(tokens[place]?.lower ?? '')) place -= 1
  const noun = tokens[place]
  if (noun?.kind !== 'word' || stops.test(noun.lower)) return null
  const name = /^(\p{Lu}\p{L}+)['’]([\p{Ll}]+)$/u.exec(noun.text)
  if (name) return ofName(place, name, row)
  if (/^\p{Lu}/u.test(noun.text) && place > 0) return null
  const own = readings(noun, known).filter(({ kind, lemma }) => kind === 'noun' && lemma !== noun.lower && lemma.length > 2)
  if (readings(noun, known).some(({ kind }) => kind === 'verb')) return null
  const wrong = row.wrong.find((one) => own.some(({ tags }) => tags.endsWith(one)))
  // "arkadaşı" is the friend as an object, and somebody's friend who does it.
  if (wrong === undefined || (wrong === 'acc' && !isFirstOrSecond && own.some(({ tags }) => /px3(?:sg|pl)$/.test(tags)))) return null
  if (row === rows.get('gitmek') && !own.some(({ lemma }) => goals.has(lemma))) return null
  if (own.some(({ tags }) => tags.endsWith(row.right)) || hasOther(tokens, place, { row, known })) return null
  return mended(
    tokens,
    place,
    nounWith(noun, (tags) => (tags.endsWith(wrong) ? tags.replace(/[a-z]+$/, row.right) : null), known).slice(0, 2),
  )
}

function rowAt(
  tokens: readonly LintToken[],
  at: number,
  known: WordKnowledge,
): { readonly row: Row; readonly isFirstOrSecond: boolean } | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  const word = light.get(token.lower)
  const verb = word ? tokens[at + 1] : token
  const after = tokens[at + (word ? 2 : 1)]
  if (after?.kind === 'word' && !/^(?:ve|ama|fakat|çünkü|ancak|m[ıiuü])$/.test(after.lower)) return null
  if (!verb || (word ? !/^(?:e[td]|ver|ol)/.test(verb.lower) : !starts.test(verb.lower))) return null
  const own = finiteReadings(verb, known)
  const isFirstOrSecond = own.length > 0 && own.every(({ tags }) => /p[12](?:sg|pl)/.test(tags))
  const row = word ?? own.map(({ lemma, tags }) => (tags.startsWith('pass') ? undefined : rows.get(lemma))).find((one) => one !== undefined)
  return own.length > 0 && row ? { row, isFirstOrSecond } : null
}

/** What the verb asks for stands before already. */
const hasOther = (
  tokens: readonly LintToken[],
  end: number,
  { row, known }: { readonly row: Row; readonly known: WordKnowledge },
): boolean =>
  tokens
    .slice(Math.max(0, end - 4), end)
    .some(
      (token) =>
        pronounIn[row.right].test(token.lower) ||
        readings(token, known).some(
          ({ kind, lemma, tags }) => kind === 'noun' && lemma !== token.lower && lemma.length > 2 && tags.endsWith(row.right),
        ),
    )

const pronounIn: Readonly<Record<Case, RegExp>> = {
  acc: /^(?:beni|seni|onu|bizi|sizi|onları|bunu|şunu)$/,
  dat: /^(?:bana|sana|ona|bize|size|onlara|buna|şuna)$|'y?[ae]$/,
  abl: /^(?:benden|senden|ondan|bizden|sizden|onlardan|bundan)$|'[dt][ae]n$/,
  loc: /^(?:bende|sende|onda)$/,
  ins: /^(?:benimle|seninle|onunla|bizimle|sizinle|onlarla)$|'y?l[ae]$/,
}

const endings: Readonly<Record<Case, string>> = { acc: '(y)I', dat: '(y)A', abl: 'DAn', loc: 'DA', ins: '(y)lA' }
const nameEnds: Readonly<Record<Case, RegExp>> = {
  acc: /^y?[ıiuü]$/,
  dat: /^y?[ae]$/,
  abl: /^[dt][ae]n$/,
  loc: /^[dt][ae]$/,
  ins: /^y?l[ae]$/,
}

function ofName(at: number, [, name = '', ending = '']: RegExpExecArray, row: Row): CheckFinding | null {
  if (!row.wrong.some((one) => nameEnds[one].test(ending))) return null
  const lower = name.toLocaleLowerCase('tr')
  return { from: at, to: at + 1, suggestions: [`${name}'${withEnding(lower, endings[row.right]).slice(lower.length)}`] }
}
