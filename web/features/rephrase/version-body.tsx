import { useEffect } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { fewChangedOf } from './few-changed.ts'
import { languageFacts } from './language-facts.ts'
import { Remark } from './remark.tsx'
import { ResultEditor } from './result-editor.tsx'
import { ResultMenusView } from './result-menus.tsx'
import { ResultText } from './result-text.tsx'
import type { Version } from './sheet-state.ts'
import type { Target } from './target.ts'
import type { ResultActions } from './use-result-actions.ts'
import { useResultMenus } from './use-result-menus.ts'
import type { Rephrasing } from './use-rephrase.ts'

type VersionBodyProps = {
  readonly desk: Rephrasing
  readonly version: Version
  readonly actions: ResultActions
  readonly showsChanges: boolean
  readonly onPoint: (target: Target | null) => void
}

/** A result on the sheet: remarks about it, its text to look at or to write in, and the menu that is open over it. */
export function VersionBody({ desk, version, actions, showsChanges, onPoint }: VersionBodyProps) {
  const { run, result: words, original } = useMessages().rephrase
  const menus = useResultMenus()
  const { present } = version.state
  const facts = languageFacts(version.came.language)
  const lang = facts?.tag ?? version.came.language
  const dir = facts?.direction ?? 'ltr'
  const target = menus.menu?.target ?? null
  useEffect(() => onPoint(target), [onPoint, target])
  const isUnchanged = version.came.changes.length === 0
  // What the reader did to the result since is his own count.
  const fewChanged = version.state.past.length === 0 ? fewChangedOf(version.asked.text, version.came.sentences) : null
  const isOfThisText = desk.draft.text === '' || desk.draft.text.startsWith(version.asked.text)
  return (
    <>
      {isUnchanged ? <Remark title={words.nothingChanged} help={words.nothingChangedHelp} /> : null}
      {fewChanged ? <Remark title={words.fewChanged(fewChanged.changed, fewChanged.of)} help={words.fewChangedHelp} /> : null}
      {desk.sheet.hasNoOther && !isUnchanged ? <Remark title={run.noOther} help={run.noOtherHelp} /> : null}
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
