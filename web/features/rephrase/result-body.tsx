import { Info } from 'lucide-react'
import { useEffect } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ResultEditor } from './result-editor.tsx'
import { languageFacts } from './original-pane.tsx'
import { ResultMenusView } from './result-menus.tsx'
import { ResultText, type Target } from './result-text.tsx'
import { RunProblem } from './run-problem.tsx'
import { RunProgress } from './run-progress.tsx'
import type { Version } from './sheet-state.ts'
import type { ResultActions } from './use-result-actions.ts'
import { useResultMenus } from './use-result-menus.ts'
import type { Rephrasing } from './use-rephrase.ts'

type ResultBodyProps = {
  readonly desk: Rephrasing
  readonly actions: ResultActions
  readonly showsChanges: boolean
  readonly onPoint: (target: Target | null) => void
}

/** What stands beyond the margin line now: steps of a long run, a problem, the result, or an empty sheet. */
export function ResultBody({ desk, actions, showsChanges, onPoint }: ResultBodyProps) {
  const { result } = useMessages().rephrase
  const { sheet, version, isSlow } = desk
  const { run } = sheet
  if (run.phase === 'running' && isSlow) return <RunProgress run={run} onStop={desk.stop} />
  if (run.phase === 'failed') return <RunProblem desk={desk} problem={run.problem} />
  if (!version) return <p className="manuscript text-ink-pencil">{result.placeholder}</p>
  return <VersionBody desk={desk} version={version} actions={actions} showsChanges={showsChanges} onPoint={onPoint} />
}

function VersionBody({ desk, version, actions, showsChanges, onPoint }: ResultBodyProps & { readonly version: Version }) {
  const { run, result: words, original } = useMessages().rephrase
  const menus = useResultMenus()
  const { present } = version.state
  const facts = languageFacts(version.came.language)
  const lang = facts?.tag ?? version.came.language
  const dir = facts?.direction ?? 'ltr'
  const target = menus.menu?.target ?? null
  useEffect(() => onPoint(target), [onPoint, target])
  const isOfThisText = desk.draft.text === '' || desk.draft.text.startsWith(version.asked.text)
  return (
    <>
      {desk.sheet.hasNoOther ? <Remark title={run.noOther} help={run.noOtherHelp} /> : null}
      {version.came.changes.length === 0 ? <Remark title={words.nothingChanged} help={run.noOtherHelp} /> : null}
      {isOfThisText ? null : <Remark title={original.changed} />}
      {actions.isEditing ? (
        <ResultEditor
          result={present}
          lang={lang}
          dir={dir}
          onText={(text) => desk.dispatch({ type: 'edit', action: { type: 'type', text } })}
          onFinish={actions.finishEditing}
        />
      ) : (
        <ResultText
          result={present}
          showsChanges={showsChanges}
          lang={lang}
          dir={dir}
          open={target}
          onOpen={menus.open}
          onPoint={(next) => onPoint(target ?? next)}
        />
      )}
      {menus.menu && !actions.isEditing ? (
        <ResultMenusView desk={desk} menus={menus} menu={menus.menu} version={version} lang={lang} dir={dir} />
      ) : null}
    </>
  )
}

/** A line above the result. */
const Remark = ({ title, help }: { readonly title: string; readonly help?: string }) => (
  <p role="status" className="remark">
    <Icon of={Info} />
    <span>
      <b className="font-semibold">{title}</b> {help}
    </span>
  </p>
)
