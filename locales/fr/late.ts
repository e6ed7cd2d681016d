import type { LateMessages } from '../messages.ts'
import { account } from './account.ts'
import { away } from './away.ts'
import { check } from './check.ts'
import { checkout } from './checkout.ts'
import { cite } from './cite.ts'
import { collections } from './collections.ts'
import { command } from './command.ts'
import { content } from './content.ts'
import { detect } from './detect.ts'
import { developers } from './developers.ts'
import { doctor } from './doctor.ts'
import { find } from './find.ts'
import { history } from './history.ts'
import { importTroubles } from './import-troubles.ts'
import { islands } from './islands.ts'
import { library } from './library.ts'
import { outcome } from './outcome.ts'
import { pageProblems } from './page-problems.ts'
import { premium } from './premium.ts'
import { profile } from './profile.ts'
import { proofread } from './proofread.ts'
import { quality } from './quality.ts'
import { styleReport } from './style-report.ts'
import { thesaurus } from './thesaurus.ts'
import { upsell } from './upsell.ts'

export const late: LateMessages = {
  account,
  away,
  check,
  checkout,
  cite,
  collections,
  command,
  content,
  detect,
  developers,
  doctor,
  find,
  history,
  importTroubles,
  islands,
  library,
  outcome,
  pageProblems,
  premium,
  profile,
  proofread,
  quality,
  styleReport,
  thesaurus,
  upsell,
}
