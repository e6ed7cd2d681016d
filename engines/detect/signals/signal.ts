import type { Span } from '../../text/span.ts'

/** What a signal looks at; tools/detect/contract.ts says what each one means. */
export const signalIds = [
  'rhythm',
  'connectives',
  'stock-phrases',
  'openers',
  'variety',
  'detail',
  'triads',
  'paragraphs',
  'dashes',
  'person',
] as const
export type SignalId = (typeof signalIds)[number]

/** Something noticeable, in numbers that words can be made of. It never decides a verdict. */
export type Signal = {
  readonly id: SignalId
  readonly value: number
  readonly facts: Record<string, number>
  /** 0: as people's texts often are; 1: as texts of models often are; in between, linearly. */
  readonly position: number
  readonly leaning: 'people' | 'unclear' | 'models'
  /** In order, at most twenty. */
  readonly places: Span[]
}

/** A number measured in a text, before it is held against what is usual. */
export type Measured = {
  readonly value: number
  readonly facts: Record<string, number>
  readonly places: readonly Span[]
  /** Whether there is enough text for the number to mean anything. */
  readonly isEnough: boolean
}

/** Values at the 10th, 50th and 90th hundredth of the texts. */
export type Quantiles = readonly [low: number, middle: number, high: number]

/** What is usual for one signal in one language. */
export type Norm = {
  readonly people: Quantiles
  readonly models: Quantiles
  /**
   * How far the outer tenth of people's texts goes towards models, in the group of writers where it goes farthest; and the outer
   * tenth of each model's texts towards people. Beyond lies at most one text in ten of any group.
   */
  readonly farthest: { readonly people: number; readonly models: number }
  /** How often a text of a model stands nearer to the models' pole than one of a person, as the mean over groups of writers; .5 is chance. */
  readonly auroc: number
  /** The same in the group of people where it is lowest. */
  readonly worst: number
  /** Whether the two differ enough, in more than one group of people, so that a lean may be shown. */
  readonly differs: boolean
  /** Texts that had enough for this signal. */
  readonly texts: { readonly people: number; readonly models: number }
}

/** What is usual in one language, and how many texts, groups of writers and models that rests on. */
export type Norms = {
  readonly people: { readonly texts: number; readonly groups: number }
  readonly models: { readonly texts: number; readonly generators: number }
  readonly signals: { readonly [id in SignalId]?: Norm }
}
