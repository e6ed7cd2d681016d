import { describe, expect, test } from 'vitest'
import { account } from '#locales/en/account.ts'
import { addressChangeOf } from './address-change.ts'
import { dialogReducer, openedDialog, type Step } from './dialog-state.ts'
import { isolated } from '#web/workbench/isolated.ts'
import { dialogWords, openedLinkWords } from './dialog-words.ts'

const changeToken = (requestType: string) => `x.${btoa(JSON.stringify({ updateTo: 'new@x.example', requestType }))}.y`
const opened = (step: Step) => ({ ...openedDialog({ step: { kind: 'sign-in' }, email: 'a@x.example' }), step })

describe('why the dialog has opened', () => {
  const state = openedDialog({ step: { kind: 'sign-up' }, email: '' })

  test('stands in place of the step’s own sentence, until the first step on', () => {
    expect(dialogWords(account, state, 'To keep this paper.').lead).toBe('To keep this paper.')
    const moved = dialogReducer(state, { type: 'went', to: { kind: 'sign-in' } })
    expect(dialogWords(account, moved, 'To keep this paper.').lead).toBe(account.signIn.lead)
  })

  test('says whose password is asked for once more', () => {
    const again = openedDialog({ step: { kind: 'again' }, email: 'a@x.example' })
    expect(dialogWords(account, again, 'To change this.').lead).toBe(`To change this. You are logged in as ${isolated('a@x.example')}.`)
    expect(dialogWords(account, again, null).lead).toContain(isolated('a@x.example'))
  })
})

describe('a mail on its way', () => {
  test.each(['confirm', 'link', 'address'] as const)('%s: names the address', (link) => {
    const words = dialogWords(account, opened({ kind: 'mail', link, email: 'b@x.example', sends: 1 }), null)
    expect(words.lead).toContain(`We have sent a link to ${isolated('b@x.example')}.`)
  })

  test('to reset a password: does not say whether there is an account', () => {
    const words = dialogWords(account, opened({ kind: 'mail', link: 'reset', email: 'b@x.example', sends: 1 }), null)
    expect(words.lead).toMatch(/^If there is an account for/)
  })
})

describe('a change of address', () => {
  test.each([
    ['change-email-confirmation', false, account.openLink.allow.submit],
    ['change-email-verification', true, account.openLink.change.submit],
  ])('%s', (requestType, isLast, submit) => {
    const token = changeToken(requestType)
    expect(addressChangeOf(token)).toEqual({ to: 'new@x.example', isLast })
    const words = openedLinkWords(account, { kind: 'open-link', link: 'address', token })
    expect(words.submit).toBe(submit)
    expect(words.lead).toContain(isolated('new@x.example'))
  })

  test('that cannot be read is confirmed like any address', () => {
    expect(addressChangeOf('x')).toBeNull()
    expect(openedLinkWords(account, { kind: 'open-link', link: 'address', token: 'x' })).toEqual(account.openLink.confirm)
  })
})
