import type { WrittenLanguage } from '../../languages/language.ts'
import { measureConnectives, measureOpeners, measurePerson, measureRhythm } from './measure-sentences.ts'
import { measureDashes, measureDetail, measureParagraphs, measureStockPhrases, measureVariety } from './measure-text.ts'
import { measureTriads } from './measure-triads.ts'
import type { Prose } from './prose.ts'
import { optionalRows } from './rows.ts'
import { signalIds, type Measured, type Norm, type Norms, type Signal, type SignalId } from './signal.ts'
import { toSentences } from './token.ts'

/** Below this many words nothing is said. */
export const wordsForSignals = 60
const placesAtMost = 20

/**
 * Whether the pole of models is that of higher (1) or lower (-1) values, the same in all languages; it is what the names of the poles say.
 * Where it is not what was measured in a language, the signal does not lean there.
 */
export const towardsModels: Readonly<Record<SignalId, 1 | -1>> = {
  rhythm: -1,
  connectives: 1,
  'stock-phrases': 1,
  openers: -1,
  variety: 1,
  detail: -1,
  triads: 1,
  paragraphs: -1,
  dashes: 1,
  person: -1,
}

/**
 * What is noticeable in a text of sixty words or more, each with the text's own words as evidence, most telling first: those
 * that lean, then those that do not. `norms` are those of the language, null where nothing was measured.
 */
export function findSignals(prose: Prose, { language, norms }: { language: WrittenLanguage; norms: Norms | null }): Signal[] {
  const measured = measureSignals(prose, language)
  if (!measured) return []
  return signalIds
    .map((id): Signal => {
      const { value, facts, places, isEnough } = measured[id]
      const norm = isEnough ? (norms?.signals[id] ?? null) : null
      return {
        id,
        value,
        facts,
        position: positionOf(id, value, norm),
        leaning: leaningOf(id, value, norm),
        places: places.slice(0, placesAtMost),
      }
    })
    .toSorted((a, b) => tellingOf(b, norms) - tellingOf(a, norms))
}

/** The measured numbers of all signals; null below `wordsForSignals` words and for a language without rows. */
export function measureSignals(prose: Prose, language: WrittenLanguage): Readonly<Record<SignalId, Measured>> | null {
  const rows = optionalRows(language.code)
  if (!rows || prose.words.length < wordsForSignals) return null
  const { text } = prose
  const sentences = toSentences(prose, language.code)
  return {
    rhythm: measureRhythm(sentences),
    connectives: measureConnectives(sentences, rows),
    'stock-phrases': measureStockPhrases(sentences, rows),
    openers: measureOpeners(sentences),
    variety: measureVariety(sentences),
    detail: measureDetail(text, sentences, rows),
    triads: measureTriads(text, sentences, { lastOfSeveral: rows.lastOfSeveral, functionWords: language.functionWords }),
    paragraphs: measureParagraphs(prose),
    dashes: measureDashes(text, sentences),
    person: measurePerson(sentences, rows),
  }
}

/** Between the outer tenths of both: 0 where people's texts end, 1 where those of models do. The middle where the two were not seen to differ. */
export function positionOf(id: SignalId, value: number, norm: Norm | null): number {
  if (!norm?.differs) return 0.5
  const way = towardsModels[id]
  const ends = [...norm.people, ...norm.models].map((end) => end * way)
  const [from, to] = [Math.min(...ends), Math.max(...ends)]
  return to === from ? 0.5 : Math.min(1, Math.max(0, (value * way - from) / (to - from)))
}

/**
 * Towards models only where at most one in ten texts of any group of people goes as far, towards people only where at most one
 * in ten of any model's does; unclear wherever the two were not seen to differ.
 */
export function leaningOf(id: SignalId, value: number, norm: Norm | null): Signal['leaning'] {
  if (!norm?.differs) return 'unclear'
  const way = towardsModels[id]
  if (value * way > norm.farthest.people * way) return 'models'
  return value * way < norm.farthest.models * way ? 'people' : 'unclear'
}

/** How well the signal tells people and models apart, where it leans at all. */
const tellingOf = ({ id, leaning }: Signal, norms: Norms | null): number =>
  (leaning === 'unclear' ? 0 : 1) + (norms?.signals[id]?.auroc ?? 0)
