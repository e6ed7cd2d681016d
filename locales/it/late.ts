import type { LateMessages } from '../messages.ts'
import { account } from './account.ts'
import { check } from './check.ts'
import { checkout } from './checkout.ts'
import { cite } from './cite.ts'
import { collections } from './collections.ts'
import { content } from './content.ts'
import { detect } from './detect.ts'
import { doctor } from './doctor.ts'
import { find } from './find.ts'
import { history } from './history.ts'
import { importTroubles } from './import-troubles.ts'
import { library } from './library.ts'
import { pageProblems } from './page-problems.ts'
import { premium } from './premium.ts'
import { profile } from './profile.ts'
import { proofread } from './proofread.ts'
import { upsell } from './upsell.ts'

export const late: LateMessages = {
  account,
  check,
  checkout,
  cite,
  collections,
  content,
  detect,
  doctor,
  find,
  history,
  importTroubles,
  library,
  pageProblems,
  premium,
  profile,
  proofread,
  upsell,
}
