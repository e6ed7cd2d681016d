import { constants, crc32, deflateRawSync } from 'node:zlib'

const megabyte = 1024 * 1024

/** A zip archive with one entry of zeros, `megabytes` long when unpacked and some KB packed; made without packing it all. */
export function makeZipBomb(entry: string, megabytes: number): Uint8Array {
  const zeros = Buffer.alloc(megabyte)
  // Flushed in full, a piece depends on none before it, so it can stand there again and again.
  const piece = deflateRawSync(zeros, { finishFlush: constants.Z_FULL_FLUSH })
  const packed = Buffer.concat([...Array.from({ length: megabytes }, () => piece), deflateRawSync(Buffer.alloc(0))])
  let sum = 0
  for (let done = 0; done < megabytes; done += 1) sum = crc32(zeros, sum)

  const name = Buffer.from(entry)
  const about = Buffer.alloc(26)
  about.writeUInt16LE(20, 0)
  about.writeUInt16LE(8, 4)
  about.writeUInt32LE(sum, 10)
  about.writeUInt32LE(packed.length, 14)
  about.writeUInt32LE(megabytes * megabyte, 18)
  about.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), about, name, packed])
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, Buffer.alloc(14), name])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
