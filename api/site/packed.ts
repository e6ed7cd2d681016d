import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A body that stays in memory, with its compressed forms, made once. */
export type Packed = {
  readonly plain: Uint8Array<ArrayBuffer>
  readonly gzip: Uint8Array<ArrayBuffer> | null
  readonly br: Uint8Array<ArrayBuffer> | null
  /** Entity tag of the plain form, in its quotes. */
  readonly etag: string
}

const worthCompressing = 512

/** Packs a body; what is small or compressed by nature stays as it is. */
export async function pack(body: Uint8Array<ArrayBuffer>, { isText }: { readonly isText: boolean }): Promise<Packed> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  if (!isText || body.byteLength < worthCompressing) return { plain: body, gzip: null, br: null, etag }
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(body, { level: 9 }),
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
    }),
  ])
  return { plain: body, gzip: ownBytes(zipped), br: ownBytes(brotli), etag }
}

const ownBytes = (buffer: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)

/** Answers with the form that the client takes, or with 304 when it has the body already. */
export function packedResponse(request: Request, packed: Packed, given: HeadersInit): Response {
  const headers = new Headers(given)
  const { encoding, body } = chosen(request.headers.get('accept-encoding') ?? '', packed)
  const etag = encoding ? `W/${packed.etag}` : packed.etag
  headers.set('ETag', etag)
  if (packed.gzip) headers.append('Vary', 'Accept-Encoding')
  if (knows(request.headers.get('if-none-match'), packed.etag)) return new Response(null, { status: 304, headers })
  if (encoding) headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { status: 200, headers })
}

function chosen(accepted: string, packed: Packed): { readonly encoding: 'br' | 'gzip' | null; readonly body: Uint8Array<ArrayBuffer> } {
  if (packed.br && takes(accepted, 'br')) return { encoding: 'br', body: packed.br }
  if (packed.gzip && takes(accepted, 'gzip')) return { encoding: 'gzip', body: packed.gzip }
  return { encoding: null, body: packed.plain }
}

const takes = (accepted: string, coding: string): boolean =>
  accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0+)?$/.test(parameter))
  })

const knows = (header: string | null, etag: string): boolean =>
  header !== null && header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
