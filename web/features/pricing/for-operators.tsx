import { useMessages } from '#web/i18n/messages.tsx'

/** Which settings decide what this page offers. */
export function ForOperators() {
  const { operator: words } = useMessages().premium
  const settings = [
    ['PRICE_PREMIUM=4.90', words.price],
    ['STRIPE_SECRET_KEY', words.stripe],
    ['TIERS=open', words.open],
    ['VISITOR_TIER=premium', words.visitorTier],
  ] as const
  return (
    <section className="page mt-14">
      <div className="border-t border-margin-line pt-6 md:grid md:grid-cols-[1fr_2fr] md:gap-12">
        <div>
          <h2 className="h3">{words.title}</h2>
          <p className="mt-1.5 text-ink-soft">{words.lead}</p>
        </div>
        <dl className="mt-4 grid gap-x-6 gap-y-3 md:mt-0 md:grid-cols-[max-content_1fr]">
          {settings.map(([name, effect]) => (
            <Setting key={name} name={name} effect={effect} />
          ))}
        </dl>
      </div>
    </section>
  )
}

const Setting = ({ name, effect }: { readonly name: string; readonly effect: string }) => (
  <>
    <dt>
      <code className="rounded-mark bg-sunken px-1.5 py-0.5 text-sm" dir="ltr">
        {name}
      </code>
    </dt>
    <dd className="text-ink-soft">{effect}</dd>
  </>
)
