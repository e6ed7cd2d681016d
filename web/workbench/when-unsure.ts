import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { Answer } from './api-client.ts'
import { session } from './session.ts'

type ChosenLanguage = TextLanguage | 'detect'

/**
 * Asks, and when the language of the text could not be told, once more in the language that the person has set for
 * this case. If that is no way on either, the first answer stands.
 */
export async function askWhenUnsure<Value>(
  language: ChosenLanguage,
  ask: (language: ChosenLanguage) => Promise<Answer<Value>>,
  own: TextLanguage | null = session.read().user?.textLanguage ?? null,
): Promise<Answer<Value>> {
  const first = await ask(language)
  if (first.ok || language !== 'detect' || own === null || first.problem.code !== 'language-unknown') return first
  const second = await ask(own)
  return second.ok || !second.problem.code.startsWith('language-') ? second : first
}
