import { sharedTexts } from '#locales/shared-texts.ts'
import { localeOfPath } from '../i18n/locales.ts'
import { pathOf } from '../i18n/paths.ts'

/** A text that another app gave to this one, and the page that takes it. */
export type SharedText = {
  readonly text: string
  readonly to: string
  /** What the page says of it. */
  readonly said: string
}

const start = '/share/'
/** As the manifest names them. */
const parts = ['title', 'text', 'url'] as const

/** Reads what the system's menu "Share" sent; null for any other request. The text goes no further than this device. */
export function readShared(request: Request, origin: string): Promise<SharedText> | null {
  const { pathname, origin: its } = new URL(request.url)
  if (request.method !== 'POST' || its !== origin || !pathname.startsWith(start)) return null
  const { code } = localeOfPath(`/${pathname.slice(start.length)}`)
  const page = { to: pathOf('paraphraser', code), said: sharedTexts[code] }
  return request.formData().then(
    (form) => ({
      ...page,
      text: parts
        .map((name) => textIn(form, name))
        .filter(Boolean)
        .join('\n\n'),
    }),
    () => ({ ...page, text: '' }),
  )
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** A page that puts the text by for the paraphraser, as one tool hands a text to another, and goes there. */
export function sharedAnswer({ text, to, said }: SharedText): Response {
  const handed = JSON.stringify({ text, language: null, options: {}, said })
  // As JSON in a script: nothing in the text can end either.
  const [key, value, page] = ['tinta-handed-to-paraphraser', handed, to].map((one) => JSON.stringify(one).replaceAll('<', '\\u003c'))
  const script = text === '' ? '' : `try{sessionStorage.setItem(${key},${value})}catch{}`
  return new Response(`<!doctype html><meta charset="utf-8"><script>${script}location.replace(${page})</script>`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
