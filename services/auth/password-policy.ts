import type { PasswordPolicy } from '#tools/account/contract.ts'
import { missingIn } from '#tools/account/password-policy.ts'
import { appError } from '../problem.ts'
import { commonPasswords } from './common-passwords.ts'

// Signs that stand for letters in passwords that are guessed all the same.
const disguises: readonly (readonly [RegExp, string])[] = [
  [/[@4]/g, 'a'],
  [/3/g, 'e'],
  [/[1!|]/g, 'i'],
  [/0/g, 'o'],
  [/[$5]/g, 's'],
  [/7/g, 't'],
]

const common: ReadonlySet<string> = new Set(commonPasswords)

/** Whether a password is among the first that would be guessed: listed, one sign repeated, a run of signs, or the person's own address. */
export function isGuessable(password: string, email: string | null): boolean {
  const plain = password.toLowerCase().normalize('NFC')
  const core = plain.replace(/[\d!?.*_-]+$/, '')
  const undisguised = disguises.reduce((text, [sign, letter]) => text.replace(sign, letter), plain)
  if ([plain, undisguised].some((form) => common.has(form))) return true
  if (core.length >= 4 && core.length >= plain.length - 4 && common.has(core)) return true
  if (new Set(plain).size <= 2 || isRun(plain)) return true
  return email !== null && isOwnAddress(plain, email.toLowerCase())
}

/** Each sign is the one after the sign before, or the one before it, and 0 comes after 9: 34567890, gfedcba. */
function isRun(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  const isUp = (step: number): boolean => step === 1 || step === -9
  const isDown = (step: number): boolean => step === -1 || step === 9
  return steps.length > 3 && (steps.every(isUp) || steps.every(isDown))
}

function isOwnAddress(password: string, email: string): boolean {
  const name = email.split('@')[0] ?? ''
  return password === email || (name.length >= 4 && password.replace(/[\d!?.*_-]+$/, '') === name.replace(/[\d!?.*_-]+$/, ''))
}

/** Throws AppError `password-weak` or `password-common`. */
export function requireFitPassword(password: string, policy: PasswordPolicy, email: string | null): void {
  const missing = missingIn(password, policy)
  if (missing.length > 0) throw appError('password-weak', { min: policy.min, max: policy.max, missing })
  if (isGuessable(password, email)) throw appError('password-common')
}
