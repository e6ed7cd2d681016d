import { z } from 'zod'
import { httpUrl, list, price, smtpUrl, whole } from './parts.ts'

const characterClasses = ['lowercase', 'uppercase', 'numeric', 'non-alphanumeric'] as const

/** Settings of accounts, mail and money; a part of `settings` in env.ts. */
export const peopleSettings = {
  IDENTITY: z.enum(['embedded', 'firebase']).default('embedded').meta({
    description: 'Who keeps the accounts: our own database (embedded) or Firebase Authentication (firebase).',
    example: 'firebase',
  }),
  PASSWORD_MIN: whole({ from: 6, to: 128 }).default(6).meta({ description: 'Fewest characters of a password.', example: '12' }),
  PASSWORD_MAX: whole({ from: 32, to: 1_024 }).default(128).meta({ description: 'Most characters of a password.', example: '128' }),
  PASSWORD_REQUIRES: list()
    .pipe(z.array(z.enum(characterClasses)))
    .default([])
    .meta({
      description: `What a password must hold, of ${characterClasses.join(', ')}.`,
      example: 'lowercase, numeric',
    }),
  SESSION_DAYS: whole({ from: 1, to: 365 }).default(30).meta({ description: 'Days that a sign-in lasts when unused.', example: '30' }),
  GOOGLE_CLIENT_ID: z.string().min(1).optional().meta({
    description: 'Client id for "Continue with Google"; needs GOOGLE_CLIENT_SECRET.',
    example: '1234.apps.googleusercontent.com',
  }),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional().meta({ description: 'Secret that belongs to GOOGLE_CLIENT_ID.', example: 'secret' }),
  GOOGLE_ISSUER: httpUrl().default('https://accounts.google.com').meta({
    description: 'OpenID Connect provider behind that button; another one than Google may stand here.',
    example: 'https://login.example.edu',
  }),
  FIREBASE_PROJECT_ID: z.string().min(1).optional().meta({ description: 'Firebase project, with IDENTITY=firebase.', example: 'tinta-1' }),
  FIREBASE_API_KEY: z.string().min(1).optional().meta({ description: "The project's web API key; not a secret.", example: 'AIzaExample' }),
  FIREBASE_AUTH_DOMAIN: z.string().min(1).optional().meta({
    description: 'Domain of its sign-in windows; by default <project>.firebaseapp.com.',
    example: 'tinta-1.firebaseapp.com',
  }),
  FIREBASE_EMULATOR: httpUrl().optional().meta({
    description: 'Address of the Auth emulator. Its tokens are not signed, so it is refused in production on any but a local address.',
    example: 'http://127.0.0.1:9099',
  }),
  TOKEN_SYNC_URL: z
    .string()
    .regex(/^(?:https?:\/\/|\/(?!\/))\S+$/, 'must be a path or an http(s) address')
    .optional()
    .meta({
      description:
        'Where the browser tells its ID token: POST with a bearer token when signed in, DELETE when signed out. With IDENTITY=firebase the site tells itself in any case.',
      example: '/api/auth/sync',
    }),
  SMTP_URL: smtpUrl().optional().meta({
    description: 'Mail server. Without one, mails are kept and shown at /dev/mail to whoever sits at a local server.',
    example: 'smtps://user:password@mail.example.edu:465',
  }),
  MAIL_FROM: z.string().min(3).default('Tinta <tinta@localhost>').meta({
    description: 'Sender of the mails that the site sends; with SMTP_URL, a public site needs an address of its own here.',
    example: 'Tinta <no-reply@tinta.example.edu>',
  }),
  HISTORY_DAYS: whole({ from: 0, to: 3_650 })
    .default(90)
    .meta({ description: 'Days that signed-in people may keep their runs at most; 0: no history at all.', example: '90' }),
  VISITOR_ADDRESS_CHARACTERS: whole({ from: 0 })
    .default(50_000)
    .meta({ description: 'Generated characters a day for all visitors of one address together; 0 lifts the limit.', example: '50000' }),
  RATE_SIGN_IN: whole({ from: 0 })
    .default(100)
    .meta({ description: 'Tries to sign in, sign up or reset from one address in 15 minutes; 0 lifts the limit.', example: '100' }),
  RATE_SIGN_IN_ACCOUNT: whole({ from: 0 }).default(10).meta({
    description: 'The same for one account, from wherever, and the mails that such tries bring to one address; 0 lifts the limit.',
    example: '10',
  }),
  BILLING: z.enum(['auto', 'stripe', 'test', 'off']).default('auto').meta({
    description:
      'How plans are paid. auto: by Stripe when its keys are set; else by the test checkout, in which no money moves, on a local address, and not at all on a public one.',
    example: 'stripe',
  }),
  CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be three capital letters')
    .default('EUR')
    .meta({ description: 'Currency of the prices (ISO 4217).', example: 'EUR' }),
  PRICE_PREMIUM: price()
    .optional()
    .meta({ description: 'Price of a month of premium, as shown; empty: no price is shown.', example: '4.90' }),
  PRICE_PLATINUM: price().optional().meta({ description: 'Price of a month of platinum, as shown.', example: '9.90' }),
  PRICES_INCLUDE_TAX: z.enum(['yes', 'no']).default('yes').meta({ description: 'Whether these prices include tax.', example: 'yes' }),
  STRIPE_SECRET_KEY: z
    .string()
    .min(1)
    .optional()
    .meta({ description: "Stripe's secret key; needs the three settings below.", example: 'sk_live_x' }),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional().meta({
    description: 'Signing secret of the webhook that Stripe calls at /api/billing/stripe.',
    example: 'whsec_x',
  }),
  STRIPE_PRICE_PREMIUM: z.string().min(1).optional().meta({ description: 'Id of the monthly price of premium.', example: 'price_1' }),
  STRIPE_PRICE_PLATINUM: z.string().min(1).optional().meta({ description: 'Id of the monthly price of platinum.', example: 'price_2' }),
  STRIPE_URL: httpUrl()
    .default('https://api.stripe.com')
    .meta({ description: "Stripe's API; a stand-in in tests.", example: 'http://127.0.0.1:12111' }),
  GRACE_DAYS: whole({ from: 0, to: 60 })
    .default(7)
    .meta({ description: 'Days that a plan goes on after a payment has failed.', example: '7' }),
  REMINDER_DAYS: whole({ from: 0, to: 30 })
    .default(3)
    .meta({ description: 'Days before a plan renews that its owner is reminded by mail; 0 sends none.', example: '3' }),
}
