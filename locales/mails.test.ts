import { describe, expect, test } from 'vitest'
import type { MailText } from '#services/mail/mail-words.ts'
import type { MailFacts, MailKind } from '#services/mail/mailer.ts'
import { localeCodes, type LocaleCode } from '#web/i18n/locales.ts'
import { allMessages } from './all.ts'
import { mailWords } from './mail-words.ts'
import { wordsFor, type Words } from './words.ts'

const url = 'https://tinta.example/?step=confirm&token=t'
const renewsAt = '2026-12-05T00:00:00.000Z'

const facts: MailFacts = {
  'confirm-address': { url, hours: 24 },
  'address-taken': { url },
  'sign-in-link': { url, minutes: 15 },
  'reset-password': { url, minutes: 45 },
  'allow-address-change': { url, newEmail: 'new@example.org', hours: 24 },
  'address-changed': { newEmail: 'new@example.org' },
  'password-changed': {},
  'second-step-on': {},
  'second-step-off': {},
  'new-device': { browser: 'Firefox', system: 'Windows' },
  'key-made': { name: 'Nightly check', start: 'tinta_3f9a' },
  'account-deleted': {},
  'plan-started': { tier: 'premium', renewsAt },
  'plan-renews': { tier: 'platinum', renewsAt, price: { amount: 490, currency: 'EUR' } },
  'plan-ended': { tier: 'platinum' },
  'payment-failed': { tier: 'premium', graceUntil: renewsAt },
}

const isKind = (kind: string): kind is MailKind => Object.hasOwn(facts, kind)
const kinds = Object.keys(facts).filter(isKind)

function textOf<Kind extends MailKind>(locale: string, kind: Kind, given: MailFacts[Kind] = facts[kind]): MailText {
  return mailWords(locale).messages.kinds[kind](given)
}

const partsOf = ({ subject, before, button, after }: MailText): readonly string[] => [
  subject,
  ...before,
  ...(button === null ? [] : [button]),
  ...after,
]
const bodyOf = ({ before, after }: MailText): string => [...before, ...after].join('\n')

/** What of the facts must stand in the body, as the language writes it. */
function namedFacts(
  kind: MailKind,
  { wait, day, money }: Words,
  planNames: Readonly<Record<'premium' | 'platinum', string>>,
): readonly string[] {
  const named: Record<MailKind, readonly string[]> = {
    'confirm-address': [wait(24 * 3_600)],
    'address-taken': [],
    'sign-in-link': [wait(15 * 60)],
    'reset-password': [wait(45 * 60)],
    'allow-address-change': ['new@example.org', wait(24 * 3_600)],
    'address-changed': ['new@example.org'],
    'password-changed': [],
    'second-step-on': [],
    'second-step-off': [],
    'new-device': ['Firefox', 'Windows'],
    'key-made': ['Nightly check', 'tinta_3f9a'],
    'account-deleted': [],
    'plan-started': [planNames.premium, day(renewsAt)],
    'plan-renews': [planNames.platinum, day(renewsAt), money(490, 'EUR')],
    'plan-ended': [planNames.platinum],
    'payment-failed': [planNames.premium, day(renewsAt)],
  }
  return named[kind]
}

const planNamesOf = (code: LocaleCode) => {
  const { premium, platinum } = allMessages[code].premium.plans
  return { premium: premium.name, platinum: platinum.name }
}

describe.each(localeCodes)('the mails in %s', (code) => {
  const { messages } = mailWords(code)
  const frame = [messages.greeting, messages.copyAddress, messages.signature('https://t.example'), messages.help('help@t.example')]

  test('have no hole and no stray space', () => {
    const all = [...frame, ...kinds.flatMap((kind) => partsOf(textOf(code, kind)))]
    expect(all.filter((text) => text.trim() !== text || text === '' || / {2}|undefined|\bnull\b|NaN|\[object/.test(text))).toEqual([])
  })

  test('shout nowhere', () => {
    const all = kinds.flatMap((kind) => partsOf(textOf(code, kind)))
    expect(all.filter((text) => /[!¡]/.test(text))).toEqual([])
  })

  test.each(kinds)('%s names every fact', (kind) => {
    const body = bodyOf(textOf(code, kind))
    expect(namedFacts(kind, wordsFor(code), planNamesOf(code)).filter((fact) => !body.includes(fact))).toEqual([])
  })

  test.each(kinds)('%s has a button if there is something to open', (kind) => {
    expect(textOf(code, kind).button !== null).toBe('url' in facts[kind])
  })

  test.each(kinds)('%s ends its sentences, and its subject is none', (kind) => {
    const { subject, before, after } = textOf(code, kind)
    // A Hungarian date ends with a full stop of its own.
    expect([...before, ...after].filter((text) => !/[.؟۔]$/.test(text))).toEqual([])
    expect(code !== 'hu' && /[.۔:]$/.test(subject)).toBe(false)
    expect(subject.length).toBeLessThan(80)
  })

  test.each(kinds)('%s leaves the same number of sentences to do as the English one', (kind) => {
    const [own, english] = [textOf(code, kind), textOf('en', kind)]
    expect([own.before.length, own.after.length]).toEqual([english.before.length, english.after.length])
  })

  test('say no more than is known of a device, a price and a renewal', () => {
    const none = bodyOf(textOf(code, 'new-device', { browser: null, system: null }))
    const browser = bodyOf(textOf(code, 'new-device', { browser: 'Firefox', system: null }))
    const system = bodyOf(textOf(code, 'new-device', { browser: null, system: 'Windows' }))
    expect([none, browser, system].filter((text) => /\bnull\b|:\s*[.۔]|:\s*,|,\s*[.۔]/.test(text))).toEqual([])
    expect([/Firefox|Windows/.test(none), browser.includes('Firefox'), system.includes('Windows')]).toEqual([false, true, true])
    expect(textOf(code, 'plan-started', { tier: 'premium', renewsAt: null }).before).toHaveLength(1)
    expect(textOf(code, 'plan-renews', { tier: 'premium', renewsAt, price: null }).before).toHaveLength(1)
  })

  test('the signature ends with the address of the site on a line of its own', () => {
    expect(messages.signature('https://t.example').split('\n').at(-1)).toBe('https://t.example')
    expect(messages.help('help@t.example')).toContain('help@t.example')
  })
})

describe.each(localeCodes.filter((code) => code !== 'en'))('the mails in %s', (code) => {
  test('leave nothing in English', () => {
    const english = new Set(kinds.flatMap((kind) => partsOf(textOf('en', kind))))
    const { greeting, copyAddress, help } = mailWords('en').messages
    const own = mailWords(code).messages
    expect(kinds.flatMap((kind) => partsOf(textOf(code, kind))).filter((text) => english.has(text))).toEqual([])
    expect([own.greeting === greeting, own.copyAddress === copyAddress, own.help('x') === help('x')]).toEqual([false, false, false])
  })
})

test('Urdu is written from right to left, with addresses, names and prices kept apart; all others from left to right', () => {
  expect(localeCodes.filter((code) => mailWords(code).direction === 'rtl')).toEqual(['ur'])
  expect(bodyOf(textOf('ur', 'address-changed'))).toContain('\u2066new@example.org\u2069')
  expect(bodyOf(textOf('ur', 'new-device'))).toContain('\u2066Firefox, Windows\u2069')
  expect(mailWords('ur').messages.help('help@t.example')).toContain('\u2066help@t.example\u2069')
  const latin = kinds
    .flatMap((kind) => partsOf(textOf('ur', kind)))
    .filter((text) => /[A-Za-z]/.test(text.replace(/\u2066[^\u2069]*\u2069/g, '')))
  expect(latin).toEqual([])
})

test('French keeps its signs with their words', () => {
  const { greeting, copyAddress, signature, help } = mailWords('fr').messages
  const all = [greeting, copyAddress, signature('x'), help('x'), ...kinds.flatMap((kind) => partsOf(textOf('fr', kind)))]
  expect(all.filter((text) => / [:;?!»]|« |[^\u00a0\u202f\s][:;?!](?!\/)/.test(text))).toEqual([])
})

test.each([
  ['fr', '2026-12-01', 'le 1er décembre 2026'],
  ['fr', '2026-12-11', 'le 11 décembre 2026'],
  ['it', '2026-12-01', 'il 1 dicembre 2026'],
  ['it', '2026-12-08', 'l’8 dicembre 2026'],
  ['it', '2026-12-11', 'l’11 dicembre 2026'],
  ['it', '2026-12-18', 'il 18 dicembre 2026'],
])('%s says %s as the language does', (code, day, said) => {
  expect(textOf(code, 'plan-renews', { tier: 'premium', renewsAt: day, price: null }).before[0]).toContain(said)
})

test.each([
  ['2026-12-05', 'fino al 5 dicembre 2026.'],
  ['2026-12-08', 'fino all’8 dicembre 2026.'],
])('Italian grace lasts until %s', (day, said) => {
  expect(textOf('it', 'payment-failed', { tier: 'premium', graceUntil: day }).before[0]).toContain(said)
})

test.each(['xx', '', 'toString'])('a mail for the locale "%s" is in English', (locale) => {
  expect(mailWords(locale).locale).toBe('en')
  expect(textOf(locale, 'plan-ended')).toEqual(textOf('en', 'plan-ended'))
})
