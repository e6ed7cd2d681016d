import { fetchLateMessages } from '../i18n/load-messages.ts'
import { localeOfPath } from '../i18n/locales.ts'
import { isOffline, post, type Answer } from './api-client.ts'

/** What the file dialog offers first; whatever is chosen, the server looks at the file itself. */
export const acceptedFiles = '.txt,.md,.docx,.odt,.pdf'

export type OpenedFile = { readonly text: string; readonly name: string }

const isOpenedFile = (value: unknown): value is OpenedFile =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'name' in value &&
  typeof value.name === 'string'

/** The text of a file. Nothing of the file is kept by the server. The words of what can be wrong with a file come meanwhile. */
export async function openFile(file: File, locale: string): Promise<Answer<OpenedFile>> {
  if (isOffline()) return { ok: false, problem: { code: 'offline', status: 0 } }
  const form = new FormData()
  form.set('file', file)
  const words = fetchLateMessages(localeOfPath(`/${locale}`).code).catch(() => undefined)
  const answer = await post({ path: '/api/v1/files', body: form, isValue: isOpenedFile, locale })
  if (!answer.ok) await words
  return answer
}
