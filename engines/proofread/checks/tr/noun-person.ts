import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { animals, people, readingsIn } from '../../turkish/nouns.ts'
import { clauseEnd, finiteReadings, isVerbal, mended, verbWith } from '../../turkish/words.ts'

/** Verbs without an object: a noun with no ending before them is who does it. */
const intransitive = words(`ağlamak bağırmak çalışmak düşmek gelmek gezmek gitmek girmek gülmek hastalanmak kalmak konuşmak korkmak koşmak
  oturmak oynamak ölmek susmak uyanmak uyumak yaşamak yorulmak yürümek yüzmek dönmek evlenmek bekleşmek taşınmak büyümek`)

/** "Çocuklar parkta oynuyorum", "arkadaşlarımdan biri geldiler": the verb has the person and number of a noun. */
export default defineCheck({
  key: 'noun-person',
  class: 'subject-verb',
  find: (tokens, known) => (known?.forms ? (findingIn(tokens, known) ?? []) : []),
  wrong: [
    ['Çocuklar parkta oynuyorum.', 'Çocuklar parkta oynuyor.'],
    ['Annem bir hastanede çalışıyorum.', 'Annem bir hastanede çalışıyor.'],
    ['Babam dün eve geç geldim.', 'Babam dün eve geç geldi.'],
    ['Arkadaşlarımdan biri hastalandılar.', 'Arkadaşlarımdan biri hastalandı.'],
  ],
  right: [
    'Çocuklar parkta oynuyor.',
    'Annem gelince parka gittim.',
    'Annem için hastaneye gittim.',
    'Annem, çok çalışıyorum.',
    'Kardeşim gibi çalışıyorum.',
    'Öğrenciler olarak parka gittik.',
    'Annem ve ben parka gittik.',
    'Çocuklarla parka gittim.',
  ],
})

function findingIn(tokens: readonly LintToken[], known: WordKnowledge): readonly CheckFinding[] | null {
  const end = clauseEnd(tokens, 0)
  const verb = tokens[end - 1]
  if (!verb || end > 9 || !/^[.!]$/.test(tokens[end]?.text ?? '')) return null
  const own = finiteReadings(verb, known)
  const start = subjectEnd(tokens, known)
  if (start === null || end - 1 < start || own.length === 0) return null
  const between = tokens.slice(start, end - 1)
  if (between.some((token) => joined.test(token.lower) || isVerbal(token, known))) return null
  const isOne = tokens[start - 1]?.lower === 'biri'
  const isWrong = isOne
    ? own.every(({ tags }) => /\.?p3pl$/.test(tags))
    : own.every(({ tags, lemma }) => /p[12](?:sg|pl)$/.test(tags) && !tags.startsWith('imp') && intransitive.has(lemma))
  if (!isWrong) return null
  const found = mended(tokens, end - 1, verbWith(verb, (tags) => tags.replace(/p(?:[12](?:sg|pl)|3pl)$/, 'p3sg'), known).slice(0, 1))
  return found && [found]
}

/** Where the subject that opens the sentence ends; null where none of these does. */
function subjectEnd(tokens: readonly LintToken[], known: WordKnowledge): number | null {
  const [first] = tokens
  const one = tokens.slice(0, 4).findIndex(({ lower }) => lower === 'biri')
  if (one > 0 && /l[ae]r\p{L}*[dt][ae]n$/u.test(tokens[one - 1]?.lower ?? '')) return one + 1
  const isWho = readingsIn(new Set([...people, ...animals]), first, known).some(({ tags }) => /^(?:px1(?:sg|pl)|pl|pl\.px1sg)$/.test(tags))
  return isWho ? 1 : null
}

const joined =
  /^(?:ve|ile|ya|da|de|hem|diye|gibi|için|kadar|olarak|ben|biz|sen|siz|hakkında|yüzünden|sayesinde|yanında|bile|değil|var|yok|ki|adına|beraber|birlikte)$|^\p{L}+y?l[ae]$|(?:[ıiuü]nc[ae]|ken|[ae]r[ae]k|[ıiuü]p)$/u
