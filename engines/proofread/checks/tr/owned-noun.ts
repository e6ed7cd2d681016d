import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { counted } from '../../turkish/nouns.ts'
import { clauseEnd, finiteReadings, mended, readings } from '../../turkish/words.ts'

/** What is said of a thing, so that the noun before it is the whole of what is owned. */
const said =
  /^(?:çok|daha|en|pek|hiç|bugün|dün|artık|hâlâ|yine|şimdi|burada|orada|nerede|kaç|pazar|pazartesi|salı|cuma|cumartesi|akşamları|sabahları|her|kapalı|açık|bozuk|büyük|küçük|güzel|yeni|eski|değil)$/

const hard: Readonly<Record<string, string>> = { b: 'p', c: 'ç', d: 't', ğ: 'k' }

/** "okulun kapı kapalıydı": what has an owner has the ending that says so. */
export default defineCheck({
  key: 'owned-noun',
  class: 'agreement',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Bu okulun kapı bozuldu.', 'Bu okulun kapısı bozuldu.'],
    ['Üniversitenin kütüphane pazar günleri kapalı.', 'Üniversitenin kütüphanesi pazar günleri kapalı.'],
    ['Annemin araba bozuldu.', 'Annemin arabası bozuldu.'],
    ["Ayşe'nin kedi çok tatlı.", "Ayşe'nin kedisi çok tatlı."],
    ['Arkadaşımın telefon dün kayboldu.', 'Arkadaşımın telefonu dün kayboldu.'],
  ],
  right: [
    'Annemin arabası bozuldu.',
    'Okulun giriş kapısı kapalıydı.',
    'Evin önü çok kalabalık.',
    'Babamın çok sevdiği araba bozuldu.',
    'Yarın hava çok güzel olacak.',
    'Kadın çok yorgun.',
    'Annemin köpeği çok tatlı, müziği çok güzel.',
    'Annemin evi çok büyük.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [owner, noun] = [tokens[at], tokens[at + 1]]
  if (at > 1 || !owner || noun?.kind !== 'word' || noun.text !== noun.lower || !isOwner(owner, known)) return null
  const end = clauseEnd(tokens, at)
  if (!/^[.!]$/.test(tokens[end]?.text ?? '') || end - at > 6 || end - at < 3) return null
  const own = readings(noun, known)
  // "gücü" is of "güç", though the dictionary lists it.
  const soft = /^(.+)([bcdğ])[ıiuü]$/.exec(noun.lower)
  if (soft && !counted.has(noun.lower) && known.isKnown((soft[1] ?? '') + (hard[soft[2] ?? ''] ?? ''))) return null
  const isPlain =
    own.some(({ lemma, tags, kind }) => kind === 'noun' && tags === 'nom' && lemma === noun.lower) &&
    (known.stems?.(noun.lower)[0] ?? noun.lower) === noun.lower
  if (!isPlain || own.some(({ kind, lemma, tags }) => kind === 'verb' || (lemma.length > 3 && /px3|gen/.test(tags)))) return null
  const next = tokens[at + 2]
  const rest = tokens.slice(at + 2, end)
  if (!next || !(said.test(next.lower) || finiteReadings(next, known).length > 0)) return null
  // What is theirs may stand further on, or the owner be the one who does something.
  if (
    rest.some(
      (token) =>
        !/^(?:günü|günleri|akşamı|sabahı|saatleri|gecesi|sonu)$/.test(token.lower) &&
        finiteReadings(token, known).length === 0 &&
        readings(token, known).some(({ tags }) => /px3|acc|gen|dik|acak/.test(tags)),
    )
  )
    return null
  const owned = known.forms?.lexemesOf(noun.lower)[0]?.formWith('px3sg') ?? null
  return owned === null ? null : mended(tokens, at + 1, [owned])
}

/** A noun in the genitive: a name with its ending, or one of mine. */
function isOwner(token: LintToken, known: WordKnowledge): boolean {
  if (/^\p{Lu}\p{L}+['’]n?[ıiuü]n$/u.test(token.text)) return true
  if (!/[ıiuü]n$/.test(token.lower) || finiteReadings(token, known).length > 0) return false
  const own = readings(token, known).filter(({ kind, lemma }) => kind === 'noun' && lemma !== token.lower && lemma.length > 2)
  if (own.some(({ tags }) => tags === 'px1sg.gen')) return true
  return own.some(({ tags }) => tags.endsWith('gen')) && known.stems?.(token.lower)[0] !== token.lower
}
