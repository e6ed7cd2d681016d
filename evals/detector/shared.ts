import { wordsForVerdict } from '../../engines/detect/bands.ts'
import type { DetectorModel } from '../../engines/detect/model.ts'
import { sharedReaderOf } from '../../engines/detect/readers.ts'
import { boundsFrom, modelOf } from './bounds.ts'
import { sharedLesson } from './fit.ts'
import { auroc, mean } from './measures.ts'
import { outcomesOf, scoresOf, shareOf } from './protocols.ts'
import type { Outcome } from './protocols.ts'
import type { Row } from './rows.ts'
import { samplesOf } from './samples.ts'
import type { Sample } from './samples.ts'
import { judge, logitOf, makeSchool } from './unseen.ts'
import type { Judged, School } from './unseen.ts'

/** Writers of one population, none of whose kind of writing the model or its bounds had seen, in whatever language. */
export type SharedGroup = { readonly group: string; readonly genre: string; readonly people: readonly Outcome[] }

/** What the model for all languages without one of their own reaches in one of them, as the product would say it. */
export type LanguageFigures = {
  readonly language: string
  readonly groups: readonly SharedGroup[]
  /** Every text of models, by a model that had seen none of its kind. */
  readonly machine: readonly Outcome[]
  /** Area under the curve of a model that had not seen the language; its kinds of writing it had. */
  readonly languageOut: number
  /** Of models that had not seen the kind of writing. */
  readonly genreOut: number
}

/** What a language needs for verdicts. Groups of `large` texts are the bar; those of `small` are kept to it too, old novels apart. */
const needed = { groups: 3, small: 30, large: 100, area: 0.9, alarms: 0.05, learners: 0.03, right: 0.97 } as const

const schools = new WeakMap<readonly Row[], School>()

/** The set that has texts of people in fifteen languages and texts of one model, read by what every language has. */
export function sharedSchoolOf(rows: readonly Row[]): School {
  const school = schools.get(rows) ?? makeSharedSchool(rows)
  schools.set(rows, school)
  return school
}

function makeSharedSchool(rows: readonly Row[]): School {
  const own = rows.filter(({ isMultilingual }) => isMultilingual)
  const languages = [...new Set(own.map(({ language }) => language))].toSorted()
  return makeSchool(
    languages.flatMap((language) => samplesOf(own, language, sharedReaderOf(language))),
    sharedLesson,
  )
}

const judgedBy = new WeakMap<School, Map<string, readonly Judged[]>>()

/** Every text of kinds that are not left out, by a model that has seen nothing of its kind, nor of those left out. */
function judgeShared(school: School, leftOut: readonly string[]): readonly Judged[] {
  const known = judgedBy.get(school) ?? new Map<string, readonly Judged[]>()
  judgedBy.set(school, known)
  const key = leftOut.join(' ')
  const found =
    known.get(key) ??
    school.samples
      .filter(({ genre }) => !leftOut.includes(genre))
      .map((sample) => judge(sample, school.weightsWithout({ genres: [...leftOut, sample.genre] })))
  known.set(key, found)
  return found
}

const modelWithout = (school: School, language: string, genres: readonly string[]): DetectorModel =>
  modelOf(
    language,
    school.weightsWithout({ genres }),
    boundsFrom(judgeShared(school, genres), { language, partOfSlope: 0, textsToCalibrate: 60 }),
  )

/** The model of a language as it is shipped. */
export const sharedModel = (school: School, language: string): DetectorModel => modelWithout(school, language, [])

/** Measures one language. */
function measureLanguage(school: School, language: string): LanguageFigures {
  const own = school.samples.filter((sample) => sample.language === language)
  const groups: SharedGroup[] = []
  const machine: Outcome[] = []
  for (const [genre, texts] of [...Map.groupBy(own, (sample) => sample.genre)].toSorted()) {
    const model = modelWithout(school, language, [genre])
    machine.push(
      ...outcomesOf(
        texts.filter(({ isMachine }) => isMachine),
        model,
      ),
    )
    const people = Map.groupBy(
      texts.filter(({ isMachine }) => !isMachine),
      ({ group }) => group,
    )
    for (const [group, written] of people) groups.push({ group, genre, people: outcomesOf(written, model) })
  }
  const others = school.weightsWithout({ languages: [language] })
  const unseen = (isMachine: boolean): readonly number[] =>
    own
      .filter((sample) => sample.isMachine === isMachine && sample.words >= wordsForVerdict)
      .map(({ stretches }: Sample) => logitOf(stretches, others))
  const persons = groups.flatMap(({ people }) => people)
  return {
    language,
    groups: groups.filter(({ people }) => people.length > 0),
    machine,
    languageOut: auroc(unseen(false), unseen(true)),
    genreOut: auroc(scoresOf(persons, false), scoresOf(machine, true)),
  }
}

const measured = new WeakMap<School, readonly LanguageFigures[]>()

/** Every language of the set but the one with a model of its own. */
export function measureLanguages(school: School): readonly LanguageFigures[] {
  const figures = measured.get(school) ?? languagesOf(school).map((language) => measureLanguage(school, language))
  measured.set(school, figures)
  return figures
}

const languagesOf = (school: School): readonly string[] =>
  [...new Set(school.samples.map(({ language }) => language))].toSorted().filter((language) => language !== 'en')

const isAlarm = (outcome: Outcome): boolean => outcome.isAlarm

/** Old novels are a register that nobody writes today: shown, and no bar. */
const isOldNovel = ({ group }: SharedGroup): boolean => group.endsWith('-eltec')

/** The figures of a language that its bars are about; null where there is no such group. */
export function barsOf({ groups, machine, genreOut }: LanguageFigures) {
  const alarmsOf = (some: readonly SharedGroup[]): number | null =>
    some.length === 0 ? null : Math.max(...some.map(({ people }) => shareOf(people, isAlarm)))
  const small = groups.filter(({ people }) => people.length >= needed.small)
  const large = groups.filter(({ people }) => people.length >= needed.large)
  const people = groups.flatMap((group) => group.people)
  const learners = people.filter(({ sample }) => sample.isNative === false)
  const natives = shareOf(
    people.filter(({ sample }) => sample.isNative !== false),
    isAlarm,
  )
  const found = shareOf(machine, isAlarm)
  const rightOf = ({ people: own }: SharedGroup): number => found / (found + shareOf(own, isAlarm) || 1)
  return {
    groups: small.length,
    worstLarge: alarmsOf(large),
    worst: alarmsOf(small.filter((group) => !isOldNovel(group))),
    oldNovels: alarmsOf(groups.filter(isOldNovel)),
    mean: mean(small.map((group) => shareOf(group.people, isAlarm))),
    learners: learners.length === 0 ? null : shareOf(learners, isAlarm),
    learnersAtMost: Math.min(needed.learners, 1.5 * natives + 0.01),
    right: large.length === 0 ? null : Math.min(...large.map(rightOf)),
    found,
    genreOut,
  }
}

/** Why a language gives no verdicts; empty where it does. */
export function missingOf(figures: LanguageFigures): readonly string[] {
  const bars = barsOf(figures)
  const isMissing = {
    'groups-too-few': bars.groups < needed.groups,
    'false-alarms': Math.max(bars.worst ?? 0, bars.worstLarge ?? 0) > needed.alarms || (bars.right ?? 1) < needed.right || bars.found === 0,
    'genres-differ': bars.genreOut < needed.area,
    'learners-misjudged': (bars.learners ?? 0) > bars.learnersAtMost,
  }
  return Object.entries(isMissing).flatMap(([reason, is]) => (is ? [reason] : []))
}
