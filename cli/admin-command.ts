import { Command } from 'commander'
import { adminBillingCommand } from './admin-billing-command.ts'
import { adminInstitutionCommand } from './admin-institution-command.ts'
import { adminRetractionsCommand } from './admin-retractions-command.ts'
import { adminUsageCommand } from './admin-usage-command.ts'
import { adminUserCommand } from './admin-user-command.ts'

/** `tinta admin`: what an operator does at the machine, on the server's own database. */
export const adminCommand = (): Command =>
  new Command('admin')
    .description("For the operator: accounts and figures, on the server's database.")
    .addCommand(adminUserCommand())
    .addCommand(adminInstitutionCommand())
    .addCommand(adminBillingCommand())
    .addCommand(adminRetractionsCommand())
    .addCommand(adminUsageCommand().exitOverride())
