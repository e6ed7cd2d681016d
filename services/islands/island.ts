import type { ElementContent } from 'hast'
import type { z } from 'zod'
import type { IslandWords } from '#locales/island-words.ts'
import type { IslandAnswers, IslandKey, PostsIsland, PricingIsland } from '#tools/islands/contract.ts'
import type { Figure } from '../quality/figures.ts'

/** What islands are answered from. */
export type IslandSources = {
  /** Plans as this operator has them. */
  readonly plans: Omit<PricingIsland, 'path'>
  /** Posts of a locale, newest first, those that it lacks last. */
  readonly posts: (locale: string) => PostsIsland['posts']
  /** Null: it was not measured. */
  readonly figureOf: (key: string) => Figure | null
  /** Address of a page by its key; null: there is none. */
  readonly pathOf: (page: string, locale: string) => string | null
}

export type Params = Readonly<Record<string, string>>

/** What an island was asked for, and what is wrong with it. */
export type Issue = { readonly path: string; readonly message: string }

/** `none`: asked for rightly, and there is nothing. */
export type IslandAnswer =
  | { readonly is: 'answer'; readonly value: object; readonly text: (words: IslandWords) => ElementContent[] }
  | { readonly is: 'none' }
  | { readonly is: 'wrong'; readonly issues: readonly Issue[] }

/** A kind of island: what it is asked with, what it answers, what stands in the page without scripts, and examples that a test asks. */
export type Island = {
  readonly answer: (given: Params, sources: IslandSources) => IslandAnswer
  readonly examples: { readonly right: Params; readonly wrong: Params }
}

type Definition<Key extends IslandKey, Query extends { readonly locale: string }> = {
  readonly query: z.ZodType<Query>
  readonly result: z.ZodType<IslandAnswers[Key]>
  readonly find: (query: Query, sources: IslandSources) => IslandAnswers[Key] | null
  readonly text: (value: IslandAnswers[Key], words: IslandWords) => ElementContent[]
  readonly examples: Island['examples']
}

export const defineIsland = <Key extends IslandKey, Query extends { readonly locale: string }>({
  query,
  result,
  find,
  text,
  examples,
}: Definition<Key, Query>): Island => ({
  examples,
  answer: (given, sources) => {
    const asked = query.safeParse(given)
    if (!asked.success)
      return { is: 'wrong', issues: asked.error.issues.slice(0, 20).map(({ path, message }) => ({ path: path.join('.'), message })) }
    const found = find(asked.data, sources)
    if (found === null) return { is: 'none' }
    const value = result.parse(found)
    return { is: 'answer', value, text: (words) => text(value, words) }
  },
})
