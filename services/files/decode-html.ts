import { textOfPlain } from './text-of-plain.ts'

/** Where the HTML standard has browsers look for the encoding. */
const headBytes = 1024

/** By the mark at its beginning, else by what its head says (HTML standard, 13.2.3), else as a plain file is decoded. */
export async function decodeHtml(bytes: Uint8Array): Promise<string> {
  const isMarked = [0xff, 0xfe, 0xef].includes(bytes[0] ?? 0)
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes))
  const said = isMarked ? undefined : /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w-]{2,30})/i.exec(head)?.[1]
  const decoder = said === undefined ? null : optionalDecoder(said)
  return decoder ? decoder.decode(bytes) : textOfPlain(bytes)
}

/** A page cannot say in single bytes that it is in double ones; and what is no name of an encoding counts as none. */
function optionalDecoder(name: string): TextDecoder | null {
  try {
    return /^utf-?16/i.test(name) ? null : new TextDecoder(name)
  } catch {
    return null
  }
}
