import type { CheckFinding } from '../check.ts'
import type { VerbBook } from '../verb-second/verb.ts'
import { lowerAt, type Clause } from './clause.ts'

/** A word, the prepositions that people put behind it, and the right one. */
type Governed = { readonly wrong: ReadonlySet<string>; readonly wrongBeforePersons: ReadonlySet<string>; readonly right: string }

/** By every form of the words. */
type Government = ReadonlyMap<string, Governed>

/**
 * Reads lines like `vente: for til > på`. A verb of the book stands for all its forms, another word (`glad|glada`) for itself; of
 * words with "sig" or "seg" only the verb is written, as the pronoun may stand between. `om*`: wrong before persons alone.
 */
export function governmentOf(lines: string, book: VerbBook): Government {
  const all = new Map<string, Governed>()
  for (const line of lines.trim().split('\n')) {
    const [heads = '', rest = ''] = line.trim().split(': ')
    const [wrong = '', right = ''] = rest.split(' > ')
    for (const head of heads.split('|')) {
      const verbs = book.verbsWith('infinitive', head)
      const forms =
        verbs.length > 0 ? verbs.flatMap(({ infinitive, present, past, perfect }) => [infinitive, present, past, perfect]) : [head]
      const [persons = [], any = []] = [
        wrong.split(' ').filter((one) => one.endsWith('*')),
        wrong.split(' ').filter((one) => !one.endsWith('*')),
      ]
      const wrongBeforePersons = new Set(persons.map((one) => one.slice(0, -1)))
      for (const form of forms) if (!all.has(form)) all.set(form, { wrong: new Set(any), wrongBeforePersons, right })
    }
  }
  return all
}

/** Words that may stand between a verb and its preposition. */
const between =
  /^(?:mig|meg|dig|deg|sig|seg|oss|er|ham|henne|honom|dem|jag|jeg|du|han|hon|hun|vi|ni|dere|man|inte|ikke|alltid|ofta|ofte|mycket|mye|också|også|aldrig|aldri)$/u
const betweenAtMost = 2

/** "till måndag", "om sommeren": times, and clauses and numbers, which a preposition of its own stands before. */
const free =
  /^(?:som|när|når|hva|vad|hvert|allt|alt|exempel|eksempel|tross|trots|s[ae]int|sen|sent|lenge|länge|mye|mycket|mange|många|lite|få|mindre|tidlig|tidigt|fort|snabbt|hand|hånd|nytt|igen|sistone|första|første|ca|cirka|tillfället|tiden|minst|övrigt|øvrig|stunden|øyeblikket|ögonblicket)$|dag|kväll|kveld|helg|veck|uke|^år|året|måna|måne|somm|vinter|höst|høst|^vår(?:en)?$|natt|morg|^tid|klock|stund|gång|gang|slut|^jul|påsk/u
const persons = /^(?:mig|meg|dig|deg|honom|henne|ham|oss|er|dere|dem)$/u

/** Prepositions that stand before clauses for reasons of their own: "for å", "utan att". */
const clausal = /^(?:for|för|til|till|ved|vid|uten|utan|etter|efter|om|under|mot|i)$/u

/** Prepositions that a verb or an adjective does not take. */
export function findGovernment(clause: Clause, government: Government): readonly CheckFinding[] {
  return clause.tokens.flatMap((token, head) => {
    const governed = government.get(token.lower)
    if (!governed || token.isLocked || token.kind !== 'word') return []
    let at = head + 1
    while (at <= head + betweenAtMost && between.test(lowerAt(clause, at))) at += 1
    const word = clause.tokens[at]
    const next = clause.tokens[at + 1]
    if (!word || word.text !== word.lower || next?.kind !== 'word' || free.test(next.lower)) return []
    if (/^(?:att|å|at)$/u.test(next.lower) && clausal.test(word.lower)) return []
    const isWrong = governed.wrong.has(word.lower) || (persons.test(next.lower) && governed.wrongBeforePersons.has(word.lower))
    return !isWrong ? [] : [{ from: at, to: at + 1, suggestions: [governed.right] }]
  })
}
