import { describe, expect, test } from 'vitest'
import type { IdentityClient } from '#web/identity/identity-client.ts'
import { makeIdentityClient } from '#tests/identity-client.ts'
import { openedDialog, type DialogState, type Step } from './dialog-state.ts'
import { submission } from './submission.ts'

/** A client that says what it was asked, and answers as given. */
function client(given: Partial<IdentityClient> = {}) {
  const asked: unknown[] = []
  const noted =
    <Value>(name: string, value: Value) =>
    async (...input: readonly unknown[]) => {
      asked.push([name, ...input])
      return { ok: true, value } as const
    }
  const made = makeIdentityClient({
    signUp: noted('signUp', 'mail-sent' as const),
    signInWithPassword: noted('signInWithPassword', 'signed-in' as const),
    sendMail: noted('sendMail', 'mail-sent' as const),
    openLink: noted('openLink', 'signed-in' as const),
    resetPassword: noted('resetPassword', 'done' as const),
    answerSecondStep: noted('answerSecondStep', 'signed-in' as const),
    ...given,
  })
  return { asked, client: made }
}

const at = (step: Step): DialogState => ({
  ...openedDialog({ step: { kind: 'sign-in' }, email: '' }),
  step,
  values: { email: ' a@x.example ', password: ' secret ', code: ' 123 456 ' },
  trustsDevice: true,
})
const credentials = { email: 'a@x.example', password: ' secret ' }

describe('the main button', () => {
  const rows: readonly (readonly [Step, readonly unknown[], unknown])[] = [
    [{ kind: 'sign-in' }, ['signInWithPassword', credentials], 'signed-in'],
    [{ kind: 'again' }, ['signInWithPassword', credentials], 'signed-in'],
    [{ kind: 'sign-up' }, ['signUp', credentials], { link: 'confirm', email: 'a@x.example' }],
    [{ kind: 'send-link' }, ['sendMail', 'link', 'a@x.example'], { link: 'link', email: 'a@x.example' }],
    [{ kind: 'forgot' }, ['sendMail', 'reset', 'a@x.example'], { link: 'reset', email: 'a@x.example' }],
    [{ kind: 'expired', link: 'confirm' }, ['sendMail', 'confirm', 'a@x.example'], { link: 'confirm', email: 'a@x.example' }],
    [{ kind: 'code', isRecovery: false }, ['answerSecondStep', { code: '123 456', isRecovery: false, trustsDevice: true }], 'signed-in'],
    [{ kind: 'open-link', link: 'link', token: 't' }, ['openLink', 'link', 't'], 'signed-in'],
    [{ kind: 'open-link', link: 'link', token: 't', asksEmail: true }, ['openLink', 'link', 't', { email: 'a@x.example' }], 'signed-in'],
    [{ kind: 'own-password', token: 't' }, ['openLink', 'confirm', 't', { password: ' secret ' }], 'signed-in'],
    [{ kind: 'new-password', token: 't' }, ['resetPassword', { token: 't', password: ' secret ' }], 'password-set'],
  ]
  test.each(rows)('at %o sends %o', async (step, call, value) => {
    const { asked, client: made } = client()
    expect(await submission(made, at(step))?.()).toEqual({ ok: true, value })
    expect(asked).toEqual([call])
  })

  test.each<Step>([
    { kind: 'mail', link: 'link', email: 'a@x.example', sends: 1 },
    { kind: 'expired', link: 'address' },
  ])('at %o there is none', (step) => {
    expect(submission(client().client, at(step))).toBeNull()
  })

  test('a provider that signs in at once needs no mail', async () => {
    const { client: made } = client({ signUp: async () => ({ ok: true, value: 'signed-in' }) })
    expect(await submission(made, at({ kind: 'sign-up' }))?.()).toEqual({ ok: true, value: 'signed-in' })
  })

  test.each<Step>([{ kind: 'sign-up' }, { kind: 'forgot' }, { kind: 'new-password', token: 't' }])(
    'at %o hands a problem on',
    async (step) => {
      const no = async () => ({ ok: false, problem: { code: 'too-many-requests', status: 429 } }) as const
      const { client: made } = client({ signUp: no, sendMail: no, resetPassword: no })
      expect(await submission(made, at(step))?.()).toEqual(await no())
    },
  )
})
