/** The test checkout: stands where a payment service would, on a site without one. */
export const checkout = {
  title: 'Test checkout',
  mode: 'Test mode: no money moves',
  lead: 'This page stands where a payment service would. No card is asked for and nothing is charged.',
  loading: 'Looking up the purchase',
  plan: 'Plan',
  holds: 'It holds',
  price: 'Price',
  noPrice: 'No price set',
  month: 'a month',
  billing: 'Billing',
  monthly: 'Every month, until you cancel',
  pay: 'Pay (test)',
  decline: 'Decline the payment',
  declineHelp: 'Declining shows what happens when a card is refused.',
  back: 'Back',
  declined: {
    title: 'The payment was declined.',
    body: 'Nothing was charged, and your plan is as it was.',
    again: 'Try again',
  },
  paid: {
    title: 'This purchase is paid.',
    body: 'In test mode, so no money has moved. Your plan is active.',
    go: 'Go on',
  },
  expired: {
    title: 'This purchase has expired.',
    body: 'It was open for a while and was not paid. Nothing was charged; choose the plan again.',
  },
  missing: {
    title: 'There is no such purchase.',
    body: 'The address may not be whole, or the purchase belongs to another account.',
  },
  signedOut: {
    title: 'Log in to go on.',
    body: 'A purchase belongs to the account that began it.',
    go: 'Log in',
  },
  plans: 'See the plans',
  again: 'Try again',
}
