import { lateMessages, noData } from '#web/i18n/late-route.ts'
import { useSearchParams } from 'react-router'
import { CheckoutPanel } from '../features/checkout/checkout-panel.tsx'
import { useMessages } from '../i18n/messages.tsx'
import { PageHead } from '../shell/page-head.tsx'

export const loader = noData
export const clientLoader = lateMessages

/** Where a purchase is paid on a site without a payment service. No menu leads here, and search engines do not keep it. */
export default function Checkout() {
  const { checkout: words } = useMessages()
  const id = useSearchParams()[0].get('id') ?? ''
  return (
    <div className="pt-8 pb-4 md:pt-14">
      <PageHead title={words.title} isHidden />
      <h1 className="h1">{words.title}</h1>
      <p className="lead mt-3 mb-7 max-w-[44rem]">{words.lead}</p>
      <CheckoutPanel key={id} id={id} />
    </div>
  )
}
