import type { LateMessages } from '../messages.ts'
import { account } from './account.ts'
import { checkout } from './checkout.ts'
import { history } from './history.ts'
import { profile } from './profile.ts'
import { proofread } from './proofread.ts'

export const late: LateMessages = { account, checkout, history, profile, proofread }
