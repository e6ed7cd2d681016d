import type { DoctorInput, DoctorResult } from '#tools/cite/doctor-contract.ts'
import { isOffline, post, type Answer, type Guard } from '#web/workbench/api-client.ts'
import { askWhenUnsure } from '#web/workbench/when-unsure.ts'

// The server checks its answers against the contract before it sends them; here the shape tells them apart.
const isChecked: Guard<DoctorResult> = (value): value is DoctorResult =>
  typeof value === 'object' &&
  value !== null &&
  'findings' in value &&
  Array.isArray(value.findings) &&
  'entries' in value &&
  Array.isArray(value.entries)

/** Checks the references of a text. When its language could not be told, once more in the language that the person has set for this case. */
export async function requestDoctor({ text, language }: DoctorInput, locale: string, signal: AbortSignal): Promise<Answer<DoctorResult>> {
  if (isOffline()) return { ok: false, problem: { code: 'offline', status: 0 } }
  return askWhenUnsure(language, (chosen) =>
    post({ path: '/api/v1/cite/doctor', body: { text, language: chosen }, isValue: isChecked, locale, signal }),
  )
}
