import { Document, Packer, Paragraph, TextRun } from 'docx'
import { strToU8, zipSync, type Zippable } from 'fflate'

/** A .docx with one paragraph a line, as Word would write it. */
export async function makeDocx(lines: readonly string[]): Promise<Uint8Array> {
  const document = new Document({ sections: [{ children: lines.map((line) => new Paragraph({ children: [new TextRun(line)] })) }] })
  return new Uint8Array(await Packer.toBuffer(document))
}

/** A .docx whose body is the given XML. */
export const makeDocxOf = (body: string): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><w:body>${body}</w:body></w:document>`,
    ),
  })

const odtSpaces =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"'

/** An .odt whose body is the given XML. */
export const makeOdt = (body: string, more: Zippable = {}): Uint8Array =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(
      `<?xml version="1.0"?><office:document-content ${odtSpaces}><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
    ...more,
  })

/** A .pdf of one page with the given operators on it. `encrypt` locks it with a password that nobody knows. */
export function makePdf(content: string, { encrypt = false }: { readonly encrypt?: boolean } = {}): Uint8Array {
  const secret = `<${'41'.repeat(32)}>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Filter /Standard /V 1 /R 2 /O ${secret} /U ${secret} /P -1 >>`,
  ]
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = pdf.length
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const start = pdf.length
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  pdf += `trailer << /Size ${objects.length + 1} /Root 1 0 R ${encrypt ? `/Encrypt 6 0 R /ID [${secret} ${secret}]` : ''} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(pdf, 'latin1')
}

/** Operators that write lines below each other, 14 points apart. */
export const pdfLines = (lines: readonly string[]): string =>
  `BT /F1 12 Tf 72 720 Td 14 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`
