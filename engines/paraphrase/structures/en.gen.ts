// Made by `npm run generate` from engines/paraphrase/structures/en. Do not edit.
import type { Structure } from '../structure.ts'
import althoughBack from './en/although-back.ts'
import althoughFront from './en/although-front.ts'
import asFront from './en/as-front.ts'
import becauseBack from './en/because-back.ts'
import becauseFront from './en/because-front.ts'
import ifBack from './en/if-back.ts'
import ifFront from './en/if-front.ts'
import sinceFront from './en/since-front.ts'
import whenBack from './en/when-back.ts'
import whenFront from './en/when-front.ts'
import whileBack from './en/while-back.ts'
import whileFront from './en/while-front.ts'

/** Every English structure. */
export const englishStructures: readonly Structure[] = [
  althoughBack,
  althoughFront,
  asFront,
  becauseBack,
  becauseFront,
  ifBack,
  ifFront,
  sinceFront,
  whenBack,
  whenFront,
  whileBack,
  whileFront,
]
