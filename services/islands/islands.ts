import {
  figureQuery,
  figureResult,
  islandKeys,
  postsQuery,
  postsResult,
  pricingQuery,
  pricingResult,
  toolQuery,
  toolResult,
  type IslandKey,
} from '#tools/islands/contract.ts'
import { piecesOf, samples } from '#tools/islands/samples.ts'
import { defineIsland, type Island } from './island.ts'
import { figureText, postsText, pricingText, toolText } from './island-text.ts'

/** Every kind of island, by its key. */
export const islands: Readonly<Record<IslandKey, Island>> = {
  figure: defineIsland<'figure', { readonly locale: string; readonly key: string }>({
    query: figureQuery,
    result: figureResult,
    find: ({ key }, { figureOf }) => {
      const figure = figureOf(key)
      return figure && { key, ...figure }
    },
    text: figureText,
    examples: { right: { key: 'detector-people/en-academic-abstract/flagged' }, wrong: { key: 'hu' } },
  }),
  posts: defineIsland<'posts', { readonly locale: string; readonly topic?: string | undefined; readonly limit: number }>({
    query: postsQuery,
    result: postsResult,
    find: ({ locale, topic, limit }, { posts }) => ({
      posts: posts(locale)
        .filter((post) => topic === undefined || post.topic === topic)
        .slice(0, limit),
    }),
    text: postsText,
    examples: { right: { topic: 'sources', limit: '2' }, wrong: { topic: 'weather' } },
  }),
  pricing: defineIsland<'pricing', { readonly locale: string }>({
    query: pricingQuery,
    result: pricingResult,
    find: ({ locale }, { plans, pathOf }) => ({ ...plans, path: pathOf('premium', locale) }),
    text: pricingText,
    examples: { right: {}, wrong: { plan: 'gold' } },
  }),
  tool: defineIsland<'tool', ReturnType<(typeof toolQuery)['parse']>>({
    query: toolQuery,
    result: toolResult,
    find: ({ locale, tool, sample: key }, { pathOf }) => {
      const { language, text, mode, becomes, similarity } = samples[key]
      return {
        tool,
        modes: ['simplify', 'academic'],
        sample: { language, text, mode, becomes: [...piecesOf(becomes)], similarity },
        path: pathOf(tool, locale),
      }
    },
    text: toolText,
    examples: { right: { tool: 'paraphraser', sample: 'sleep' }, wrong: { tool: 'paraphraser', sample: 'nothing' } },
  }),
}

/** The island of a name, which may come from an address; null: there is none. */
export function optionalIsland(name: string): Island | null {
  const key = islandKeys.find((one) => one === name)
  return key === undefined ? null : islands[key]
}
