import { countCharacters } from '#engines/text/characters.ts'
import type { PasswordClass, PasswordPolicy } from './contract.ts'

const patternOf: Readonly<Record<PasswordClass, RegExp>> = {
  lowercase: /\p{Ll}/u,
  uppercase: /\p{Lu}/u,
  numeric: /\p{Nd}/u,
  'non-alphanumeric': /[^\p{L}\p{N}]/u,
}

/** What a password lacks by the policy, for the form and the server alike; empty when it is fit. */
export function missingIn(password: string, { min, max, requires }: PasswordPolicy): readonly (PasswordClass | 'min' | 'max')[] {
  const length = countCharacters(password)
  return [
    ...(length < min ? (['min'] as const) : []),
    ...(length > max ? (['max'] as const) : []),
    ...requires.filter((one) => !patternOf[one].test(password)),
  ]
}
