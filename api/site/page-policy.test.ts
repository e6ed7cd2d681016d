import { describe, expect, test } from 'vitest'
import { identitySettings } from '#services/auth/identity-settings.ts'
import { makeEnv } from '#tests/builders.ts'
import { pagePolicy, policyHosts } from './page-policy.ts'

type Settings = Readonly<Record<string, string>>

/** The directives of a page's policy, by name. */
function directives(settings: Settings): ReadonlyMap<string, string> {
  const policy = pagePolicy({ hashes: ["'sha256-x'"] }, { isSecure: false, hosts: policyHosts(identitySettings(makeEnv(settings))) })
  return new Map(policy.split('; ').map((one) => [one.split(' ')[0] ?? '', one.split(' ').slice(1).join(' ')]))
}

const firebase = { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'tinta-1', FIREBASE_API_KEY: 'key' }
const embedded = directives({})

describe('the policy of pages', () => {
  test('with accounts of our own lets nothing in from elsewhere', () => {
    expect(Object.fromEntries(embedded)).toEqual({
      'default-src': "'self'",
      'script-src': "'self' 'sha256-x'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'worker-src': "'self' blob:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    })
  })

  const rows: readonly (readonly [what: string, settings: Settings, more: Readonly<Record<string, string>>])[] = [
    [
      'Firebase',
      firebase,
      {
        'script-src': "'self' 'sha256-x' https://apis.google.com",
        'connect-src': "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
        'frame-src': 'https://tinta-1.firebaseapp.com',
      },
    ],
    [
      'Firebase on a domain of the operator’s',
      { ...firebase, FIREBASE_AUTH_DOMAIN: 'login.example.edu' },
      {
        'script-src': "'self' 'sha256-x' https://apis.google.com",
        'connect-src': "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
        'frame-src': 'https://login.example.edu',
      },
    ],
    [
      'Firebase’s emulator',
      { ...firebase, FIREBASE_EMULATOR: 'http://127.0.0.1:9099' },
      {
        'script-src': "'self' 'sha256-x' https://apis.google.com",
        'connect-src': "'self' http://127.0.0.1:9099",
        'frame-src': 'http://127.0.0.1:9099',
      },
    ],
    [
      'another site that is told the token',
      { TOKEN_SYNC_URL: 'https://sync.example.edu/token?x=1' },
      { 'connect-src': "'self' https://sync.example.edu" },
    ],
    ['a path of ours that is told the token', { TOKEN_SYNC_URL: '/sync' }, {}],
    ['settings of Firebase that are not in use', { FIREBASE_PROJECT_ID: 'tinta-1', FIREBASE_API_KEY: 'key' }, {}],
  ]
  test.each(rows)('with %s adds what that needs, and nothing more', (_, settings, more) => {
    expect(Object.fromEntries(directives(settings))).toEqual({ ...Object.fromEntries(embedded), ...more })
  })
})
