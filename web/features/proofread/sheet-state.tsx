import { Check, Info } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Drop } from '#web/ui/drop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { copyText, toHtml } from '#web/workbench/copy-text.ts'
import { problemDetails, ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { skippedIn } from './checked.ts'
import { noFilter } from './notes.ts'
import type { Proofreading } from './use-proofread.ts'

/** A short text may well be one that is only begun. */
const shortText = 60

/** What is to be said above or instead of the notes: nothing yet, at work, what stands in the way, what was left out, done. */
export function SheetState({ desk, isNarrow = false }: { readonly desk: Proofreading; readonly isNarrow?: boolean }) {
  const { state } = useMessages().proofread
  const { sheet, checking, notes, shown, isLive } = desk
  const isEmpty = sheet.checked.text.trim() === ''
  if (isEmpty) return isNarrow ? null : <p className="proof-about">{state.about}</p>
  const { problem, isDone, isRunning, isSlow } = checking
  return (
    <div className="proof-states">
      {problem ? <Trouble desk={desk} problem={problem} /> : null}
      <Limits desk={desk} />
      {!isDone && !isRunning && !problem && !isLive && checking.over !== 'all' ? <Remark title={state.stale} /> : null}
      {isRunning && notes.length === 0 ? <AtWork isSlow={isSlow} /> : null}
      {isDone && !problem && shown.length === 0 ? <Done desk={desk} /> : null}
    </div>
  )
}

function AtWork({ isSlow }: { readonly isSlow: boolean }) {
  const { state } = useMessages().proofread
  if (!isSlow) return null
  return (
    <div className="proof-work">
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Drop className="w-2.5 text-blue" /> {state.checking}
      </p>
      {['one', 'two', 'three'].map((key) => (
        <div key={key} className="note proof-ghost" aria-hidden="true">
          <span className="skeleton" />
        </div>
      ))}
    </div>
  )
}

/** What a run could not take in. */
function Limits({ desk: { checking, sheet, limit } }: { readonly desk: Proofreading }) {
  const { state } = useMessages().proofread
  const { problem: words } = useMessages().rephrase
  const { settings } = useSite()
  const { list, language } = useWords()
  const skipped = useMemo(() => skippedIn(sheet.checked), [sheet.checked])
  const isMoreOffered = Object.values(settings.tiers).some(({ checkedPerRun }) => checkedPerRun > limit)
  return (
    <>
      {checking.over ? (
        <Remark title={checking.over === 'rest' ? state.part(limit) : state.tooLong(limit)} tone="ochre">
          {isMoreOffered ? (
            <PageLink page="premium" className={buttonClass({ size: 'small' })}>
              {words.plans}
            </PageLink>
          ) : null}
        </Remark>
      ) : null}
      {skipped.length > 0 ? <Remark title={state.skipped(list(skipped.map(language)))} /> : null}
    </>
  )
}

function Done({ desk: { notes, shown, pickyHidden, setFilter, sheet } }: { readonly desk: Proofreading }) {
  const { state } = useMessages().proofread
  const hidden = notes.length - shown.length + pickyHidden
  const show = () => {
    setFilter(noFilter)
    if (pickyHidden > 0) sheet.change({ isPicky: true })
  }
  return (
    <div className="proof-done">
      <p className="proof-done-title">
        <Icon of={Check} /> {state.done}
      </p>
      <p className="text-sm text-ink-soft">{hidden === 0 ? state.doneHelp : state.hidden(hidden)}</p>
      {hidden > 0 ? (
        <Button size="small" className="mt-3" onClick={show}>
          {state.show}
        </Button>
      ) : null}
    </div>
  )
}

function Trouble({ desk, problem }: { readonly desk: Proofreading; readonly problem: Problem }) {
  const { state } = useMessages().proofread
  const { problem: words } = useMessages().rephrase
  const { language } = useWords()
  const { checking, sheet } = desk
  const chooseLanguage = (
    <Button size="small" onClick={openLanguages}>
      {words.chooseLanguage}
    </Button>
  )
  // The banner above the text says it.
  if (problem.code === 'offline') return null
  if (problem.code === 'language-unknown' && sheet.checked.text.trim().length < shortText)
    return <Remark title={state.short} help={state.shortHelp} />
  if (problem.code === 'language-not-supported' && typeof problem['language'] === 'string')
    return (
      <Remark title={state.unknownLanguage(language(problem['language']))} help={state.unknownLanguageHelp}>
        {chooseLanguage}
      </Remark>
    )
  return (
    <div className="proof-trouble">
      <ProblemNotice problem={problem}>
        {problem.code.startsWith('language-') ? (
          chooseLanguage
        ) : (
          <>
            <Button size="small" onClick={checking.check}>
              {words.again}
            </Button>
            <Button variant="quiet" size="small" onClick={() => void copyDetails(problem, words.detailsCopied)}>
              {words.details}
            </Button>
          </>
        )}
      </ProblemNotice>
    </div>
  )
}

type RemarkProps = { readonly title: string; readonly help?: string; readonly tone?: 'ochre'; readonly children?: ReactNode }

const Remark = ({ title, help, tone, children }: RemarkProps) => (
  <div role="status" className="proof-remark" data-tone={tone}>
    <Icon of={Info} />
    <div>
      <b className="font-semibold">{title}</b> {help}
      {children ? <div className="mt-2">{children}</div> : null}
    </div>
  </div>
)

const openLanguages = (): void => document.querySelector<HTMLButtonElement>('[data-language-select]')?.click()

async function copyDetails(problem: Problem, words: string): Promise<void> {
  const plain = problemDetails(problem)
  if ((await copyText({ plain, html: toHtml(plain) })) !== 'failed') showToast({ text: words })
}
