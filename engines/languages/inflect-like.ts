import type { Analysis, Forms, Lexeme } from './forms.ts'

/** A word in the form of another. */
export type InflectedWord = {
  readonly form: string
  /** Genders of the two nouns where they differ, as the source names them: what agrees with the word must change too. */
  readonly genders: readonly [from: string, to: string] | null
}

export type InflectLike = {
  /** The form as it stands in the text. */
  readonly form: string
  /** Its dictionary form, where it is known: a form may belong to several words. */
  readonly lemma: string | null
  /** The dictionary form of the word that takes its place. */
  readonly replacement: string
  readonly partOfSpeech: string | null
}

/**
 * Puts `replacement` into the form that `form` has. Null where that is not known for sure: a word that the forms do not hold,
 * a form with several readings for which the replacement has different forms, another part of speech.
 */
export function inflectLike({ analyse, lexemesOf }: Forms, { form, lemma, replacement, partOfSpeech }: InflectLike): InflectedWord | null {
  const readings = analyse(form).filter(
    (reading) => (lemma === null || isSame(reading.lemma, lemma)) && (partOfSpeech === null || partOf(reading.kind) === partOfSpeech),
  )
  const answers = lexemesOf(replacement).flatMap((word) => optionalAnswer(readings, form, word))
  return agreed(answers) ?? agreed(ofSameGender(answers)) ?? agreed(ofEitherGender(answers))
}

/** Dictionaries write "s’appuyer" with either apostrophe. */
const isSame = (one: string, other: string): boolean => one.replaceAll('’', "'") === other.replaceAll('’', "'")

/** A noun of persons is listed once for men and once for women: then the one of the same gender takes the place. */
function ofSameGender(answers: readonly InflectedWord[]): readonly InflectedWord[] {
  const others = answers.filter(({ genders }) => genders !== null)
  const isOfPersons = others.every(({ genders }) => genders?.every((gender) => gender === 'm' || gender === 'f'))
  return isOfPersons && others.length === 1 ? answers.filter(({ genders }) => genders === null) : []
}

/** A noun that names men and women alike ("élève") does not tell which is meant: the form that dictionaries cite is that of men. */
const ofEitherGender = (answers: readonly InflectedWord[]): readonly InflectedWord[] =>
  answers.filter(({ genders }) => genders?.[0] === 'mf' && genders[1] === 'm')

function agreed(answers: readonly InflectedWord[]): InflectedWord | null {
  const [first] = answers
  return first && answers.every(({ form }) => form === first.form) ? (answers.find(({ genders }) => genders === null) ?? first) : null
}

/** The one form that all readings of the same part of speech ask for; nothing where they ask for several. */
function optionalAnswer(readings: readonly Analysis[], asked: string, { kind, formWith, bars }: Lexeme): readonly InflectedWord[] {
  const own = withoutCommands(readings.filter((reading) => partOf(reading.kind) === partOf(kind)))
  if (own.some(({ tags }) => bars?.(tags, asked))) return []
  const made = own.map(({ tags }) => formWith(tags))
  const [form] = made.filter((one) => one !== null)
  if (form === undefined || made.some((one) => one !== null && one !== form)) return []
  const from = own.map((reading) => genderOf(reading.kind))
  const to = genderOf(kind)
  const [other] = from
  return [{ form, genders: other === undefined || to === '' || from.includes(to) || other === '' ? null : [other, to] }]
}

/** Nobody gives orders to one person in a paper: what may be a statement is one (it "considera", es "utiliza"). */
function withoutCommands(readings: readonly Analysis[]): readonly Analysis[] {
  const others = readings.filter(({ tags }) => tags !== 'imp.p2.sg')
  return others.length > 0 ? others : readings
}

const partOf = (kind: string): string => kind.split('.', 1)[0] ?? kind
const genderOf = (kind: string): string => kind.split('.')[1] ?? ''
