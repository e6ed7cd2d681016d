import type { FigureIsland, PostsIsland, PricingIsland } from '#tools/islands/contract.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { SiteLink } from '#web/i18n/page-link.tsx'
import { useSession } from '#web/workbench/session.ts'

/** A measured figure, of how many, and when. */
export function LiveFigure({ figure: { value, unit, n, date } }: { readonly figure: FigureIsland }) {
  const { figure: words } = useMessages().islands
  return (
    <>
      <p className="island-figure">
        <strong>{words.value(value, unit, n)}</strong>
      </p>
      <p className="island-note">{words.measured(unit === 'of' ? null : n, date)}</p>
    </>
  )
}

/** The latest posts, a sentence each. */
export function LivePosts({ posts }: { readonly posts: PostsIsland['posts'] }) {
  const { posts: words } = useMessages().islands
  const { day } = useWords()
  if (posts.length === 0) return <p className="island-note">{words.none}</p>
  return (
    <ul className="island-posts">
      {posts.map(({ path, title, description, date, locale }) => (
        <li key={path} lang={locale}>
          <SiteLink to={path}>{title}</SiteLink>
          <span className="island-note">
            {description} {day(date)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The plans as a table, the reader's own among them. */
export function LivePricing({ pricing: { plans, currency, path } }: { readonly pricing: PricingIsland }) {
  const { islands, premium } = useMessages()
  const { number, money } = useWords()
  const { tier, isLoggedIn } = useSession()
  const priceOf = ({ id, price }: PricingIsland['plans'][number]): string => {
    if (id === 'free') return islands.pricing.free
    return currency === null || price === null ? premium.price.none : money(price, currency)
  }
  return (
    <>
      {/* Wide tables are scrolled by themselves, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="wide-table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{premium.table.choose}</th>
              {currency === null ? null : <th scope="col">{islands.pricing.price}</th>}
              <th scope="col">{premium.table.charactersMonthly}</th>
              <th scope="col">{premium.table.levels}</th>
              <th scope="col">{premium.table.checks}</th>
            </tr>
          </thead>
          <tbody>
            {plans.map((plan) => (
              <tr key={plan.id}>
                <th scope="row">
                  {premium.plans[plan.id].name}
                  {isLoggedIn && plan.id === tier ? <span className="island-note">{premium.table.current}</span> : null}
                </th>
                {currency === null ? null : <td>{priceOf(plan)}</td>}
                <td>{number(plan.charactersMonthly)}</td>
                <td>{number(plan.levels)}</td>
                <td>{number(plan.checks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {path === null ? null : (
        <p className="island-note">
          <SiteLink to={path}>{islands.pricing.more}</SiteLink>
        </p>
      )}
    </>
  )
}
