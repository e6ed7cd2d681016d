import { account } from './account.ts'
import { checkout } from './checkout.ts'
import { history } from './history.ts'
import { profile } from './profile.ts'
import { proofread } from './proofread.ts'

/** Words of single pages, fetched with them. */
export const late = { account, checkout, history, profile, proofread }
