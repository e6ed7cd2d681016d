import type { ElementContent } from 'hast'
import type { IslandWords } from '#locales/island-words.ts'
import type { FigureIsland, PostsIsland, PricingIsland, ToolIsland } from '#tools/islands/contract.ts'
import { el } from './elements.ts'

/** The sentence before and after, side by side, and a link to the tool. */
export function toolText({ sample, path }: ToolIsland, { islands: { tool: words }, rephrase, percent }: IslandWords): ElementContent[] {
  const foreign = { lang: sample.language, dir: 'ltr' }
  const becomes = sample.becomes.map(({ text, isReworded }) => (isReworded ? el('span', { className: 'mark-reworded' }, text) : text))
  return [
    el(
      'div',
      { className: 'compare' },
      el('div', { className: 'compare-side' }, el('p', { className: 'compare-label' }, words.yours), el('p', foreign, sample.text)),
      el(
        'div',
        { className: 'compare-side' },
        el('p', { className: 'compare-label' }, rephrase.result.title),
        el('p', foreign, ...becomes),
      ),
    ),
    el(
      'p',
      { className: 'island-note' },
      `${words.similarity} `,
      el('strong', {}, percent(sample.similarity)),
      ...(path === null ? [] : ['. ', el('a', { href: path }, words.open)]),
    ),
  ]
}

/** The plans as a table. */
export function pricingText({ plans, currency, path }: PricingIsland, words: IslandWords): ElementContent[] {
  const { table, plans: names } = words.premium
  const price = ({ id, price: hundredths }: PricingIsland['plans'][number]): string =>
    id === 'free'
      ? words.islands.pricing.free
      : currency === null || hundredths === null
        ? words.premium.price.none
        : words.money(hundredths, currency)
  const heads = [
    table.choose,
    ...(currency === null ? [] : [words.islands.pricing.price]),
    table.charactersMonthly,
    table.levels,
    table.checks,
  ]
  return [
    el(
      'table',
      {},
      el('thead', {}, el('tr', {}, ...heads.map((head) => el('th', { scope: 'col' }, head)))),
      el(
        'tbody',
        {},
        ...plans.map((plan) =>
          el(
            'tr',
            {},
            el('th', { scope: 'row' }, names[plan.id].name),
            ...(currency === null ? [] : [el('td', {}, price(plan))]),
            ...[plan.charactersMonthly, plan.levels, plan.checks].map((figure) => el('td', {}, words.number(figure))),
          ),
        ),
      ),
    ),
    ...(path === null ? [] : [el('p', { className: 'island-note' }, el('a', { href: path }, words.islands.pricing.more))]),
  ]
}

/** The figure, and of how many texts it is, measured when. */
export const figureText = ({ value, unit, n, date }: FigureIsland, { islands: { figure: words } }: IslandWords): ElementContent[] => [
  el('p', { className: 'island-figure' }, el('strong', {}, words.value(value, unit, n))),
  el('p', { className: 'island-note' }, words.measured(unit === 'of' ? null : n, date)),
]

/** Posts with a sentence each. */
export const postsText = ({ posts }: PostsIsland, { islands: { posts: words }, day }: IslandWords): ElementContent[] =>
  posts.length === 0
    ? [el('p', { className: 'island-note' }, words.none)]
    : [
        el(
          'ul',
          { className: 'island-posts' },
          ...posts.map(({ title, path, description, date }) =>
            el('li', {}, el('a', { href: path }, title), el('span', { className: 'island-note' }, `${description} ${day(date)}`)),
          ),
        ),
      ]
