import { describe, expect, test } from 'vitest'
import { lints } from '#locales/en/lints.ts'
import { lintKinds, type Finding } from '#tools/proofread/contract.ts'
import { categoryOf, typeNameOf } from './categories.ts'
import { chooseFindings, wantsPicky, type Switches } from './choose-findings.ts'
import { idOf } from './rule-ids.ts'

const finding = (rule: string, key: string, kind: Finding['kind'], isPicky = false): Finding => ({
  rule,
  class: key,
  kind,
  isPicky,
  span: { start: 0, end: 1 },
  suggestions: [],
  facts: {},
})

const found = [
  finding('any/spelling', 'misspelled', 'spelling'),
  finding('en/agreement/he-dont', 'subject-verb', 'grammar'),
  finding('any/spaces-doubled', 'spaces-doubled', 'typography'),
  finding('any/ellipsis', 'ellipsis', 'typography', true),
  finding('any/begin-alike', 'sentences-begin-alike', 'repetition', true),
  finding('any/variants', 'spelling-variants', 'consistency'),
]

const none: Switches = {
  enabledRules: new Set(),
  disabledRules: new Set(),
  enabledCategories: new Set(),
  disabledCategories: new Set(),
  isEnabledOnly: false,
  isPicky: false,
  mode: 'all',
}
const [spelling, agreement, spaces, ellipsis, alike, variants] = ['misspelled', 'subject-verb', 'spaces-doubled', 'ellipsis', 'sentences-begin-alike', 'spelling-variants'] // prettier-ignore
const ids = (...given: readonly string[]) => new Set(given)

const rows: readonly (readonly [name: string, switches: Partial<Switches>, left: readonly (string | undefined)[]])[] = [
  ['without switches, what is wrong', {}, [spelling, agreement, spaces, variants]],
  ['picky', { isPicky: true }, [spelling, agreement, spaces, ellipsis, alike, variants]],
  ['a rule off', { disabledRules: ids('EN_AGREEMENT_HE_DONT') }, [spelling, spaces, variants]],
  ['a class off', { disabledRules: ids('SUBJECT_VERB') }, [spelling, spaces, variants]],
  ['a rule off by the name that others give it', { disabledRules: ids('WHITESPACE_RULE', 'HUNSPELL_RULE') }, [agreement, variants]],
  ['a category off', { disabledCategories: ids('TYPOGRAPHY', 'TYPOS') }, [agreement, variants]],
  ['a category off, one rule of it on', { disabledCategories: ids('TYPOGRAPHY'), enabledRules: ids('ELLIPSIS') }, [spelling, agreement, ellipsis, variants]], // prettier-ignore
  ['a picky rule on', { enabledRules: ids('ELLIPSIS') }, [spelling, agreement, spaces, ellipsis, variants]],
  ['a category on', { enabledCategories: ids('REPETITIONS_STYLE') }, [spelling, agreement, spaces, alike, variants]],
  ['a rule both on and off', { enabledRules: ids('ELLIPSIS'), disabledRules: ids('ELLIPSIS') }, [spelling, agreement, spaces, variants]],
  ['only one rule', { isEnabledOnly: true, enabledRules: ids('EN_AGREEMENT_HE_DONT') }, [agreement]],
  ['only one rule, picky', { isEnabledOnly: true, isPicky: true, enabledRules: ids('EN_AGREEMENT_HE_DONT') }, [agreement]],
  ['only one category', { isEnabledOnly: true, enabledCategories: ids('TYPOGRAPHY') }, [spaces, ellipsis]],
  ['what the whole text shows', { mode: 'textLevelOnly', isPicky: true }, [alike, variants]],
  ['all but what the whole text shows', { mode: 'allButTextLevelOnly' }, [spelling, agreement, spaces]],
  ['names that nobody has', { disabledRules: ids('NOTHING'), disabledCategories: ids('NOTHING') }, [spelling, agreement, spaces, variants]],
]
test.each(rows)('%s', (_, switches, left) => {
  expect(chooseFindings(found, { ...none, ...switches }).map((one) => one.class)).toEqual(left)
})

test('picky findings are made when one of them may be wanted', () => {
  expect([none, { ...none, isPicky: true }, { ...none, enabledRules: ids('A') }, { ...none, enabledCategories: ids('A') }].map(wantsPicky)).toEqual([false, true, true, true]) // prettier-ignore
})

// W3C, Internationalization Tag Set 2.0, values of the localization quality issue type.
const issueTypes = 'terminology mistranslation omission untranslated addition duplication inconsistency grammar legal register locale-specific-content locale-violation style characters misspelling typographical formatting inconsistent-entities numbers markup pattern-problem whitespace internationalization length non-conformance uncategorized other'.split(' ') // prettier-ignore

describe('every class of findings', () => {
  const classes = Object.keys(lints)
  test.each(classes)('%s has a category and a type that add-ons know', (key) => {
    for (const kind of lintKinds) {
      const { id, issueType } = categoryOf({ class: key, kind })
      expect(id).toMatch(/^[A-Z_]+$/)
      expect(issueTypes).toContain(issueType)
      expect(['UnknownWord', 'Hint', 'Other']).toContain(typeNameOf({ class: key, kind, isPicky: false }))
    }
  })
})

test.each([
  ['any/spelling', 'HUNSPELL_RULE'],
  ['MORFOLOGIK_RULE_EN_GB', 'HUNSPELL_RULE'],
  ['en/agreement/he-dont', 'EN_AGREEMENT_HE_DONT'],
  ['harper/WrongWord', 'HARPER_WRONGWORD'],
  ['EN_AGREEMENT_HE_DONT', 'EN_AGREEMENT_HE_DONT'],
])('the id of %s', (rule, id) => expect(idOf(rule)).toBe(id))
