import { afterEach, describe, expect, test, vi } from 'vitest'
import { furtherPage, readLinkQuery, withoutLinkStep } from './link-step.ts'

describe('a query', () => {
  test.each([
    ['', null, ''],
    ['?tool=proofread', null, '?tool=proofread'],
    ['?tool=a%20b&x=%C3%A1', null, '?tool=a%20b&x=%C3%A1'],
    ['?step=confirm&token=a.b~c', { kind: 'confirm', token: 'a.b~c' }, ''],
    ['?tool=proofread&step=link&token=x', { kind: 'link', token: 'x' }, '?tool=proofread'],
    ['?step=reset&token=x&tool=detect', { kind: 'reset', token: 'x' }, '?tool=detect'],
    ['?step=address&token=x', { kind: 'address', token: 'x' }, ''],
    ['?step=second', { kind: 'second' }, ''],
    ['?step=sign-in', { kind: 'sign-in' }, ''],
    ['?step=confirm', null, '?step=confirm'],
    ['?step=shipping&token=x', null, '?step=shipping&token=x'],
    ['?mode=simplify&lang=hu', null, '?mode=simplify&lang=hu'],
    ['?mode=signIn&oobCode=a-b&apiKey=k&lang=hu', { kind: 'link', token: 'a-b' }, ''],
    ['?tool=x&mode=verifyEmail&oobCode=c&continueUrl=http%3A%2F%2Fa', { kind: 'confirm', token: 'c' }, '?tool=x'],
    ['?mode=resetPassword&oobCode=c&tenantId=t', { kind: 'reset', token: 'c' }, ''],
    ['?mode=verifyAndChangeEmail&oobCode=c', { kind: 'address', token: 'c' }, ''],
    ['?mode=signIn', null, '?mode=signIn'],
    ['?mode=constructor&oobCode=c', null, '?mode=constructor&oobCode=c'],
  ] as const)('%s', (search, step, rest) => {
    expect(readLinkQuery(search)).toMatchObject({ step, rest })
    expect(withoutLinkStep(search)).toBe(rest)
  })

  test('of a window that has come back', () => {
    expect(readLinkQuery('?popup=one&step=second')).toMatchObject({ step: { kind: 'second' }, popup: 'one', error: null, rest: '' })
    expect(readLinkQuery('?tool=x&popup=one&error=sign-in-failed')).toMatchObject({
      step: null,
      popup: 'one',
      error: 'sign-in-failed',
      rest: '?tool=x',
    })
  })
})

test('a link says whose it is', () => {
  expect(readLinkQuery('?step=link&token=x').of).toBe('embedded')
  expect(readLinkQuery('?mode=signIn&oobCode=x').of).toBe('firebase')
})

test.each([
  ['https://tinta.example/hu/lektor?tool=x', '/hu/lektor?tool=x&mode=signIn&oobCode=c&apiKey=k'],
  ['https://tinta.example/', null],
  ['https://evil.example/hu', null],
  ['//evil.example/hu', null],
  ['https://tinta.example//evil.example/hu', null],
  ['https://tinta.example/hu/..//evil.example', null],
  ['https://tinta.example/\\evil.example', null],
  ['javascript:alert(1)', null],
  [null, null],
])('a link of Firebase that was sent on %s leads on to %s', (goOn, page) => {
  const here = { origin: 'https://tinta.example', pathname: '/', search: '?mode=signIn&oobCode=c&apiKey=k&lang=hu' }
  expect(furtherPage({ goOn }, here)).toBe(page)
})

describe('the address of the page', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  test('is cleaned at once, keeps the rest and what the router holds, and is read once', async () => {
    const replaceState = vi.fn()
    vi.stubGlobal('location', { pathname: '/hu', search: '?tool=x&step=link&token=secret', hash: '#a' })
    vi.stubGlobal('history', { state: { key: 'k' }, replaceState })
    const { takeLinkQuery } = await import('./link-step.ts')
    expect(takeLinkQuery().step).toEqual({ kind: 'link', token: 'secret' })
    expect(replaceState.mock.calls).toEqual([[{ key: 'k' }, '', '/hu?tool=x#a']])
    vi.stubGlobal('location', { pathname: '/hu', search: '', hash: '' })
    expect(takeLinkQuery().step).toEqual({ kind: 'link', token: 'secret' })
    expect(replaceState).toHaveBeenCalledTimes(1)
  })

  test('is left for the page where the person was, and nothing opens here', async () => {
    const replace = vi.fn<(url: string) => void>()
    const search = `?mode=signIn&oobCode=c&apiKey=k&continueUrl=${encodeURIComponent('https://tinta.example/hu/lektor')}`
    vi.stubGlobal('location', { origin: 'https://tinta.example', pathname: '/', search, hash: '', replace })
    const { takeLinkQuery } = await import('./link-step.ts')
    expect(takeLinkQuery().step).toBeNull()
    expect(replace.mock.calls).toEqual([['/hu/lektor?mode=signIn&oobCode=c&apiKey=k']])
  })
})
