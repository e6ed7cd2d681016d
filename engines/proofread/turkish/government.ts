import type { Analysis } from '../../languages/forms.ts'
import type { WordKnowledge } from '../language.ts'
import type { LintToken } from '../token.ts'
import { finiteReadings, readings } from './words.ts'

export type Case = 'acc' | 'dat' | 'abl' | 'loc' | 'ins'

/** What stands in a wrong case before the verb, and the case it asks for. `of`: only people, or only vehicles or goals. */
export type Government = { readonly wrong: readonly Case[]; readonly right: Case; readonly of: 'all' | 'people' | 'vehicles' | 'goals' }

type Line = readonly [verbs: string, wrong: string, right: Case, of?: Government['of']]

// Verbs by what they ask for. "ara" with the dative may be "look for something for somebody": only people, and right before the verb.
const verbLines: readonly Line[] = [
  [
    'başlamak benzemek katılmak ulaşmak dokunmak yaklaşmak saldırmak uymak bakmak gülmek üzülmek sevinmek kızmak bağırmak küsmek',
    'acc',
    'dat',
  ],
  ['inanmak güvenmek alışmak', 'acc abl', 'dat'],
  ['hazırlanmak', 'acc abl', 'dat'],
  ['kızmak üzülmek', 'ins', 'dat', 'people'],
  ['binmek', 'acc', 'dat'],
  ['girmek', 'acc', 'dat', 'goals'],
  ['girmek varmak', 'loc', 'dat', 'goals'],
  ['koymak yerleştirmek', 'loc', 'dat'],
  ['binmek', 'abl loc', 'dat', 'vehicles'],
  ['inmek', 'dat acc', 'abl', 'vehicles'],
  ['gitmek', 'acc loc', 'dat', 'goals'],
  ['gelmek dönmek', 'loc', 'dat', 'goals'],
  ['korkmak hoşlanmak bahsetmek vazgeçmek utanmak şüphelenmek bıkmak yararlanmak faydalanmak kaçınmak', 'acc dat', 'abl'],
  ['sıkılmak etkilenmek usanmak çekinmek', 'acc dat', 'abl'],
  ['ayrılmak', 'acc', 'abl'],
  ['sevmek özlemek', 'dat abl', 'acc'],
  ['beğenmek desteklemek eleştirmek kıskanmak kutlamak selamlamak suçlamak', 'dat', 'acc', 'people'],
  ['aramak beklemek dinlemek görmek izlemek tanımak hatırlamak unutmak üzmek affetmek', 'dat', 'acc', 'people'],
  ['dinlemek izlemek seyretmek', 'dat', 'acc'],
  ['evlenmek tanışmak buluşmak görüşmek', 'acc dat', 'ins'],
  ['ilgilenmek uğraşmak dalaşmak', 'acc dat', 'ins'],
  ['konuşmak tartışmak', 'dat', 'ins', 'people'],
]

// Nouns and the verb with which they are one.
const lightLines: readonly (readonly [nouns: string, verb: RegExp, ...rest: readonly [string, Case, Government['of']?]])[] = [
  ['yardım teşekkür telefon devam dikkat itiraz hizmet veda', /^e[td]/, 'acc', 'dat'],
  ['cevap zarar izin önem son karar söz', /^ver/, 'acc', 'dat'],
  ['sahip âşık aşık hayran engel sebep neden', /^ol/, 'acc', 'dat'],
  ['âşık aşık', /^ol/, 'ins', 'dat', 'people'],
  ['saygı ilgi', /^(?:göster|duy)/, 'acc', 'dat'],
  ['ihtiyacım ihtiyacı ihtiyacımız ihtiyacın', /^(?:var|yok|ol)/, 'acc abl', 'dat'],
  ['soru', /^sor/, 'abl acc', 'dat', 'people'],
  ['nefret', /^e[td]/, 'acc dat', 'abl'],
  ['söz', /^e[td]/, 'acc dat', 'abl'],
  ['mezun', /^ol/, 'acc dat loc', 'abl'],
  ['emin haberdar', /^ol/, 'acc', 'abl'],
  ['memnun', /^(?:ol|kal)/, 'acc dat', 'abl'],
  ['özür', /^dile/, 'acc', 'abl'],
  ['özür', /^dile/, 'dat', 'abl', 'people'],
  ['merak takip ziyaret tebrik takdir ikna davet', /^e[td]/, 'dat', 'acc', 'people'],
  ['ziyaret kontrol', /^e[td]/, 'dat', 'acc'],
  ['kavga alay sohbet', /^e[td]/, 'acc dat', 'ins'],
  ['dalga', /^geç/, 'acc dat', 'ins'],
  ['gurur', /^duy/, 'acc dat', 'ins'],
]

const isCase = (name: string): name is Case => /^(?:acc|dat|abl|loc|ins)$/.test(name)
const made = (wrong: string, right: Case, of: Government['of'] = 'all'): Government => ({
  wrong: wrong.split(' ').filter(isCase),
  right,
  of,
})

const verbs = new Map<string, readonly Government[]>()
for (const [list, wrong, right, of] of verbLines)
  for (const verb of list.split(' ')) verbs.set(verb, [...(verbs.get(verb) ?? []), made(wrong, right, of)])

/** How these verbs begin, asked before the dictionary is. */
const starts = new RegExp(
  `^(?:${[...verbs.keys()].map((verb) => verb.slice(0, -3).replace(/[ae]$/, '[aeıiuü]').replace(/t$/, '[td]')).join('|')})`,
)

const lightNouns: ReadonlySet<string> = new Set(lightLines.flatMap(([nouns]) => nouns.split(' ')))

type Head = { readonly rows: readonly Government[]; readonly isFirstOrSecond: boolean }

/** What the verb that begins at this place asks for; null where none of them stands. "etmek istiyorum" is a verb of who wants. */
export function headAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): Head | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  const isLight = lightNouns.has(token.lower)
  const verb = isLight ? tokens[at + 1] : token
  if (verb?.kind !== 'word' || (!isLight && !starts.test(verb.lower))) return null
  let last = at + (isLight ? 1 : 0)
  const isInfinitive = /.m[ae]k$/.test(verb.lower) && /^ist|^zorunda|^üzere$|^lazım$|^gerek/.test(tokens[last + 1]?.lower ?? '')
  if (isInfinitive) last += 1
  const after = tokens[last + 1]
  if (after?.kind === 'word' && !/^(?:ve|ama|fakat|çünkü|ancak|m[ıiuü]\p{L}*)$/u.test(after.lower)) return null
  const person = finiteReadings(tokens[last], known)
  const own = isInfinitive ? readings(verb, known).filter(({ kind }) => kind === 'verb') : person
  const isFirstOrSecond = person.length > 0 && person.every(({ tags }) => /p[12](?:sg|pl)/.test(tags))
  const rows = isLight
    ? lightLines.flatMap(([nouns, second, wrong, right, of]) =>
        nouns.split(' ').includes(token.lower) && second.test(verb.lower) ? [made(wrong, right, of)] : [],
      )
    : rowsOf(own)
  const isVerb = own.length > 0 || (isLight && /^(?:var|yok)$/.test(verb.lower))
  return isVerb && rows.length > 0 ? { rows, isFirstOrSecond } : null
}

const rowsOf = (own: readonly Analysis[]): readonly Government[] =>
  own.map(({ lemma, tags }) => (tags.startsWith('pass') ? [] : (verbs.get(lemma) ?? []))).find((rows) => rows.length > 0) ?? []

const pronouns: Readonly<Record<Case, readonly string[]>> = {
  acc: ['beni', 'seni', 'onu', 'bizi', 'sizi', 'onları'],
  dat: ['bana', 'sana', 'ona', 'bize', 'size', 'onlara'],
  abl: ['benden', 'senden', 'ondan', 'bizden', 'sizden', 'onlardan'],
  loc: ['bende', 'sende', 'onda', 'bizde', 'sizde', 'onlarda'],
  ins: ['benimle', 'seninle', 'onunla', 'bizimle', 'sizinle', 'onlarla'],
}

/** A personal pronoun in one of these cases put into the right one; null for other words. */
export function pronounMended(word: string, { wrong, right }: Government): string | null {
  for (const one of wrong) {
    const person = pronouns[one].indexOf(word)
    if (person >= 0) return pronouns[right][person] ?? null
  }
  return null
}

export const isPronounIn = (word: string, form: Case): boolean =>
  pronouns[form].includes(word) ||
  (form === 'acc' && /^(?:bunu|şunu|bunları|kendini|kendimi|birbirini)$/.test(word)) ||
  (form === 'dat' && /^(?:buna|şuna)$/.test(word))
