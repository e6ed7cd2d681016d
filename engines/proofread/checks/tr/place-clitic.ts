import { words } from '../../../languages/words.ts'
import { isStemWithEndings } from '../../../languages/tr/endings.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { compounds } from '../../turkish/compounds.ts'
import { readingsIn } from '../../turkish/nouns.ts'
import { clauseEnd, finiteReadings, readings } from '../../turkish/words.ts'

/** Whose, in words that have no "at": `benim de`. */
const owners =
  words(`benim senin onun bizim sizin onların bunun şunun kimin herkesin kendinin birinin hepsinin bunların şunların hepimizin için niçin
  çin tin yarın kadın altın yakın bütün ütün gün dün son uzun insan yangın baskın satın üstün ilgin kalın derin serin zengin gelin metin çetin
  aydın engin ekin keskin yalın basın sakın hanım sabahın akşamın düğün düzgün olgun uygun uygun vurgun yorgun üzgün tekin etkin ilkin lâkin lakin
  hissin emin`)
const second =
  /^(?:sen|seni|sana|senden|siz|sizi|size|sizden|sizce|sence)$|(?:yor|m[ıiuü]ş|[ae]cak|[aeıiuü]r|m[ae]z)s[ıiuü]n|[dt][ıiuü]n(?:[ıiuü]z)?$|m[ıiuü]s[ıiuü]n/

/** "kendi evlerin de kaldılar": the ending for "at" is written with its word, and only "too" stands apart. */
export default defineCheck({
  key: 'place-clitic',
  class: 'compound-split',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Gençler parti toplantıların da görev aldılar.', 'Gençler parti toplantılarında görev aldılar.'],
    ['Bu dosya Sağlık Bakanlığın da duruyor.', 'Bu dosya Sağlık Bakanlığında duruyor.'],
    ['Bu bilgi ders kitabın da yazıyor.', 'Bu bilgi ders kitabında yazıyor.'],
    ['Bu, derinin üst tabakasın da görülür.', 'Bu, derinin üst tabakasında görülür.'],
    ["Grup 1970'ler de kuruldu.", "Grup 1970'lerde kuruldu."],
    ['Öğrenciler yaz tatillerin de çalıştılar.', 'Öğrenciler yaz tatillerinde çalıştılar.'],
  ],
  right: [
    'Çocukların da hakları var.',
    'Senin çocukların da geldi mi?',
    'Bu evin de bahçesi büyük.',
    'Yarın da geleceğim, kadın da gelecek.',
    'Onların da fikri bu.',
    'Köylerin de sorunları çözülüyor.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [word, particle] = [tokens[at], tokens[at + 1]]
  if (isDecade(word, particle) && tokens[at + 2]?.kind === 'word')
    return { from: at, to: at + 2, suggestions: [`${word?.text ?? ''}${particle?.lower ?? ''}`] }
  if (word?.kind !== 'word' || !/^d[ae]$/.test(particle?.lower ?? '') || !/[ıiuü]n$/.test(word.lower) || word.lower.length < 5) return null
  if (owners.has(word.lower) || word.text.includes("'") || (at === 0 && tokens.length < 5)) return null
  const joined = word.text + (particle?.lower ?? '')
  if (!isWord(joined, known) || !isOwnedPlace(joined.toLocaleLowerCase('tr'), known)) return null
  const made: CheckFinding = { from: at, to: at + 2, suggestions: [joined] }
  // "dakikasın da": no word without it.
  if (/s[ıiuü]n$/.test(word.lower) && !known.isKnown(word.text) && !known.isKnown(word.lower)) return made
  const isOfCompound = readingsIn(compounds.get(tokens[at - 1]?.lower ?? '') ?? new Set(), word, known).length > 0
  if (!isOfCompound && (!/(?:l[ae]r[ıi]n|l[ıiuü]ğ[ıiuü]n)$/.test(word.lower) || !isBare(tokens[at - 1], known))) return null
  const end = clauseEnd(tokens, at + 2)
  const rest = tokens.slice(at + 2, end)
  if (rest.length === 0 || tokens.some(({ lower }) => second.test(lower))) return null
  return rest.some((token) => mayBeOwned(token, known)) ? null : made
}

/** "1970'ler de". */
const isDecade = (word: LintToken | undefined, particle: LintToken | undefined): boolean =>
  /^\d{2,4}['’]l[ae]r$/.test(word?.lower ?? '') && /^d[ae]$/.test(particle?.lower ?? '')

const isWord = (word: string, known: WordKnowledge): boolean =>
  known.isKnown(word) || isStemWithEndings(word.toLocaleLowerCase('tr'), known.isKnown)

const isOwnedPlace = (word: string, known: WordKnowledge): boolean =>
  (known.forms?.analyse(word) ?? []).some(({ tags }) => /px3(?:sg|pl)\.loc$/.test(tags))

/** A noun with no ending before it, of which a phrase is made: "parti toplantıları". */
const isBare = (token: LintToken | undefined, known: WordKnowledge): boolean =>
  token?.kind === 'word' &&
  !token.lower.includes("'") &&
  !/^(?:bu|şu|o|bir|her|tüm|bütün|bazı|bu|diğer|hiçbir|ve|ile|de|da|en|çok|daha|senin|sizin|benim|bizim|onun|onların)$/.test(token.lower) &&
  readings(token, known).some(({ kind, tags, lemma }) => kind === 'noun' && tags === 'nom' && lemma === token.lower) &&
  !/(?:l[ıiuü]|s[ıiuü]z|ki|[ae]n|m[ıiuü]ş|n[ıiuü]n)$/.test(token.lower)

/** What would be theirs, or a word that there is something. */
const mayBeOwned = (token: LintToken, known: WordKnowledge): boolean =>
  /^(?:var|yok|vardır|yoktur)/.test(token.lower) ||
  (finiteReadings(token, known).length === 0 && readings(token, known).some(({ tags }) => /px3/.test(tags)))
