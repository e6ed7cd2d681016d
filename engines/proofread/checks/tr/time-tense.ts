import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { clauseEnd, finiteReadings, isVerbal, mended, verbWith } from '../../turkish/words.ts'

const unit = /^(?:hafta|ay|yıl|sene|yaz|kış|gün|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|dönem|sefer|bahar|akşam|gece)$/
/** What lasts: of it one says what went on. */
const lasting = words('yaşamak oturmak çalışmak bilmek istemek sevmek kalmak beklemek bulunmak')
/** What can go on now, so that "now" is not "just now". */
const ongoing =
  words(`izlemek seyretmek okumak çalışmak yazmak dinlemek beklemek oynamak uyumak oturmak yapmak temizlemek pişirmek aramak yaşamak
  düşünmek konuşmak`)
/** What is done tomorrow; "yarın" may also say for when something was bought, planned or said. */
const planned = words(`gitmek gelmek konuşmak görüşmek buluşmak izlemek seyretmek gezmek dönmek başlamak çalışmak oynamak uyumak yıkamak
  temizlemek taşınmak varmak uçmak aramak pişirmek okumak dinlenmek ziyaret_etmek evlenmek`)

type Time = 'past' | 'future' | 'now'

/** "Dün sinemaya gideceğim": a word for time and the tense of the only verb say the same. */
export default defineCheck({
  key: 'time-tense',
  class: 'tense',
  find: (tokens, known) => (known?.forms ? startsOf(tokens).flatMap((start) => findingFrom(tokens, start, known) ?? []) : []),
  wrong: [
    ['Dün sinemaya gideceğim.', 'Dün sinemaya gittim.'],
    ["Gelecek hafta Ankara'ya gittim.", "Gelecek hafta Ankara'ya gideceğim."],
    ['Geçen yıl çok kitap okuyacağım.', 'Geçen yıl çok kitap okudum.'],
    ['Geçen hafta hastaneye gidecek.', 'Geçen hafta hastaneye gitti.'],
    ["Geçen yıl İzmir'de yaşıyorum.", "Geçen yıl İzmir'de yaşıyordum."],
    ['Ben dün sinemaya gidiyorum.', 'Ben dün sinemaya gittim.'],
    ['Yarın seninle konuştum.', 'Yarın seninle konuşacağım.'],
    ['Şu anda televizyon izledim.', 'Şu anda televizyon izliyorum.'],
    ['Bugün hava güzel ama yarın kar yağıyordu.', 'Bugün hava güzel ama yarın kar yağacak.'],
    ['İki yıl önce Almanya’da yaşıyoruz.', 'İki yıl önce Almanya’da yaşıyorduk.'],
  ],
  right: [
    'Dün gideceğim demişti.',
    'Dün sinemaya gidecektim.',
    'Gelecek hafta toplantı var.',
    'Gelecek hafta gideceğimi söyledim.',
    'Geçen yıl okuduğum kitabı vereceğim.',
    'Dün aldığım kitabı okuyacağım.',
    'Yarın için çalıştım.',
    'Yarın sabaha bilet aldım.',
    'Şu anda eve geldim.',
    'Dünden beri bekliyorum.',
  ],
})

/** Where a clause begins: with the sentence, and behind "but", "because" and a comma. */
const startsOf = (tokens: readonly LintToken[]): readonly number[] =>
  tokens.flatMap((_, at) => (at === 0 || /^(?:ama|fakat|çünkü|ancak|,)$/.test(tokens[at - 1]?.lower ?? '') ? [at] : []))

function timeAt(tokens: readonly LintToken[], at: number): { readonly time: Time; readonly from: number } | null {
  const start = /^(?:ben|sen|biz|siz|o|onlar|ama|çünkü|ailem|annem|babam|kardeşim|arkadaşım)$/.test(tokens[at]?.lower ?? '') ? at + 1 : at
  const [first = '', second = '', third = ''] = [0, 1, 2].map((step) => tokens[start + step]?.lower ?? '')
  if (/^(?:dün|evvelsi)$/.test(first)) return { time: 'past', from: start + 1 }
  if (first === 'geçen' && unit.test(second)) return { time: 'past', from: start + 2 }
  if (third === 'önce' && /^(?:gün|hafta|ay|yıl|sene)$/.test(second) && /^(?:iki|üç|dört|beş|on|birkaç|bir|\d+)$/.test(first))
    return { time: 'past', from: start + 3 }
  if (/^(?:haftaya|yarın)$/.test(first)) return { time: 'future', from: start + 1 }
  if (/^(?:gelecek|önümüzdeki)$/.test(first) && unit.test(second)) return { time: 'future', from: start + 2 }
  if (first === 'şu' && /^an(?:da)?$/.test(second)) return { time: 'now', from: start + 2 }
  return null
}

function findingFrom(tokens: readonly LintToken[], start: number, known: WordKnowledge): CheckFinding | null {
  const found = timeAt(tokens, start)
  if (!found) return null
  const { time, from } = found
  const end = clauseEnd(tokens, from)
  const verb = tokens[end - 1]
  if (!verb || end - 1 < from || !/^[.!]$/.test(tokens[end]?.text ?? '')) return null
  if (/^(?:sabaha|akşama|öğlene|geceye|için)$/.test(tokens[from]?.lower ?? '')) return null
  const own = finiteReadings(verb, known)
  const allowed = time === 'now' ? ongoing : tokens[from - 1]?.lower === 'yarın' ? planned : null
  if (allowed && !own.some(({ lemma, tags }) => allowed.has(lemma) || /pres\.\w+\.was$/.test(tags))) return null
  const change = (tags: string, lemma: string): string | null => retold(tags, time, lasting.has(lemma))
  if (own.length === 0 || !own.every(({ tags, lemma }) => change(tags, lemma) !== null)) return null
  if (tokens.slice(from, end - 1).some((token) => isVerbal(token, known) || links.test(token.lower))) return null
  const isLasting = own.some(({ lemma }) => lasting.has(lemma))
  return mended(
    tokens,
    end - 1,
    verbWith(verb, (tags) => retold(tags, time, isLasting), known),
  )
}

const links = /^(?:diye|ki|için|sonra|önce|beri|itibaren|ne|hani|ama|fakat|çünkü|ve)$/

/** The tags in the tense that the time asks for; null where they have one that it allows. */
function retold(tags: string, time: Time, isLasting: boolean): string | null {
  const [, side = '', tense = '', person = ''] = /^(neg\.)?(pres|fut|past|aor|noaor)\.(p[123](?:sg|pl)(?:\.was)?)$/.exec(tags) ?? []
  if (tense === '') return null
  if (person.endsWith('.was')) return time === 'future' && tense === 'pres' ? `${side}fut.${person.slice(0, -4)}` : null
  if (time === 'now') return tense === 'past' ? `${side}pres.${person}` : null
  if (time === 'future') return tense === 'past' ? `${side}fut.${person}` : null
  if (tense === 'past' || tense === 'aor' || tense === 'noaor') return null
  return tense === 'pres' && isLasting ? `${side}pres.${person}.was` : `${side}past.${person}`
}
