import { useMessages } from '#web/i18n/messages.tsx'
import { useSite } from '#web/shell/site.ts'

/** Whether the prices hold tax, and how often they are paid; nothing where nothing is sold. */
export function PriceNote({ className }: { readonly className: string }) {
  const { price: words } = useMessages().premium
  const { billing, prices } = useSite().settings
  if (billing === 'off') return null
  const hasPrice = prices.premium !== null || prices.platinum !== null
  return (
    <p className={className}>
      {hasPrice ? (
        <>
          {prices.includeTax ? words.withTax : words.withoutTax}
          <br />
        </>
      ) : null}
      {words.billed}
    </p>
  )
}
