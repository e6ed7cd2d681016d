import { defineCheck, type CheckFinding } from '../../check.ts'
import { isName } from '../../romanian/subject.ts'
import type { LintToken } from '../../token.ts'

/** What somebody is told to do, in forms that are nothing else at the head of a sentence. */
const orders =
  /^(?:vino|veniți|ascultați|uite|uitați-vă|stai|stați|așteptați|du-te|duceți-vă|spune-mi|spuneți-mi|dă-mi|dați-mi|ajută-mă|ajutați-mă|lasă-mă|hai|haide|haideți|grăbește-te|iartă-mă|scuză-mă|crede-mă|ai|vrei|ești|unde|ce|când|cum|știi)$/
const asking = /^(?:ai|vrei|ești|unde|ce|când|cum|știi)$/
const dear = /^(?:dragă|dragi|stimate|stimată|stimați|iubiți|onorată|onorate)$/
const verbs = /^(?:vă|îți|te|mă|am|vom|voi|ne|sper|vreau|aș|îmi|doresc|trebuie|mulțumesc|sunt|suntem|haideți|veniți|vino|nu|cum|ce)$/

/** "Ana vino aici", "dragi colegi vă mulțumesc": who is spoken to is set apart. */
export default defineCheck({
  key: 'address-comma',
  class: 'comma-missing',
  find: (tokens) => findingsIn(tokens),
  wrong: [
    ['Ana vino repede aici!', 'Ana, vino repede aici!'],
    ['Dragi colegi vă mulțumesc pentru ajutor.', 'Dragi colegi, vă mulțumesc pentru ajutor.'],
    ['Mihai unde ai fost?', 'Mihai, unde ai fost?'],
    ['Dragă Maria îți scriu din vacanță.', 'Dragă Maria, îți scriu din vacanță.'],
    ['Maria ajută-mă puțin.', 'Maria, ajută-mă puțin.'],
  ],
  right: [
    'Ana, vino aici!',
    'Ana vine repede.',
    'Dragi colegi, vă mulțumesc.',
    'Ana ascultă muzică.',
    'Mihai știe unde ești.',
    'Dragă mi-e viața.',
  ],
})

function findingsIn(tokens: readonly LintToken[]): readonly CheckFinding[] {
  const [first, second, third] = tokens
  if (!first || !second || third?.kind !== 'word') return []
  const put = (at: number): readonly CheckFinding[] => [{ from: at, to: at + 1, suggestions: [`${tokens[at]?.text ?? ''},`] }]
  if (dear.test(first.lower) && second.kind === 'word' && verbs.test(third.lower) && !verbs.test(second.lower)) return put(1)
  if (!isName(first.lower) || !orders.test(second.lower)) return []
  const mark = tokens.at(-1)?.text
  return !asking.test(second.lower) || mark === '?' ? put(0) : []
}
