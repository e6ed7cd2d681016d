import type { Mode, Strength } from '#tools/rephrase/contract.ts'

/** The passage that the home page shows in all five modes, and what the engine made of it (written by `pictureOf`). */
export const examplePassage = 'Social media platforms have become an integral part of adolescents’ daily lives. Many studies have shown that heavy use in the evening is associated with shorter sleep duration and poorer sleep quality. However, the direction of this relationship is still unclear, because teenagers who sleep badly may also turn to their phones more often.'

export const exampleStrength: Strength = 'normal'

export const modeExamples: Readonly<Record<Mode, { readonly seed: number; readonly picture: string }>> = {
  shorten: { seed: 1, picture: 'Social media platforms {are} an {integral} part of {adolescents’ daily} lives.' },
  synonyms: { seed: 1, picture: 'Social media platforms {are} an {integral} part of {adolescents’ daily} lives.' },
  extend: { seed: 1, picture: 'Social media platforms {are} an {integral} part of {adolescents’ daily} lives.' },
  simplify: { seed: 1, picture: 'Social media platforms {are} an {integral} part of {adolescents’ daily} lives.' },
  academic: { seed: 1, picture: 'Social media platforms {are} an {integral} part of {adolescents’ daily} lives.' },
}
