import type { Finding } from '#tools/proofread/contract.ts'
import { categoryOf, isOfWholeText } from './categories.ts'
import type { Question } from './question.ts'
import { idsOf } from './rule-ids.ts'

export type Switches = Pick<
  Question,
  'enabledRules' | 'disabledRules' | 'enabledCategories' | 'disabledCategories' | 'isEnabledOnly' | 'isPicky' | 'mode'
>

/** Whether findings that are only worth a look have to be made at all: they are asked for, or one of them may be. */
export const wantsPicky = ({ isPicky, enabledRules, enabledCategories }: Switches): boolean =>
  isPicky || enabledRules.size > 0 || enabledCategories.size > 0

/** The findings that the switches of an add-on leave; a rule's switch is stronger than its category's. */
export function chooseFindings(findings: readonly Finding[], switches: Switches): readonly Finding[] {
  const { enabledRules, disabledRules, enabledCategories, disabledCategories, isEnabledOnly, isPicky, mode } = switches
  const isOn = (finding: Finding): boolean => {
    const ids = idsOf(finding)
    const { id: category } = categoryOf(finding)
    if (ids.some((id) => disabledRules.has(id))) return false
    if (ids.some((id) => enabledRules.has(id))) return true
    if (disabledCategories.has(category)) return false
    return enabledCategories.has(category) || (!isEnabledOnly && (isPicky || !finding.isPicky))
  }
  return findings.filter((finding) => (mode === 'all' || isOfWholeText(finding) === (mode === 'textLevelOnly')) && isOn(finding))
}
