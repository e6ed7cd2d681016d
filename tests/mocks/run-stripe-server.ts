// A stand-in of Stripe to try buying with in a browser: `node_modules/.bin/node tests/mocks/run-stripe-server.ts [address of the site]`.
import { startStripe, stripeKey, stripePrices, webhookSecret } from './stripe-server.ts'

const [site = 'http://localhost:3000'] = process.argv.slice(2)
const { url } = await startStripe({ port: 12_111, webhookUrl: `${site}/api/billing/stripe` })
process.stdout.write(
  [
    `A stand-in of Stripe answers at ${url}. No money moves. Start the site with these settings:`,
    `STRIPE_URL=${url}`,
    `STRIPE_SECRET_KEY=${stripeKey}`,
    `STRIPE_WEBHOOK_SECRET=${webhookSecret}`,
    `STRIPE_PRICE_PREMIUM=${stripePrices.premium}`,
    `STRIPE_PRICE_PLATINUM=${stripePrices.platinum}`,
    'PRICE_PREMIUM=4.90',
    'PRICE_PLATINUM=9.90',
    '',
  ].join('\n'),
)
