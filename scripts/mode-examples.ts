import { examplePassage, exampleSeed, exampleStrength } from '#web/features/rephrase/mode-examples.ts'
import { modes } from '#web/features/rephrase/options.ts'
import { pictureOf } from '#web/features/rephrase/picture.ts'
import { toParagraphs } from '#web/features/rephrase/segments.ts'
import { makeShownResult } from '#web/features/rephrase/shown-result.ts'
import { makeRephrase } from '#tools/rephrase/run.ts'

/** The home page's examples, made by the engine itself: never written by hand. */
export function modeExamples(): { readonly file: string; readonly content: string } {
  const { run } = makeRephrase()
  const rows = modes.map((mode) => {
    const input = { text: examplePassage, mode, strength: exampleStrength, language: 'en', seed: exampleSeed } as const
    const shown = makeShownResult(
      examplePassage,
      run({ ...input, keep: [], avoid: [] }, () => undefined),
    )
    const pieces = toParagraphs(shown).flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.pieces))
    return `  ${mode}: ${JSON.stringify(pictureOf(pieces))},`
  })
  const head = '// Made by `npm run generate` from web/features/rephrase/mode-examples.ts. Do not edit.\n'
  return {
    file: 'web/features/rephrase/mode-examples.gen.ts',
    content: `${head}\n/** What the engine makes of the passage in each mode, as \`pictureOf\` writes it. */\nexport const modeExamples = {\n${rows.join('\n')}\n}\n`,
  }
}
