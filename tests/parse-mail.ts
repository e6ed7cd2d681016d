/** A message as a mail program would understand it. */
export type ParsedMail = {
  /** Names in lower case; values unfolded, encoded words read. */
  readonly headers: ReadonlyMap<string, readonly string[]>
  /** The parts of a multipart message, or the message itself. */
  readonly parts: readonly { readonly type: string; readonly text: string }[]
}

/** Reads a raw message; throws for what our mails never are. */
export function parseMail(raw: string): ParsedMail {
  const { headers, body } = splitHead(raw)
  const type = headers.get('content-type')?.[0] ?? ''
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1]
  if (!type.startsWith('multipart/') || boundary === undefined) return { headers, parts: [partOf(headers, body)] }
  const sections = body.split(`--${boundary}`).slice(1, -1)
  return {
    headers,
    parts: sections.map((section) => {
      const part = splitHead(section.replace(/^\r\n/, ''))
      return partOf(part.headers, part.body.replace(/\r\n$/, ''))
    }),
  }
}

function splitHead(raw: string) {
  const end = raw.indexOf('\r\n\r\n')
  if (end < 0) throw new Error('the message has no body')
  const headers = new Map<string, readonly string[]>()
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    headers.set(name, [...(headers.get(name) ?? []), readWords(line.slice(colon + 1).trim())])
  }
  return { headers, body: raw.slice(end + 4) }
}

function partOf(headers: ParsedMail['headers'], body: string): ParsedMail['parts'][number] {
  const type = headers.get('content-type')?.[0] ?? ''
  if (!/charset=utf-8/i.test(type)) throw new Error(`a part is not UTF-8: ${type}`)
  return {
    type: type.split(';')[0] ?? '',
    text: decoded(body, headers.get('content-transfer-encoding')?.[0] ?? '7bit').replaceAll('\r\n', '\n'),
  }
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return readQuoted(body.replace(/=\r\n/g, ''))
  return body
}

const readQuoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** Encoded words (RFC 2047); spaces between two of them do not count. */
const readWords = (text: string): string =>
  text
    .replace(/(\?=)\s+(=\?)/g, '$1$2')
    .replace(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (words) =>
      [...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)]
        .map(([, kind = '', word = '']) =>
          kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : readQuoted(word.replaceAll('_', ' ')),
        )
        .join(''),
    )
