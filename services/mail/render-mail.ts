import type { MailText, MailWords } from './mail-words.ts'

/** A mail as it is sent. */
export type RenderedMail = { readonly subject: string; readonly plain: string; readonly html: string }

export type MailFrame = {
  readonly words: ReturnType<MailWords>
  /** Where the button leads; null without a button. */
  readonly url: string | null
  /** The site's address. */
  readonly site: string
  readonly supportEmail: string | null
}

/** Writes a mail as plain text and as HTML. Throws when its subject holds a line break or its address is not one of the web. */
export function renderMail(text: MailText, frame: MailFrame): RenderedMail {
  requireOneLine(text.subject)
  if (frame.url !== null && !/^https?:\/\/[^\s<>"]+$/.test(frame.url)) throw new Error('the address of a mail is not one of the web')
  return { subject: text.subject, plain: plainOf(text, frame), html: htmlOf(text, frame) }
}

/** Throws for a line break or another control character: in a header it could begin a header of its own. */
export function requireOneLine(text: string): void {
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) throw new Error('a header of a mail holds a control character')
}

/** The address stands on a line of its own, with nothing beside it that a mail program could take for a part of it. */
function plainOf({ before, button, after }: MailText, { words, url, site, supportEmail }: MailFrame): string {
  const { greeting, signature, help } = words.messages
  return [
    greeting,
    ...before,
    ...(button !== null && url !== null ? [`${button}:\n${url}`] : []),
    ...after,
    ...(supportEmail === null ? [] : [help(supportEmail)]),
    signature(site),
  ].join('\n\n')
}

// The look of web/ui/tokens.css in the light mode, as mail programs understand it: sRGB, no custom properties.
const colour = {
  desk: '#f0f5f7',
  sheet: '#fdfeff',
  ink: '#172135',
  soft: '#444f60',
  pencil: '#5a6471',
  hairline: '#d9e1e5',
  blue: '#144bab',
}
const latinFont = "'Schibsted Grotesk','Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const latinHead = "Literata,Georgia,'Times New Roman',serif"
const urduFont = "'Noto Naskh Arabic','Segoe UI',Tahoma,Arial,sans-serif"

function htmlOf({ subject, before, button, after }: MailText, { words, url, site, supportEmail }: MailFrame): string {
  const { locale, direction, messages } = words
  const [font, head, size, lead] = direction === 'rtl' ? [urduFont, urduFont, 17, 1.9] : [latinFont, latinHead, 16, 1.6]
  const paragraph = (words: string, style = '') => `<p style="margin:0 0 16px;${style}">${lines(words)}</p>`
  const said = (paragraphs: readonly string[]) => paragraphs.map((words) => paragraph(words)).join('\n')
  const small = `font-size:${size - 2}px;color:${colour.pencil};`
  const opens = `lang="${escaped(locale)}" dir="${direction}"`
  return `<!doctype html>
<html ${opens}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${colour.desk};">
<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${escaped(before[0] ?? '')}</div>
<div ${opens} style="padding:32px 16px;background:${colour.desk};color:${colour.ink};font:${size}px/${lead} ${font};">
<div style="max-width:560px;margin:0 auto;padding:32px;background:${colour.sheet};border:1px solid ${colour.hairline};border-radius:10px;">
<p style="margin:0 0 24px;color:${colour.blue};font:600 20px/1.2 ${latinHead};"><span dir="ltr" lang="en">Tinta</span></p>
<h1 style="margin:0 0 16px;font:600 ${size + 8}px/${direction === 'rtl' ? 1.8 : 1.25} ${head};">${escaped(subject)}</h1>
${paragraph(messages.greeting)}
${said(before)}
${button === null || url === null ? '' : action({ button, url, copyAddress: messages.copyAddress, small })}
${said(after)}
<hr style="margin:24px 0 16px;border:0;border-top:1px solid ${colour.hairline};">
${supportEmail === null ? '' : paragraph(messages.help(supportEmail), small)}
${paragraph(messages.signature(site), `margin:0;${small}`)}
</div>
</div>
</body>
</html>
`
}

type Action = { readonly button: string; readonly url: string; readonly copyAddress: string; readonly small: string }

/** The button, and below it the address that it leads to, to be read and copied. */
const action = ({ button, url, copyAddress, small }: Action): string => `<p style="margin:24px 0;">
<a href="${escaped(url)}" target="_blank" rel="noopener noreferrer" style="display:inline-block;padding:12px 24px;border-radius:7px;background:${colour.blue};color:${colour.sheet};font-weight:600;text-decoration:none;">${escaped(button)}</a>
</p>
<p style="margin:0 0 24px;${small}">${escaped(copyAddress)}<br>
<a href="${escaped(url)}" target="_blank" rel="noopener noreferrer" dir="ltr" style="unicode-bidi:isolate;color:${colour.blue};word-break:break-all;">${escaped(url)}</a></p>`

const lines = (words: string): string => words.split('\n').map(escaped).join('<br>\n')

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '')
