import { defineCheck, type CheckFinding } from '../../check.ts'
import { clauseAround, finiteReadings, isVerbOnly, mended } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const stems: Readonly<Record<string, string>> = {
  p1sg: 'magam',
  p2sg: 'magad',
  p3sg: 'magá',
  p1pl: 'magunk',
  p2pl: 'magatok',
  p3pl: 'maguk',
}
const written = /^maga(?:m|d)(?:at|nak|ra|ról|ban|mal|dal)?$|^magá(?:t|nak|ra|ról|ban|val)$|^mag(?:unk|atok|uk)(?:at|nak|ra|ról|ban|kal)?$/
/** Whom the word is, by what it begins with. */
const personOf = (word: string): string | null => Object.entries(stems).find(([, stem]) => word.startsWith(stem))?.[0] ?? null

const endings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  at: { p1sg: 'at', p2sg: 'at', p3sg: 't', p1pl: 'at', p2pl: 'at', p3pl: 'at' },
  val: { p1sg: 'mal', p2sg: 'dal', p3sg: 'val', p1pl: 'kal', p2pl: 'kal', p3pl: 'kal' },
}

/** The same case for another person. */
function formFor(word: string, person: string): string | null {
  const own = personOf(word)
  const ending = own === null ? '' : word.slice(stems[own]?.length)
  const stem = stems[person]
  if (own === null || stem === undefined) return null
  if (/^a?t$/.test(ending)) return stem + (endings['at']?.[person] ?? '')
  if (/^[mdvk]al$/.test(ending)) return stem + (endings['val']?.[person] ?? '')
  return ending === '' ? null : stem + ending
}

/** "Jól érzed magamat": who does it and whom it is done to are the same. */
export default defineCheck({
  key: 'reflexive-person',
  class: 'agreement',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Jól érzed magamat?', 'Jól érzed magadat?'],
    ['Nagyon jól éreztük magukat a buliban.', 'Nagyon jól éreztük magunkat a buliban.'],
    ['Nem érzem jól magát.', 'Nem érzem jól magamat.'],
    ['Bemutatod magát a csoportnak.', 'Bemutatod magadat a csoportnak.'],
    ['A gyerekek jól érezték magát.', 'A gyerekek jól érezték magukat.'],
  ],
  right: [
    'Jól érzem magam.',
    'Jól érezte magát, én is jól éreztem magamat.',
    'Látom, hogy jól érzi magát.',
    'Magát a szabályt nem értem.',
    'Az emberek magát a rendszert bírálták.',
    'Várom magát a kapuban, kedves uram.',
  ],
})

/** Verbs that go with oneself, so that "magát" is no polite "you". */
const own = /^(?:érez|bemutat|összeszed|kimutat|kiad|elszán|megad|átad|kitalál|túlad|kifejez|megtalál|összead|meghúz|meggondol|felkészít)$/

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const word = tokens[at]
  if (word?.kind !== 'word' || !written.test(word.lower)) return null
  const is = personOf(word.lower)
  // "magát a szabályt": the very rule.
  if (is === null || (/^az?$/.test(tokens[at + 1]?.lower ?? '') && isBeforeItsCase(tokens, at))) return null
  const [from, to] = clauseAround(tokens, at)
  const verbs = tokens.slice(from, to).flatMap((_, i) => (isVerbOnly(tokens, from + i, known) ? [from + i] : []))
  const [verb] = verbs
  if (verb === undefined || verbs.length > 1 || tokens.slice(from, to).some(({ lower }) => /ni[aeku]?\p{L}{0,2}$/u.test(lower))) return null
  const readings = finiteReadings(tokens[verb], known)
  const [person, ...others] = [...new Set(readings.map(({ tags }) => tags.slice(-4)))]
  if (person === undefined || others.length > 0 || person === is) return null
  if (!readings.some(({ lemma }) => own.test(lemma))) {
    // Of other verbs only "I … yourself" is sure: somebody may see me, and I may see you.
    if (!/^p[12]/.test(person) || !/^p[12]/.test(is) || person.slice(0, 2) === is.slice(0, 2)) return null
    if (!/^maga[md]at|magunkat|magatokat$/.test(word.lower)) return null
  }
  const form = formFor(word.lower, person) ?? (person.startsWith('p3') ? null : (stems[person] ?? null))
  return form === null ? null : mended(tokens, at, [form])
}

/** "magát a szabályt", "magának a szerzőnek". */
function isBeforeItsCase(tokens: readonly LintToken[], at: number): boolean {
  const ending = /(?:t|n[ae]k|r[ae]|r[óő]l|b[ae]n|[ae]l)$/.exec(tokens[at]?.lower ?? '')?.[0].slice(-1) ?? 't'
  return tokens.slice(at + 2, at + 5).some(({ lower }) => lower.endsWith(ending))
}
