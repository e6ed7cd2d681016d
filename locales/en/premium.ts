import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('en')
const characters = (count: number) => `${number(count)} characters monthly`
const checks = (count: number) => `${number(count)} plagiarism ${plural(count, { one: 'check', other: 'checks' })}`
const days = (count: number) => `${number(count)} ${plural(count, { one: 'day', other: 'days' })}`

/** What a plan holds; the operator may change the figures. */
export type PlanFigures = { readonly characters: number; readonly levels: number; readonly checks: number }

/** The page of plans, and what is said after buying. */
export const premium = {
  title: 'Premium',
  description: 'What each plan of Tinta holds: characters a month, rewriting levels and plagiarism checks.',
  headline: 'More ink for the month you need it.',
  lead: 'Thesis season is short. A month is meant to cost about as much as a burger meal or a cinema ticket, and you can stop whenever you like.',
  table: {
    caption: 'Plans compared',
    /** Name of the switch between plans on a phone. */
    choose: 'Plan',
    current: 'Your plan now',
    charactersMonthly: 'Characters a month',
    charactersPerRun: 'Characters in one run',
    levels: 'Rewriting levels',
    checks: 'Plagiarism checks a month',
    checkedPerRun: 'Characters in one check of spelling or AI signs',
    history: 'History of your runs',
    entitlements: { 'report:print': 'Printable reports', 'files:many': 'Several files at once', 'api:keys': 'Keys for the API' },
    /** Read out where the table shows a dash, and a tick. */
    none: 'none',
    included: 'included',
    /** Under a figure of the free plan: what somebody without an account has. */
    withoutAccount: (figure: string) => `${figure} without an account`,
    /** Under the name of a row whose tool does not exist here yet. */
    notOpen: 'The checker is not open on this site.',
  },
  /** The features of the two paid plans are the specification's words. */
  plans: {
    free: {
      name: 'Free',
      description: 'Try every tool',
      features: (plan: PlanFigures): readonly string[] => [characters(plan.characters), 'mild paraphrasing'],
    },
    premium: {
      name: 'Premium',
      description: 'For a seminar paper',
      features: (plan: PlanFigures): readonly string[] => [
        characters(plan.characters),
        'three-level paraphrasing',
        `${number(plan.levels)} rewriting ${plural(plan.levels, { one: 'level', other: 'levels' })}`,
        checks(plan.checks),
      ],
    },
    platinum: {
      name: 'Platinum',
      description: 'For a thesis',
      features: (plan: PlanFigures): readonly string[] => [
        characters(plan.characters),
        'all features',
        'aggressive paraphrasing',
        checks(plan.checks),
      ],
    },
  },
  price: {
    /** After the amount. */
    month: 'a month',
    /** In place of an amount that the operator did not set. */
    none: 'No price set',
    atCheckout: 'Price at the checkout',
    withTax: 'Prices include tax.',
    withoutTax: 'Tax is added to these prices.',
    billed: 'Billed monthly.',
  },
  testMode: {
    title: 'Test mode: no money moves.',
    body: 'Everything works as with a real payment, but no card is asked for.',
  },
  /** Instead of buttons, when this site sells nothing. */
  off: 'Nothing is sold on this site. Its operator can give an account a plan.',
  /** Said above the table when the operator has lifted the limits, or gives visitors a paid plan. */
  lifted: 'Whoever runs this site has lifted the limits: everything in the Platinum column is yours now.',
  given: {
    premium: 'Whoever visits this site has Premium, without an account.',
    platinum: 'Whoever visits this site has Platinum, without an account.',
  },
  buy: {
    choose: { premium: 'Choose Premium', platinum: 'Choose Platinum' },
    change: { premium: 'Change to Premium', platinum: 'Change to Platinum' },
    signUp: 'Create a free account',
    leave: 'Cancel in your account',
    /** In the dialog of signing in. */
    signIn: 'A plan belongs to an account. Log in or create one; buying goes on by itself.',
    already: { premium: 'You have Premium already.', platinum: 'You have Platinum already.' },
    close: 'Close',
  },
  change: {
    title: { premium: 'Change to Premium?', platinum: 'Change to Platinum?' },
    /** `limit` is the new plan's; `used` is what is gone of this month. */
    holds: (limit: number, used: number) =>
      `It holds at once: ${number(limit)} characters this month, of which ${number(used)} ${plural(used, { one: 'is', other: 'are' })} used.`,
    /** When more is used than the new plan holds. */
    spent: (limit: number, used: number) =>
      `It holds at once: ${number(limit)} characters this month. You have used ${number(used)}, so nothing is left of it.`,
    resets: (day: string) => `The count starts again on ${day}.`,
    money: {
      test: 'Test mode: no money moves.',
      stripe: 'The days that are left of this month are settled with the next invoice.',
    },
    keep: { premium: 'Keep Premium', platinum: 'Keep Platinum' },
  },
  /** After buying or changing. */
  bought: {
    title: { premium: 'Premium is yours.', platinum: 'Platinum is yours.' },
    holds: (plan: PlanFigures) =>
      `${number(plan.characters)} characters a month, ${number(plan.levels)} rewriting ${plural(plan.levels, { one: 'level', other: 'levels' })}, ${checks(plan.checks)} a month.`,
    waiting: 'The payment is being confirmed. Your plan begins as soon as it is, usually within a minute.',
    late: 'The payment is not confirmed yet. Your plan begins by itself once it is; look at your account in a few minutes.',
    close: 'Close',
  },
  questions: {
    cancel: {
      title: 'How do I cancel?',
      answer: 'In your account, in two clicks. The plan ends at once, nothing more is charged, and your account stays.',
      support: (email: string) => `If anything goes wrong, write to ${email}.`,
    },
    limit: {
      title: 'What if I run out?',
      answer: 'Nothing is charged on its own. The tool says so before it runs, keeps your text, and names the day the count starts again.',
    },
    text: {
      title: 'Is my text used?',
      answerNotKept: 'No. On every plan it is worked on in memory, not stored, not shown to anyone and not used to train anything.',
      answerKept: (most: number) =>
        `No. No plan shows it to anyone or trains anything with it. Visitors’ texts are not stored; with an account, your runs are kept for you alone, ${days(most)} at most, until you delete them or switch the history off.`,
    },
    failed: {
      title: 'What if a payment fails?',
      answer: (grace: number) =>
        grace === 0
          ? 'The plan ends and the account is free again; nothing in it is deleted.'
          : `The plan goes on for ${days(grace)} and we write to you. If nothing is paid by then, the account is free again; nothing in it is deleted.`,
    },
    change: {
      title: 'What happens to the count?',
      answer:
        'Your first plan begins a month of its own, with the count at zero. A change of plan holds at once: what you have used stays counted, against the new limit.',
    },
    honest: {
      title: 'What does no plan do?',
      answer: 'Make a text pass a detector. Plans differ in amounts and strengths; the engines behind them are the same.',
    },
  },
  operator: {
    title: 'Do you run this site?',
    lead: 'These settings decide what is offered here; restart afterwards.',
    /** After `PRICE_PREMIUM=4.90`. */
    price: 'shows a price, in the currency that CURRENCY names.',
    /** After `STRIPE_SECRET_KEY`. */
    stripe: 'takes real payments. Without it, a local address has a test checkout and a public one sells nothing.',
    /** After `TIERS=open`. */
    open: 'lifts every limit of the built-in engines, for schools and own machines.',
    /** After `VISITOR_TIER=premium`. */
    visitorTier: 'gives everybody who visits the plan that it names.',
  },
}
