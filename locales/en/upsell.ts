import type { Entitlement } from '#tools/tiers.ts'

/** Why a dialog about plans opens: a sentence that names feature and plan, and a shorter one for later. */
type UpsellReasons = Readonly<Record<'strength' | Entitlement, { readonly reason: string; readonly short: string }>>

/** The dialog over a tool, when a feature needs a plan. */
export const upsell = {
  title: 'Oh, you don’t have premium',
  go: 'Go to Premium',
  later: 'Later',
  /** On a toast, after "Later". */
  plans: 'See the plans',
  haveIt: 'Do you have a plan already?',
  logIn: 'Log in',
  reasons: {
    strength: {
      reason: 'Normal and Aggressive rewriting are part of Premium. Your text stays as it is; Mild works now.',
      short: 'Normal and Aggressive are part of Premium.',
    },
    'report:print': {
      reason: 'Printable reports are part of Premium. The report itself stays on the page.',
      short: 'Printable reports are part of Premium.',
    },
    'files:many': {
      reason: 'Several files at once are part of Platinum. One file at a time works now.',
      short: 'Several files at once are part of Platinum.',
    },
    'api:keys': {
      reason: 'Keys for the API are part of Platinum. The tools on these pages work without one.',
      short: 'Keys for the API are part of Platinum.',
    },
  } satisfies UpsellReasons,
}
