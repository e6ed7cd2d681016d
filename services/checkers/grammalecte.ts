import { z } from 'zod'
import type { CheckerFinding } from '#engines/proofread/checker-lints.ts'
import { askByForm, type Checker } from './checker.ts'

const answer = z.object({
  data: z.array(
    z.object({
      iParagraph: z.number().int(),
      lGrammarErrors: z
        .array(
          z.object({
            nStart: z.number().int(),
            nEnd: z.number().int(),
            sRuleId: z.string(),
            sType: z.string().default(''),
            sMessage: z.string(),
            aSuggestions: z.array(z.string()).default([]),
          }),
        )
        .default([]),
    }),
  ),
})

/** What is only typesetting, which our own rules see to. */
const typesetting: ReadonlySet<string> = new Set(['typo', 'esp', 'nbsp', 'tab', 'unit', 'apos', 'num', 'nf', 'maj'])

/**
 * Grammalecte's server (`grammalecte-server.py`); `url` is that of `/gc_text/fr`. It counts in code points within a paragraph, and a paragraph
 * is a line, numbered from 1.
 */
export const grammalecte = (url: string): Checker => ({
  name: 'Grammalecte',
  speaks: (language) => language === 'fr',
  check: async ({ text }, signal) => {
    const { data } = answer.parse(await askByForm(new URL(url), { text }, signal))
    const lines = linesOf(text)
    return data.flatMap(({ iParagraph, lGrammarErrors }) => {
      const line = lines[iParagraph - 1]
      if (!line) return []
      return lGrammarErrors.map(({ nStart, nEnd, sRuleId, sType, sMessage, aSuggestions }): CheckerFinding => {
        const kind = typesetting.has(sType) ? 'typography' : sType === 'virg' ? 'punctuation' : 'grammar'
        const [start, end] = [line.start + unitsOf(line.characters, nStart), line.start + unitsOf(line.characters, nEnd)]
        return { by: 'grammalecte', rule: sRuleId, kind, start, end, said: sMessage, suggestions: aSuggestions }
      })
    })
  },
})

type Line = { readonly start: number; readonly characters: readonly string[] }

function linesOf(text: string): readonly Line[] {
  let start = 0
  return text.split('\n').map((line) => {
    const found = { start, characters: [...line] }
    start += line.length + 1
    return found
  })
}

const unitsOf = (characters: readonly string[], count: number): number => characters.slice(0, count).join('').length
