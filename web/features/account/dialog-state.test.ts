import { describe, expect, test } from 'vitest'
import type { Problem } from '#web/workbench/api-client.ts'
import { dialogReducer, openedDialog, wrongFields, type DialogAction, type DialogState, type Step } from './dialog-state.ts'

const problem = (code: string, facts: object = {}): Problem => ({ ...facts, code, status: 400 })
const policy = { min: 6, max: 10, requires: [] }

/** A dialog at a step, with everything typed. */
const at = (step: Step, given: Partial<DialogState> = {}): DialogState => ({
  ...openedDialog({ step: { kind: 'sign-in' }, email: 'a@x.example' }),
  step,
  values: { email: 'a@x.example', password: 'secret', code: '123456' },
  work: 'submit',
  ...given,
})
const after = (state: DialogState, ...actions: readonly DialogAction[]) => actions.reduce(dialogReducer, state)
const failing = (step: Step, code: string) => after(at(step), { type: 'failed', problem: problem(code) })

describe('it opens', () => {
  test.each([
    [{ kind: 'sign-in' }, { kind: 'sign-in' }],
    [{ kind: 'sign-up' }, { kind: 'sign-up' }],
    [{ kind: 'again' }, { kind: 'again' }],
    [{ kind: 'second' }, { kind: 'code', isRecovery: false }],
    [
      { kind: 'confirm', token: 't' },
      { kind: 'open-link', link: 'confirm', token: 't' },
    ],
    [
      { kind: 'link', token: 't' },
      { kind: 'open-link', link: 'link', token: 't' },
    ],
    [
      { kind: 'address', token: 't' },
      { kind: 'open-link', link: 'address', token: 't' },
    ],
    [
      { kind: 'reset', token: 't' },
      { kind: 'new-password', token: 't' },
    ],
  ] as const)('%o at %o', (step, shown) => {
    expect(openedDialog({ step, email: '' }).step).toEqual(shown)
  })

  test('with what failed elsewhere, at the sign-in', () => {
    const opened = openedDialog({ step: { kind: 'failed', problem: problem('sign-in-failed') }, email: '' })
    expect(opened).toMatchObject({ step: { kind: 'sign-in' }, problem: { code: 'sign-in-failed' } })
  })
})

test('a second step that was due on the way back from another site is asked for', () => {
  const opened = openedDialog({ step: { kind: 'failed', problem: problem('multi-factor-auth-required') }, email: '' })
  expect(opened).toMatchObject({ step: { kind: 'code', isRecovery: false }, problem: null })
})

describe('a link to log in that was opened in another browser', () => {
  const step: Step = { kind: 'open-link', link: 'link', token: 't' }

  test('asks where it was sent to, and goes on with that', () => {
    const asked = failing(step, 'link-address-needed')
    expect(asked).toMatchObject({ step: { ...step, asksEmail: true }, problem: null, work: null })
    expect(wrongFields({ ...asked, values: { ...asked.values, email: '' } }, policy)).toMatchObject({ email: { code: 'field-empty' } })
    expect(wrongFields(asked, policy)).toEqual({})
    const wrong = after(asked, { type: 'failed', problem: problem('link-address-wrong') })
    expect(wrong.wrong).toMatchObject({ email: { code: 'link-address-wrong' } })
  })

  test('asks nothing otherwise', () => {
    expect(wrongFields({ ...at(step), values: { email: '', password: '', code: '' } }, policy)).toEqual({})
  })
})

describe('a problem', () => {
  test.each([
    ['sign-in', 'invalid-email', 'email'],
    ['sign-in', 'invalid-credential', 'password'],
    ['sign-in', 'user-not-found', 'password'],
    ['again', 'wrong-password', 'password'],
    ['sign-up', 'email-already-in-use', 'email'],
    ['sign-up', 'password-weak', 'password'],
    ['sign-up', 'password-common', 'password'],
    ['send-link', 'invalid-email', 'email'],
  ] as const)('at %s: %s belongs to the %s', (kind, code, field) => {
    const state = failing({ kind }, code)
    expect(state).toMatchObject({ step: { kind }, wrong: { [field]: { code } }, problem: null, work: null })
  })

  test.each(['too-many-requests', 'user-disabled', 'network-request-failed', 'unauthorized-domain', 'popup-blocked', 'server-failed'])(
    '%s belongs to the form',
    (code) => {
      expect(failing({ kind: 'sign-in' }, code)).toMatchObject({ wrong: {}, problem: { code }, work: null })
    },
  )

  test('of a field that the step does not show belongs to the form', () => {
    expect(failing({ kind: 'again' }, 'invalid-email')).toMatchObject({ wrong: {}, problem: { code: 'invalid-email' } })
  })

  test('of a password that would be guessed belongs to the field, also where a link brings it', () => {
    const state = failing({ kind: 'own-password', token: 't' }, 'password-common')
    expect(state).toMatchObject({ step: { kind: 'own-password' }, wrong: { password: { code: 'password-common' } } })
  })

  test.each(['popup-closed-by-user', 'cancelled'])('%s is silent', (code) => {
    expect(failing({ kind: 'sign-in' }, code)).toEqual({ ...at({ kind: 'sign-in' }), work: null })
  })

  test.each([
    [{ kind: 'sign-in' }, 'email-not-verified', { kind: 'mail', link: 'confirm', email: 'a@x.example', sends: 1 }],
    [{ kind: 'sign-in' }, 'multi-factor-auth-required', { kind: 'code', isRecovery: false }],
    [{ kind: 'open-link', link: 'confirm', token: 't' }, 'link-expired', { kind: 'expired', link: 'confirm' }],
    [{ kind: 'open-link', link: 'address', token: 't' }, 'link-expired', { kind: 'expired', link: 'address' }],
    [{ kind: 'new-password', token: 't' }, 'link-expired', { kind: 'expired', link: 'reset' }],
    [{ kind: 'open-link', link: 'confirm', token: 't' }, 'sign-up-elsewhere', { kind: 'own-password', token: 't' }],
    [{ kind: 'own-password', token: 't' }, 'link-expired', { kind: 'expired', link: 'confirm' }],
    [{ kind: 'code', isRecovery: false }, 'user-token-expired', { kind: 'sign-in' }],
  ] as const)('at %o: %s leads to %o', (step, code, to) => {
    expect(failing(step, code)).toMatchObject({ step: to, problem: null, work: null })
  })

  test('a second step that took too long says so', () => {
    expect(failing({ kind: 'code', isRecovery: false }, 'user-token-expired').notice).toBe('took-too-long')
  })

  test('loses nothing that was typed', () => {
    for (const code of ['invalid-credential', 'too-many-requests', 'network-request-failed'])
      expect(failing({ kind: 'sign-in' }, code).values).toEqual(at({ kind: 'sign-in' }).values)
  })
})

describe('typing', () => {
  test('takes back what was said about the field, and about the form', () => {
    const both = at({ kind: 'sign-in' }, { wrong: { email: problem('invalid-email'), password: problem('x') }, problem: problem('y') })
    const state = after(both, { type: 'typed', field: 'email', value: 'b@x.example' })
    expect(state.values.email).toBe('b@x.example')
    expect(state.wrong.email).toBeUndefined()
    expect(state.wrong.password).toBeDefined()
    expect(state.problem).toBeNull()
  })
})

describe('from step to step', () => {
  test('the address is kept everywhere, the password between logging in and creating an account', () => {
    const created = after(at({ kind: 'sign-in' }), { type: 'went', to: { kind: 'sign-up' } })
    expect(created.values).toEqual({ email: 'a@x.example', password: 'secret', code: '' })
    const forgot = after(created, { type: 'went', to: { kind: 'forgot' } })
    expect(forgot.values).toEqual({ email: 'a@x.example', password: '', code: '' })
  })

  test.each(['new-password', 'own-password'] as const)('a %s is not left in the form to log in', (kind) => {
    const set = after(at({ kind, token: 't' }), { type: 'went', to: { kind: 'sign-in' }, notice: 'password-set' })
    expect(set).toMatchObject({ notice: 'password-set', values: { password: '' } })
    expect(after(set, { type: 'went', to: { kind: 'forgot' } }).notice).toBeNull()
  })

  test('what was wrong stays behind', () => {
    const wrong = failing({ kind: 'sign-in' }, 'invalid-credential')
    expect(after(wrong, { type: 'went', to: { kind: 'send-link' } })).toMatchObject({ wrong: {}, problem: null, work: null })
  })

  test('mails are counted, so that each has its wait', () => {
    const first = after(at({ kind: 'forgot' }), { type: 'mailed', link: 'reset' })
    expect(first.step).toEqual({ kind: 'mail', link: 'reset', email: 'a@x.example', sends: 1 })
    expect(after(first, { type: 'mailed', link: 'reset' }).step).toMatchObject({ link: 'reset', sends: 2 })
    expect(after(first, { type: 'mailed', link: 'link' }).step).toMatchObject({ link: 'link', sends: 1 })
  })
})

describe('before anything is sent', () => {
  const rows: readonly (readonly [Step['kind'], Partial<DialogState['values']>, object])[] = [
    ['sign-in', {}, {}],
    ['sign-in', { email: ' ' }, { email: 'field-empty' }],
    ['sign-in', { email: '', password: '' }, { email: 'field-empty', password: 'field-empty' }],
    ['sign-in', { email: 'lucia' }, { email: 'invalid-email' }],
    ['sign-in', { email: 'lu cia@x.example' }, { email: 'invalid-email' }],
    ['sign-in', { email: ' lucia@localhost ' }, {}],
    ['sign-in', { password: 'x' }, {}],
    ['sign-up', { password: 'x' }, { password: 'password-weak' }],
    ['sign-up', { password: 'x'.repeat(11) }, { password: 'password-weak' }],
    ['sign-up', { password: 'áőűőúí' }, {}],
    ['own-password', { password: 'x' }, { password: 'password-weak' }],
    ['own-password', { email: '' }, {}],
    ['send-link', { email: 'x' }, { email: 'invalid-email' }],
    ['again', { email: '', password: '' }, { password: 'field-empty' }],
    ['code', { code: '' }, { code: 'field-empty' }],
    ['mail', { email: '' }, {}],
  ]
  test.each(rows)('%s with %o: %o', (kind, values, expected) => {
    const step = stepFor(kind)
    const wrong = wrongFields(at(step, { values: { ...at(step).values, ...values } }), policy)
    expect(Object.fromEntries(Object.entries(wrong).map(([field, { code }]) => [field, code]))).toEqual(expected)
  })

  test('a weak password says what it lacks', () => {
    const state = at({ kind: 'sign-up' }, { values: { email: 'a@x.example', password: 'abc', code: '' } })
    expect(wrongFields(state, { ...policy, requires: ['uppercase', 'numeric'] }).password).toEqual({
      code: 'password-weak',
      status: 0,
      min: 6,
      max: 10,
      missing: ['min', 'uppercase', 'numeric'],
    })
  })
})

function stepFor(kind: Step['kind']): Step {
  if (kind === 'code') return { kind, isRecovery: false }
  if (kind === 'mail') return { kind, link: 'link', email: 'a@x.example', sends: 1 }
  if (kind === 'open-link') return { kind, link: 'link', token: 't' }
  if (kind === 'new-password' || kind === 'own-password') return { kind, token: 't' }
  return kind === 'expired' ? { kind, link: 'link' } : { kind }
}
