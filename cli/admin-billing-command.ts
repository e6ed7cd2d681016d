import { Command } from 'commander'
import { Refusal } from './refusal.ts'

/** `tinta admin billing`: what is charged, and what we know of it. */
export const adminBillingCommand = (): Command =>
  new Command('billing').description('Plans that Stripe charges.').exitOverride().addCommand(reconcileCommand().exitOverride())

const reconcileCommand = (): Command =>
  new Command('reconcile')
    .description("Makes the plans here agree with Stripe's, for when notices were lost.")
    .option('--json', 'write JSON, for programs')
    .action(async ({ json }: { readonly json?: true }) => {
      // Loaded late: the database's client and the words of mails are for these commands alone.
      const { reconcile } = await import('./reconcile.ts')
      const { kind, changed, troubles } = await reconcile()
      for (const trouble of troubles) process.stderr.write(`warning: ${trouble}\n`)
      if (kind !== 'stripe') throw new Refusal(`Stripe is not used here (BILLING is ${kind}), so there is nothing to reconcile.`)
      process.stdout.write(json ? `${JSON.stringify({ changed, troubles })}\n` : `${sentenceFor(changed)}\n`)
    })

const sentenceFor = (changed: number): string =>
  changed === 0 ? "All plans agree with Stripe's." : `Changed to agree with Stripe: ${changed} ${changed === 1 ? 'plan' : 'plans'}.`
