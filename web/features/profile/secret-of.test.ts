import { expect, test } from 'vitest'
import { secretOf } from './secret-of.ts'

test.each([
  ['otpauth://totp/Tinta:a%40b.example?secret=JBSWY3DPEHPK3PXP&issuer=Tinta', 'JBSW Y3DP EHPK 3PXP'],
  ['otpauth://totp/x?secret=ABCDEF', 'ABCD EF'],
  ['otpauth://totp/x', ''],
  ['nonsense', ''],
])('%s holds %j', (uri, expected) => expect(secretOf(uri)).toBe(expected))
