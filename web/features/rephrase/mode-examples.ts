import type { Strength } from '#tools/rephrase/contract.ts'

/** The passage that the home page shows in all five modes; what the engine makes of it is in `mode-examples.gen.ts`. */
export const examplePassage =
  'There are many people who don’t sleep enough during the week. Because they are tired, they find it difficult to concentrate and they make more mistakes. It is important to note that sleeping longer at the weekend helps, but it does not completely solve the problem.'

/** Strength and seed that the examples are made with. */
export const exampleStrength: Strength = 'normal'
export const exampleSeed = 1
