import { TriangleAlert, Copy, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { wordsForVerdict } from '#tools/detect/limits.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Drop } from '#web/ui/drop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { copyText, toHtml } from '#web/workbench/copy-text.ts'
import { problemDetails, ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { ModelPart } from './model-part.tsx'
import { NoticedPart } from './noticed-part.tsx'
import { VerdictPart } from './verdict-part.tsx'
import type { Detecting } from './use-detect.ts'
import type { DialogName } from './use-dialogs.tsx'
import type { TextActions } from './use-text-actions.ts'

type ResultPaneProps = { readonly desk: Detecting; readonly texts: TextActions; readonly onDialog: (name: DialogName) => void }

/** Beyond the margin line: what stands in the way, or the verdict with what it rests on; and always that it is no proof. */
export function ResultPane({ desk, texts, onDialog }: ResultPaneProps) {
  const { state, reliable, accused, result: words } = useMessages().detect
  const { read, isSlow } = desk
  return (
    <aside className="detect-result" aria-label={state.title} data-region>
      <State desk={desk} />
      {read && !isSlow ? (
        <div className="detect-read" data-stale={desk.isStale || undefined}>
          <VerdictPart desk={desk} read={read} />
          <NoticedPart desk={desk} read={read} />
          {read.result.model ? <ModelPart model={read.result.model} /> : null}
          <p className="detect-part detect-tools">{words.tools}</p>
        </div>
      ) : null}
      <div className="detect-more">
        {read ? (
          <Button size="small" onClick={() => texts.copy()}>
            <Icon of={Copy} /> {words.copy}
          </Button>
        ) : null}
        {read ? (
          <Button variant="ink" size="small" onClick={() => onDialog('reliable')}>
            {reliable.button}
          </Button>
        ) : null}
        <Button variant="ink" size="small" onClick={() => onDialog('accused')}>
          {accused.button}
        </Button>
      </div>
      <NotProof />
    </aside>
  )
}

function NotProof() {
  const { notProof } = useMessages().detect
  return (
    <div className="detect-warning">
      <Icon of={Info} />
      <p>
        <b className="font-semibold">{notProof.title}</b> {notProof.body}
      </p>
    </div>
  )
}

/** What is to be said above the result, or instead of it. */
function State({ desk }: { readonly desk: Detecting }) {
  const { state } = useMessages().detect
  const { read, problem, isOver, isSlow, isStale, sheet } = desk
  const isEmpty = sheet.draft.text.trim() === ''
  return (
    <div className="detect-states">
      {isEmpty ? (
        <div className="detect-about">
          <p>{state.about}</p>
          <p className="mt-2">{state.needs(wordsForVerdict)}</p>
        </div>
      ) : null}
      {isOver ? <TooLong desk={desk} /> : null}
      {isSlow ? <AtWork desk={desk} /> : null}
      {problem ? <Trouble desk={desk} problem={problem} /> : null}
      {!isEmpty && !read && !isSlow && !problem && !isOver ? <p className="detect-about">{state.about}</p> : null}
      {isStale && !isSlow ? <Remark title={state.stale} help={state.staleHelp} tone="ochre" /> : null}
    </div>
  )
}

function AtWork({ desk }: { readonly desk: Detecting }) {
  const { state } = useMessages().detect
  const { stop } = useMessages().rephrase.run
  return (
    <div className="detect-work">
      <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
        <Drop className="w-2.5 text-blue" /> {state.checking}
      </p>
      {['one', 'two', 'three'].map((key) => (
        <span key={key} className="skeleton" aria-hidden="true" />
      ))}
      <Button size="small" onClick={() => desk.stop()}>
        {stop} <Kbd keys={['Esc']} />
      </Button>
    </div>
  )
}

/** More than a run can hold: its beginning can be checked, and a plan may hold more. */
function TooLong({ desk: { limit, check } }: { readonly desk: Detecting }) {
  const { state } = useMessages().detect
  const { problem: words } = useMessages().rephrase
  const { settings } = useSite()
  const isMoreOffered = Object.values(settings.tiers).some(({ checkedPerRun }) => checkedPerRun > limit)
  return (
    <Remark title={state.tooLong(limit)} help={state.tooLongHelp} tone="ochre">
      <Button size="small" onClick={() => check('beginning')}>
        {state.cut(limit)}
      </Button>
      {isMoreOffered ? (
        <PageLink page="premium" className={buttonClass({ size: 'small', variant: 'quiet' })}>
          {words.plans}
        </PageLink>
      ) : null}
    </Remark>
  )
}

function Trouble({ desk, problem }: { readonly desk: Detecting; readonly problem: Problem }) {
  const { state } = useMessages().detect
  const { problem: words } = useMessages().rephrase
  const { language } = useWords()
  // The banner above the text says it.
  if (problem.code === 'offline') return null
  const chooseLanguage = (
    <Button size="small" onClick={openLanguages}>
      {words.chooseLanguage}
    </Button>
  )
  if (problem.code === 'language-not-supported' && typeof problem['language'] === 'string')
    return (
      <Remark title={state.unknownLanguage(language(problem['language']))} help={state.unknownLanguageHelp}>
        {chooseLanguage}
      </Remark>
    )
  return (
    <div className="detect-trouble">
      <ProblemNotice problem={problem}>
        {problem.code.startsWith('language-') ? (
          chooseLanguage
        ) : (
          <>
            <Button size="small" onClick={() => desk.check()}>
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
  <div role="status" className="detect-remark" data-tone={tone}>
    <Icon of={tone === 'ochre' ? TriangleAlert : Info} />
    <div>
      <b className="font-semibold">{title}</b> {help}
      {children ? <div className="mt-2 flex flex-wrap gap-2">{children}</div> : null}
    </div>
  </div>
)

const openLanguages = (): void => document.querySelector<HTMLButtonElement>('[data-language-select]')?.click()

async function copyDetails(problem: Problem, words: string): Promise<void> {
  const plain = problemDetails(problem)
  if ((await copyText({ plain, html: toHtml(plain) })) !== 'failed') showToast({ text: words })
}
