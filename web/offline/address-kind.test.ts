import { describe, expect, test } from 'vitest'
import { isPlain, keyOf, kindOf } from './address-kind.ts'

const at = (address: string): URL => new URL(address, 'https://tinta.example.edu')

describe('an address is', () => {
  test.each([
    ['/assets/frame-1.js', false, 'asset'],
    ['/de', true, 'page'],
    ['/de/blog/first', true, 'page'],
    ['/de/blog/first.data', false, 'data'],
    ['/__manifest?paths=/de&version=1', false, 'routes'],
    // A page may fetch them, but only documents are the worker's.
    ['/de', false, null],
    ['/feed.xml', false, null],
    ['/icon-192.png', false, null],
    // About somebody, or of the moment.
    ['/api/auth', false, null],
    ['/api/v1/history', false, null],
    ['/api/v1/checks/1/report', true, null],
    ['/v2/check', false, null],
    ['/shared-library/secret', true, null],
    ['/dev/mail', true, null],
    ['/build.json?t=1', false, null],
    ['/builds/one.json', false, null],
    ['/health', true, null],
  ] as const)('%s, asked as a document: %s, is %s', (address, isDocument, kind) => {
    expect(kindOf(at(address), isDocument)).toBe(kind)
  })
})

describe('an answer is kept under', () => {
  test.each([
    ['/de', 'page', '/de', true],
    ['/de?from=mail', 'page', '/de', false],
    ['/ur/duo?tool=proofread', 'page', '/ur/duo?tool=proofread', true],
    ['/ur/duo?tool=proofread&x=1', 'page', '/ur/duo?tool=proofread', false],
    ['/blog/first.data?_routes=post', 'data', '/blog/first.data?_routes=post', true],
    ['/__manifest?paths=/de,/hu&version=7', 'routes', '/__manifest?version=7', true],
    ['/assets/frame-1.js', 'asset', '/assets/frame-1.js', true],
  ] as const)('%s as %s: %s; that is all that it says: %s', (address, kind, key, plain) => {
    expect([keyOf(at(address), kind), isPlain(at(address), kind)]).toEqual([key, plain])
  })
})
