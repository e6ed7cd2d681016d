import { Check, Circle } from 'lucide-react'
import type { PasswordPolicy } from '#tools/account/contract.ts'
import { missingIn } from '#tools/account/password-policy.ts'
import { useMessages } from '../i18n/messages.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import './password-rules.css'

/** What the policy asks of a password, each rule ticked as soon as it is met. The longest length is told only when it is passed. */
export function PasswordRules({ policy, password }: { readonly policy: PasswordPolicy; readonly password: string }) {
  const { rules } = useMessages().account
  const missing = missingIn(password, policy)
  const rows = [
    { rule: 'min' as const, words: rules.min(policy.min) },
    ...policy.requires.map((rule) => ({ rule, words: rules[rule] })),
    ...(missing.includes('max') ? [{ rule: 'max' as const, words: rules.max(policy.max) }] : []),
  ]
  return (
    <div className="password-rules">
      <span className="sr-only">{rules.label}</span>
      <ul>
        {rows.map(({ rule, words }) => {
          const isMet = !missing.includes(rule)
          return (
            <li key={rule} className={classNames('password-rule', isMet && 'password-rule-met')}>
              <Icon of={isMet ? Check : Circle} />
              <span>{words}</span>
              <span className="sr-only">{`, ${isMet ? rules.isMet : rules.isOpen}`}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
