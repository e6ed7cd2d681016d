import { en } from '#engines/languages/en/en.ts'
import { loadEnglish } from '#engines/paraphrase/load-english.ts'
import type { Paraphraser } from '#engines/paraphrase/paraphrase.ts'
import type { Change } from '#engines/paraphrase/rewrite.ts'
import { similarity } from '#engines/similarity/overlap.ts'
import { countCharacters } from '#engines/text/characters.ts'
import { measureReading } from '#engines/text/reading.ts'
import type { TextLanguage } from '../text-languages.gen.ts'
import type { Figures, RephraseInput, RephraseResult, Step, VariantsInput, VariantsResult } from './contract.ts'

/** An input whose language is known: the caller has detected it. */
type Known<Input> = Omit<Input, 'language'> & { readonly language: TextLanguage }

/** Called when a step begins, and within a long step with the paragraphs done. */
type OnStep = (step: Step, done?: number, of?: number) => void

export type Rephrase = {
  /** Rewrites a text and measures the result. Throws for a language without an engine. */
  readonly run: (input: Known<RephraseInput>, onStep: OnStep) => RephraseResult
  /** Other wordings of one sentence, none of them the sentence itself. */
  readonly variants: (input: Known<VariantsInput>) => VariantsResult
}

/**
 * The embedded paraphraser as a tool. Loading takes up to half a second and happens here, once.
 * The figure of plagiarism says that there is nothing to compare with: documents are no engine's business, whoever has some
 * measures it afterwards.
 */
export function makeRephrase(): Rephrase {
  const english = loadEnglish()
  const engineOf = (language: TextLanguage): Paraphraser => {
    if (language !== 'en') throw new Error(`There is no paraphrase engine for ${language}.`)
    return english
  }
  return {
    run: (input, onStep) => {
      const { mode, strength, seed, keep, avoid, language } = input
      onStep('optimizing')
      const onParagraph = (done: number, of: number): void => onStep('optimizing', done, of)
      const rewrite = engineOf(language).rewrite(input.text, { mode, strength, seed, keep, avoid, onParagraph })
      onStep('analyzing')
      const closeness = similarity(rewrite.text, input.text)
      onStep('finalizing')
      const { text, isNew } = rewrite
      return {
        engine: 'embedded',
        language,
        mode,
        strength,
        seed,
        text,
        isNew,
        changes: rewrite.changes.map((change) => ({ ...change, alternatives: [...change.alternatives] })),
        sentences: [...rewrite.sentences],
        locked: [...rewrite.locked],
        figures: { similarity: closeness, plagiarism: { state: 'nothing-to-compare' }, ...countFigures(input.text, text) },
      }
    },
    variants: ({ text, mode, strength, seed, keep, sentence, count, language }) => {
      const variants = engineOf(language).variants(text, { mode, strength, seed, keep, sentence, count })
      // The engine takes the whole sentence that the span touches, and no more than the span is paid for.
      const isWithin = ({ source }: Change): boolean => source.start >= sentence.start && source.end <= sentence.end
      const paidFor = variants.filter(({ changes }) => changes.every(isWithin))
      return {
        variants: paidFor.map((variant) => ({
          text: variant.text,
          changes: variant.changes.map((change) => ({ ...change, alternatives: [...change.alternatives] })),
        })),
      }
    },
  }
}

function countFigures(before: string, after: string): Pick<Figures, 'characters' | 'reading'> {
  const reading = measureReading(after, en)
  return {
    characters: { before: countCharacters(before), after: countCharacters(after) },
    reading: { ...reading, level: readingLevel(reading.ease) },
  }
}

/** Bands of Flesch's own table (1948): down to 70 easy, to 50 fairly difficult, to 30 college, below it scientific. */
function readingLevel(ease: number): Figures['reading']['level'] {
  if (ease >= 70) return 'school'
  if (ease >= 50) return 'secondary'
  return ease >= 30 ? 'university' : 'specialist'
}
