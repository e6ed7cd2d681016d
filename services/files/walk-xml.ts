import { SaxesParser } from 'saxes'

export type XmlHandlers = {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly close: (name: string) => void
  readonly text: (text: string) => void
}

const pieceLength = 65_536

/**
 * Goes through an XML document. Entities of the document's own are not read: none is defined here, so one that is used
 * is an error, and nothing outside is ever fetched. Throws for XML that is not well formed.
 */
export function walkXml(bytes: Uint8Array, { open, close, text }: XmlHandlers): void {
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => open(name, attributes))
  parser.on('closetag', ({ name }) => close(name))
  parser.on('text', text)
  parser.on('cdata', text)
  const decoder = new TextDecoder('utf-8')
  for (let at = 0; at < bytes.length; at += pieceLength)
    parser.write(decoder.decode(bytes.subarray(at, at + pieceLength), { stream: true }))
  parser.write(decoder.decode()).close()
}
