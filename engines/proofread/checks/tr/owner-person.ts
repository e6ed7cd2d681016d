import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { counted, nounForm, readingsIn } from '../../turkish/nouns.ts'
import { clauseEnd, mended, readings } from '../../turkish/words.ts'

const owners: ReadonlyMap<string, string> = new Map([
  ['benim', 'px1sg'],
  ['senin', 'px2sg'],
  ['onun', 'px3sg'],
  ['bizim', 'px1pl'],
  ['sizin', 'px2pl'],
])

/** "Senin fikrim": the ending of the noun says whose it is, and so does the pronoun. */
export default defineCheck({
  key: 'owner-person',
  class: 'agreement',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Senin fikrim nedir?', 'Senin fikrin nedir?'],
    ['Bizim hocası çok sabırlı.', 'Bizim hocamız çok sabırlı.'],
    ['Onun telefonum masada.', 'Onun telefonu masada.'],
    ['Sizin öğretmenimiz nereli?', 'Sizin öğretmeniniz nereli?'],
    ['Benim babası mühendis.', 'Benim babam mühendis.'],
  ],
  right: [
    'Senin fikrin nedir?',
    'Senin kardeşime yardım ettiğini biliyorum.',
    'Onun evimize gelmesi güzel oldu.',
    'Senin öğretmenim olduğunu duydum.',
    'Bizim oranın hocası iyidir.',
    'Benim evin anahtarı kayıp.',
    'Onun için kardeşim bekledi.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const person = owners.get(tokens[at]?.lower ?? '')
  const place = /^(?:en|bu|eski|yeni|büyük|küçük|ilk|tek|bütün|tüm|güzel)$/.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1
  const noun = tokens[place]
  if (person === undefined || noun?.kind !== 'word' || noun.text !== noun.lower) return null
  const own = readingsIn(counted, noun, known)
  if (own.length === 0 || own.some(({ tags }) => tags.includes(person) || tags === 'nom' || /(?:^|\.)gen/.test(tags))) return null
  const owned = own.filter(({ tags }) => /(?:^|\.)px(?:1sg|1pl|3sg)(?:$|\.(?:dat|loc|abl|acc|ins)$)/.test(tags))
  // "kardeşi" with "benim" may be said carelessly of an object; "babası" is never anything but his.
  const isSure = owned.length > 0 && own.every(({ tags }) => tags.includes('px') && !tags.includes('px3pl'))
  if (!isSure) return null
  const next = tokens[place + 1]
  if (!next || /^(?:gibi|kadar|için|ile|olarak|değil|ve|ya|sanki|demek|diye)$|^ol/.test(next.lower)) return null
  const end = clauseEnd(tokens, at)
  if (tokens.slice(place + 1, end).some((token) => isSaid(token, known))) return null
  const made = owned.flatMap(({ lemma, tags }) => nounForm(lemma, tagsOf(tags, person), known) ?? [])
  return mended(tokens, place, [...new Set(made)])
}

/** The same noun of another owner. */
const tagsOf = (tags: string, person: string): string => tags.replace(/px(?:1sg|1pl|3sg|3pl)/, person)

/** A verb that is a noun: whoever is in the genitive may be the one who does it. */
const isSaid = (token: LintToken, known: WordKnowledge): boolean =>
  readings(token, known).some(({ kind, tags }) => kind === 'verb' && /(?:dik|acak|ma|is)\+/.test(tags))
