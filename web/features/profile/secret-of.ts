/** The key of an `otpauth:` address, in groups of four as it is easiest to type. */
export function secretOf(uri: string): string {
  const secret = URL.canParse(uri) ? (new URL(uri).searchParams.get('secret') ?? '') : ''
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
