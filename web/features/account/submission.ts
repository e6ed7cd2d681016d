import type { IdentityClient, MailedLink, SignInProgress } from '#web/identity/identity-client.ts'
import type { Answer } from '#web/workbench/api-client.ts'
import type { DialogState } from './dialog-state.ts'

/** What came of something that was sent. */
export type Outcome =
  | SignInProgress
  | 'password-set'
  /** The page goes to another site. */
  | 'leaving'
  /** A mail is on its way. */
  | { readonly link: MailedLink; readonly email: string }

/** What the main button of a step sends; null where it has none. */
export function submission(client: IdentityClient, { step, values, trustsDevice }: DialogState): (() => Promise<Answer<Outcome>>) | null {
  const email = values.email.trim()
  const { password } = values
  switch (step.kind) {
    case 'sign-in':
    case 'again':
      return () => client.signInWithPassword({ email, password })
    case 'sign-up':
      return async () => {
        const answer = await client.signUp({ email, password })
        return answer.ok && answer.value === 'mail-sent' ? { ok: true, value: { link: 'confirm', email } } : progress(answer)
      }
    case 'send-link':
      return () => mail(client, 'link', email)
    case 'forgot':
      return () => mail(client, 'reset', email)
    case 'expired':
      return step.link === 'address' ? null : mailOf(client, step.link, email)
    case 'code':
      return () => client.answerSecondStep({ code: values.code.trim(), isRecovery: step.isRecovery, trustsDevice })
    case 'open-link':
      return () => (step.asksEmail ? client.openLink(step.link, step.token, { email }) : client.openLink(step.link, step.token))
    case 'own-password':
      return () => client.openLink('confirm', step.token, { password })
    case 'new-password':
      return async () => {
        const answer = await client.resetPassword({ token: step.token, password })
        return answer.ok ? { ok: true, value: 'password-set' } : answer
      }
    case 'mail':
      return null
  }
}

const mailOf = (client: IdentityClient, link: MailedLink, email: string) => () => mail(client, link, email)

/** Sends a mail with a link. */
export async function mail(client: IdentityClient, link: MailedLink, email: string): Promise<Answer<Outcome>> {
  const answer = await client.sendMail(link, email)
  return answer.ok ? { ok: true, value: { link, email } } : answer
}

/** A provider may sign in at once, without a mail in between. */
const progress = (answer: Answer<SignInProgress | 'mail-sent'>): Answer<Outcome> =>
  answer.ok ? { ok: true, value: answer.value === 'second-step' ? 'second-step' : 'signed-in' } : answer
