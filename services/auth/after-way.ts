import { appError } from '../problem.ts'
import type { Done } from './answer-way.ts'
import type { AuthLibrary } from './auth-library.ts'
import type { IdentityOptions } from './identity-settings.ts'
import { addressChangeOf, changeSeconds, makeChangeToken, pageLink } from './links.ts'
import { makeOnce, type Once } from './once.ts'
import type { Sessions } from './sessions.ts'

type AfterOptions = IdentityOptions & { readonly library: AuthLibrary; readonly sessions: Sessions }

/** A code of an app holds for half a minute, and one before and after it are taken too. */
const codeSeconds = 90

/** After these, whatever was begun or trusted on the grounds of what held before is void. */
const renewing: readonly string[] = ['POST two-factor/verify-totp', 'POST two-factor/disable', 'POST change-password', 'POST set-password']

/** What follows when the library has done what was asked. */
export function makeAfter(options: AfterOptions) {
  const { pool, library, sessions } = options
  const once = makeOnce(options)
  return async ({ name, input, before, sessionToken }: Done): Promise<void> => {
    if (name === 'POST two-factor/verify-totp') await spendCode(options, once, { code: String(input['code']), before, sessionToken })
    if (before && renewing.includes(name)) await sessions.forgetProofs(before.accountId)
    if (name === 'POST two-factor/verify-totp' && before) await tellOwner(options, before.accountId, 'second-step-on')
    if (name === 'POST two-factor/disable' && before) await tellOwner(options, before.accountId, 'second-step-off')
    if ((name === 'POST change-password' || name === 'POST set-password') && before) {
      await pool.query("update sign_in_method set updated_at = now() where account_id = $1 and provider = 'credential'", [before.accountId])
      await tellOwner(options, before.accountId, 'password-changed')
    }
    if (name === 'POST change-email' && before) feignChange(options, before.accountId, input)
    if (name === 'GET verify-email') await endChange(options, String(input['token']))
    if (sessionToken) {
      const found = await sessions.optionalNewDevice(sessionToken, before)
      if (found) await library.tell(found.email, 'new-device', { browser: found.device.browser, system: found.device.system })
    }
  }
}

type SpentCode = { readonly code: string } & Pick<Done, 'before' | 'sessionToken'>

/** A code works once: the second time its session is taken back. */
async function spendCode({ pool }: AfterOptions, once: Once, { code, before, sessionToken }: SpentCode): Promise<void> {
  const { rows } = await pool.query<{ account_id: string }>('select account_id from session where token = $1', [sessionToken])
  const accountId = rows[0]?.account_id ?? before?.accountId
  if (!accountId || (await once.take(`code ${accountId} ${code}`, codeSeconds))) return
  if (sessionToken) await pool.query('delete from session where token = $1', [sessionToken])
  throw appError('code-wrong')
}

async function tellOwner(
  { pool, library }: AfterOptions,
  accountId: string,
  kind: 'second-step-on' | 'second-step-off' | 'password-changed',
): Promise<void> {
  const { rows } = await pool.query<{ email: string }>('select email from account where id = $1', [accountId])
  if (rows[0]) await library.tell(rows[0].email, kind, {})
}

/**
 * The library sends nothing when the new address is another account's, and whoever waits for the mail in vain would know
 * that it is. So the mail comes all the same; the address itself then hears that it is taken, as if somebody had signed up.
 */
function feignChange({ pool, library, secret, env }: AfterOptions, accountId: string, { newEmail, callbackURL }: Done['input']): void {
  const to = String(newEmail).toLowerCase()
  library.asking.getStore()?.later.push(async () => {
    const { rows } = await pool.query<{ email: string }>(
      'select email from account where id = $1 and email <> $2 and exists (select from account where email = $2)',
      [accountId, to],
    )
    const from = rows[0]?.email
    if (from === undefined) return
    const back = new URL(`/?${new URLSearchParams({ callbackURL: String(callbackURL) })}`, env.PUBLIC_URL).href
    const url = pageLink(env.PUBLIC_URL, { step: 'address', token: await makeChangeToken(secret, { from, to }), url: back })
    await library.tell(from, 'allow-address-change', { url, newEmail: to, hours: changeSeconds / 3_600 })
  })
}

/** After the last step of a change of address, the former one is told, and links in its mailbox are worth nothing. */
async function endChange({ pool, library, sessions }: AfterOptions, token: string): Promise<void> {
  const change = addressChangeOf(token)
  if (!change?.isLast) return
  const { rows } = await pool.query<{ id: string }>('select id from account where email = $1', [change.to])
  if (rows[0]) await sessions.forgetProofs(rows[0].id)
  const former = await pool.query('select 1 from account where email = $1', [change.from])
  if (former.rowCount === 0) await library.tell(change.from, 'address-changed', { newEmail: change.to })
}
