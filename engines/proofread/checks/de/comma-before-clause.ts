import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { finitePlaces, isOnlyFiniteAt, isSmall, partEnd, partStart, subjunctions } from '../../german/clauses.ts'
import { fits, finitesOf, isInfinitive, personsOfPronoun } from '../../german/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** Before these the comma stands earlier or nowhere: "vor allem weil", "nur wenn", "und dass". */
const joined = words(
  `und oder aber denn als auch nur nicht schon erst noch bis wie selbst gerade besonders insbesondere allem sondern doch jedoch sowie
  kurz lange lang gleich bald sogar bloß höchstens mal sodass so auf allein anstatt außer daher dadurch dafür damit daran darauf darin
  darum davon dazu eben einfach etwa geschweige immerhin insofern je kaum nun ohne sei statt trotz vielleicht vielmehr vor vorausgesetzt
  weder weil wenn wohl zumal dahingehend umso zu desto ausgenommen angenommen gesetzt abgesehen unter wegen wohlgemerkt während ob bzw
  beziehungsweise hinaus dessen fall sprich nämlich entweder sowohl teils dass das immer jedesmal mal egal gar sonst nachdem bevor was
  wer wo warum unmittelbar direkt minuten stunden sekunden tage wochen monate jahre jahr monat woche stunde minute tag meist meistens
  vermutlich wahrscheinlich hauptsächlich natürlich oft weniger mehr ja nein hm rund weit falls allenfalls zumindest wenigstens
  mindestens ausgerechnet deshalb deswegen teilweise vornehmlich lediglich bereits wo an in mit von über bei nach für aus zum weniges
  obwohl eher solange seltsam sofern dann sobald eigentlich jetzt hier da sehr wenige ein rein stets seitdem jeweils ehe der die den`,
)
/** What may stand for a main clause: "Schade dass". */
const short = words('schade danke gut schön klar toll möglich wichtig kein gott glück')
/** Words that open a clause and are something else too; the clause behind them must end with its verb. */
const loose = words('damit als während seit bis da wie wo warum wieso weshalb wann woher wohin was wer wen wem')
/** Subjects that open a clause behind such a word, and orders that are main clauses. */
const subjects = words('ich du er wir man es sie mein meine sein seine ihre unser unsere dein deine die der das alle')
const orders = words('sag frag zeig schreib erzähl erklär schau guck überleg vergiss pass')

/** A comma parts a subordinate clause from what stands before it. */
export default defineCheck({
  key: 'comma-before-clause',
  class: 'comma-missing',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Wir freuen uns sehr darüber dass ihr kommt.', 'Wir freuen uns sehr darüber, dass ihr kommt.'],
    ['Ich war müde als ich nach Hause kam.', 'Ich war müde, als ich nach Hause kam.'],
    ['Er liest ein Buch während ich koche.', 'Er liest ein Buch, während ich koche.'],
    ['Sie wartete dort bis er kam.', 'Sie wartete dort, bis er kam.'],
    ['Ich lerne viel damit ich die Prüfung bestehe.', 'Ich lerne viel, damit ich die Prüfung bestehe.'],
    ['Er geht ins Büro obwohl sein Kopf schmerzt.', 'Er geht ins Büro, obwohl sein Kopf schmerzt.'],
    ['Kannst du mir sagen wie spät es ist?', 'Kannst du mir sagen, wie spät es ist?'],
    ['Sag mir bitte warum du weinst.', 'Sag mir bitte, warum du weinst.'],
  ],
  right: [
    'Er kommt nur, weil er muss.',
    'Er ist größer als ich.',
    'Während des Essens sprach er nicht.',
    'Ich kann damit mein Auto reparieren.',
    'Seit Montag bin ich krank.',
    'Was soll ich da sagen?',
    'Er kam, und weil er müde war, schlief er.',
    'Er arbeitet nur dann, wenn er muss.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!token || before?.kind !== 'word' || !isSmall(tokens, at) || at < 2) return null
  if (joined.has(before.lower) || subjunctions.has(before.lower)) return null
  if (token.lower === 'sobald' && /^(?:wie|als|möglich)$/.test(tokens[at + 1]?.lower ?? '')) return null
  const isSure = subjunctions.has(token.lower)
  if (!isSure && !loose.has(token.lower)) return null
  const end = partEnd(tokens, at)
  const start = partStart(tokens, at)
  const isClause = isSure ? finitePlaces(tokens, at + 1, end, known).length > 0 : endsWithVerb(tokens, at, end, known)
  if (!isClause || !(hasMain(tokens, start, at, known) || (isSure && short.has(before.lower)))) return null
  return { from: at - 1, to: at, suggestions: [`${before.text},`] }
}

/** Whether a main clause stands before: one with a finite verb, behind which nothing else opens a clause. */
const hasMain = (tokens: readonly LintToken[], start: number, at: number, known: WordKnowledge): boolean =>
  (finitePlaces(tokens, start, at, known).length > 0 || orders.has(tokens[start]?.lower ?? '')) &&
  !tokens.slice(start, at).some(({ lower }) => subjunctions.has(lower))

/** "als ich nach Hause kam": a pronoun as the subject, and its verb at the end. */
function endsWithVerb(tokens: readonly LintToken[], at: number, end: number, known: WordKnowledge): boolean {
  // "wie spät es ist", "wie viel du brauchst".
  const isMeasured = tokens[at]?.lower === 'wie' && personsOfPronoun(tokens[at + 2]).length > 0 && isSmall(tokens, at + 1)
  const subject = tokens[isMeasured ? at + 2 : at + 1]
  if (!subject || !subjects.has(subject.lower) || end - at < 3) return false
  const last = tokens[end - 1]
  const persons = personsOfPronoun(subject)
  if (!isSmall(tokens, end - 1) || !fits(finitesOf(last, known), persons.length > 0 ? persons : ['er', 'wir'])) return false
  if (persons.length === 0 && !isOnlyFiniteAt(tokens, end - 1, known)) return false
  return (isOnlyFiniteAt(tokens, end - 1, known) || isInfinitive(last, known)) && finitePlaces(tokens, at + 2, end - 1, known).length === 0
}
