import { create } from 'qrcode'
import { describe, expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

describe('a QR code as a path', () => {
  test.each([
    ['nothing dark', [0, 0, 0, 0], ''],
    ['one module', [0, 1, 0, 0], 'M1 0h1v1h-1z'],
    ['a run is one stroke', [1, 1, 0, 1], 'M0 0h2v1h-2zM1 1h1v1h-1z'],
  ])('%s', (_name, data, path) => expect(qrPath({ size: 2, data })).toBe(path))

  test('draws exactly the modules of a real code', () => {
    const { modules } = create('otpauth://totp/Tinta:a@b.example?secret=JBSWY3DPEHPK3PXP&issuer=Tinta', { errorCorrectionLevel: 'M' })
    const drawn = new Uint8Array(modules.size * modules.size)
    for (const [, x = '0', y = '0', length = '0'] of qrPath(modules).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
      drawn.fill(1, Number(y) * modules.size + Number(x), Number(y) * modules.size + Number(x) + Number(length))
    expect([...drawn]).toEqual([...modules.data].map(Number))
  })
})
