import { overlaps } from '../text/span.ts'
import type { Span } from '../text/span.ts'
import { composeText } from './compose-text.ts'
import { readDocument } from './document.ts'
import type { SourceDocument } from './document.ts'
import { rewriteParagraph, withDrops, workOf } from './paragraph.ts'
import type { PlacedUnit, Settings, State, Work } from './paragraph.ts'
import type { RowIndex } from './pattern.ts'
import { emptyBalance } from './plan.ts'
import { Recent } from './recent.ts'
import { strengths } from './rewrite.ts'
import type { Change, Mode, Rewrite } from './rewrite.ts'
import { hashText, makeDraw, makeRandom } from './seed.ts'
import { rewriteSentence } from './sentence.ts'
import type { SentenceResult } from './sentence.ts'
import type { AlternativesOf } from './slots.ts'
import type { Structure } from './structure.ts'

export type RewriteOptions = Settings & {
  /** Words of the person's own that stay as they are. */
  readonly keep: readonly string[]
  /** Texts shown already: the result differs from all of them when it can. */
  readonly avoid: readonly string[]
  readonly onParagraph?: (done: number, of: number) => void
}
export type VariantOptions = Settings & { readonly keep: readonly string[]; readonly sentence: Span; readonly count: number }
export type Variant = { readonly text: string; readonly changes: readonly Change[] }

export type Paraphraser = {
  /** Same text, options and seed: same result. `isNew` is false when every seed tried gave a text of `avoid`. */
  readonly rewrite: (text: string, options: RewriteOptions) => Rewrite & { readonly isNew: boolean }
  /** Other wordings of the sentence at `sentence`, none equal to it; `output` spans count from the start of the variant. */
  readonly variants: (text: string, options: VariantOptions) => readonly Variant[]
}

export type Resources = {
  readonly index: RowIndex
  readonly structures: readonly Structure[]
  readonly alternativesOf?: AlternativesOf
}

/** How many seeds are tried for a text that was not shown yet. */
const triesAtMost = 8
const cacheSize = 500

/** An English paraphraser over rows and structures. The tagger loads with the first text. */
export function makeParaphraser({ index, structures, alternativesOf }: Resources): Paraphraser {
  const cache = new Recent<SentenceResult>(cacheSize)
  const structuresFor = makeChoice(structures)

  /** Rewrites one sentence; equal questions have equal answers. */
  const rewriteOne: RewriteOne = (document, sentence, settings, state) => {
    const { mode, strength, seed } = settings
    return cache.get(questionOf(document, sentence, settings, state), () => {
      const result = rewriteSentence({
        tokens: sentence.tokens,
        locked: sentence.locked,
        index,
        structures: sentence.join ? [] : structuresFor(settings).filter((structure) => suitsTone(structure, document)),
        mode,
        strength,
        said: state.said,
        near: state.near,
        balance: state.balance,
        random: makeRandom(hashText(sentence.key) ^ Math.imul(seed + 1, 0x9e3779b1)),
        draw: makeDraw(sentence.key, seed),
        isFirst: seed <= 1,
        documentTerms: document.documentTerms,
        isLetter: document.isLetter,
        isChat: document.isChat,
        register: document.register,
        alternativesOf: alternativesOf ?? null,
      })
      return sentence.join
        ? { ...result, applied: [{ rule: `en/merge/${sentence.join}`, kind: 'merge', reason: 'sentences-joined' }, ...result.applied] }
        : result
    })
  }

  const run = (document: SourceDocument, settings: Settings, onParagraph: RewriteOptions['onParagraph']): Rewrite => {
    const units: PlacedUnit[] = []
    let balance = emptyBalance
    document.paragraphs.forEach(({ sentences }, paragraph) => {
      const rewrite = (work: Work, state: State): SentenceResult => rewriteOne(document, work, settings, state)
      const done = rewriteParagraph({ text: document.text, sentences, paragraph, settings, balance, rewrite })
      balance = done.balance
      units.push(...done.units)
      onParagraph?.(paragraph + 1, document.paragraphs.length)
    })
    const kept = settings.mode === 'shorten' ? withDrops(document, units, settings) : units
    return { ...composeText(document.text, kept), locked: document.locks }
  }

  return {
    rewrite: (text, options) => {
      const document = readDocument(text, options.keep)
      const avoid = new Set(options.avoid)
      for (let attempt = 0; ; attempt++) {
        const result = run(document, { ...options, seed: options.seed + attempt * 7919 }, attempt === 0 ? options.onParagraph : undefined)
        const isNew = !avoid.has(result.text)
        if (isNew || attempt + 1 >= triesAtMost || avoid.size === 0) return { ...result, isNew }
      }
    },
    variants: (text, options) => findVariants(text, options, rewriteOne),
  }
}

/** Nothing is lifted where the text talks, nothing lowered where it is a paper's. */
const suitsTone = ({ isFormal, isLoose }: Structure, { isChat, register }: SourceDocument): boolean =>
  !(isFormal && isChat) && !(isLoose && register === 'formal')

/** Everything that a sentence's rewrite depends on, as one text. */
function questionOf(
  { isLetter, isChat, register, documentTerms }: SourceDocument,
  sentence: Work,
  { mode, strength, seed }: Settings,
  state: State,
): string {
  const said = [...state.said].toSorted().join()
  const terms = sentence.tokens.filter(({ tag, lemma }) => tag === 'NOUN' && documentTerms.has(lemma)).map(({ lemma }) => lemma)
  const parts = [
    mode,
    strength,
    seed,
    isLetter,
    isChat,
    register,
    JSON.stringify(state.balance),
    said,
    [...state.near].toSorted().join(),
    sentence.locked.join('|'),
    sentence.join,
    sentence.key,
  ]
  return `${parts.join('\n')}\n${terms.join()}`
}

type RewriteOne = (document: SourceDocument, sentence: Work, settings: Settings, state: State) => SentenceResult

/** Other wordings of the sentence at `options.sentence`, by trying seeds. */
/** Whose wordings are offered when a mode has too few for one sentence. Like the academic mode, the fuller one leaves no short forms. */
const besides: Readonly<Partial<Record<Mode, Mode>>> = {
  shorten: 'synonyms',
  extend: 'synonyms',
  simplify: 'synonyms',
  academic: 'extend',
}

function findVariants(text: string, options: VariantOptions, rewriteOne: RewriteOne): readonly Variant[] {
  const document = readDocument(text, options.keep)
  const sentence = document.paragraphs.flatMap(({ sentences }) => sentences).find(({ span }) => overlaps(span, options.sentence))
  if (!sentence || sentence.isFixed) return []
  const { start, end } = sentence.span
  const found = new Map<string, Variant>()
  const tries = options.count * 6
  const other = besides[options.mode]
  for (let attempt = 0; attempt < (other ? tries * 2 : tries) && found.size < options.count; attempt++) {
    const mode = attempt >= tries && other ? other : options.mode
    const settings = { ...options, mode, seed: options.seed + 1 + attempt * 104_729 }
    const result = rewriteOne(document, workOf(text, sentence), settings, { balance: emptyBalance, said: new Set(), near: new Set() })
    if (result.text === text.slice(start, end) || found.has(result.text)) continue
    const { changes } = composeText(text, [{ source: sentence.span, result, isDropped: false }])
    const moved = changes.map((change) => ({ ...change, output: { start: change.output.start - start, end: change.output.end - start } }))
    found.set(result.text, { text: result.text, changes: moved })
  }
  return Array.from(found.values())
}

/** The structures that a mode and a strength allow; each answer is worked out once. */
function makeChoice(structures: readonly Structure[]): (settings: Settings) => readonly Structure[] {
  const known = new Map<string, readonly Structure[]>()
  return ({ mode, strength }) => {
    const key = `${mode} ${strength}`
    const found =
      known.get(key) ??
      structures.filter(
        (structure) => structure.modes.includes(mode) && strengths.indexOf(structure.strength) <= strengths.indexOf(strength),
      )
    known.set(key, found)
    return found
  }
}
