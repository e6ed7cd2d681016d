import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('en')
const characters = (count: number) => `${number(count)} characters monthly`
const checks = (count: number) => `${number(count)} plagiarism ${plural(count, { one: 'check', other: 'checks' })}`

/** What a plan holds; the operator may change the figures. */
export type PlanFigures = { readonly characters: number; readonly levels: number; readonly checks: number }

/** The page of plans and the dialog that leads to it. */
export const premium = {
  title: 'Premium',
  description: 'What each plan of Tinta holds: characters a month, rewriting levels and plagiarism checks.',
  headline: 'More ink for the month you need it.',
  lead: 'Thesis season is short. A month is meant to cost about as much as a burger meal or a cinema ticket, and you can stop whenever you like.',
  /** The dialog over a tool, when a feature needs a plan. The tool says which feature. */
  upsell: {
    title: 'Oh, you don’t have premium',
    go: 'Go to Premium',
    later: 'Later',
  },
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
    /** Read out where the table shows a dash. */
    none: 'none',
  },
  /** The features of the two paid plans are the specification's words. */
  plans: {
    visitor: { name: 'Visitor', description: 'Without an account' },
    free: { name: 'Free', description: 'With an account' },
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
  /** Said above the table when the operator has lifted the limits. */
  lifted: 'Whoever runs this site has lifted the limits: everything in the Platinum column is yours now.',
  questions: {
    buy: {
      title: 'Can I buy a plan now?',
      answer: 'Not here, not yet. This site has no accounts so far, so it takes no payments; nothing on this page leads to a checkout.',
    },
    limit: {
      title: 'What if I reach a limit?',
      answer: 'Nothing is charged on its own. The tool says so before it runs, names the limit and keeps your text.',
    },
    text: {
      title: 'Is my text used?',
      answerNotKept: 'No. On every plan it is worked on in memory, not stored, not shown to anyone and not used to train anything.',
      answerKept: 'No. On every plan it is kept for you alone, not shown to anyone and not used to train anything.',
    },
  },
  operator: {
    title: 'Do you run this site?',
    lead: 'Two settings change what visitors may do; restart afterwards.',
    /** After `TIERS=open`. */
    open: 'lifts every limit of the built-in engines, for schools and own machines.',
    /** After `VISITOR_TIER=premium`. */
    visitorTier: 'gives everybody who visits the plan that it names.',
  },
}
