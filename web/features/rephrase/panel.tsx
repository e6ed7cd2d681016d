import { WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Mode, Strength } from '#tools/rephrase/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Sheet, Split } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Upsell, useUpsell } from '#web/workbench/upsell.tsx'
import { useHandedOver } from '#web/workbench/hand-over.ts'
import { useSheetText } from '#web/workbench/sheet-text.ts'
import { useIsOnline } from '#web/workbench/use-online.ts'
import { useKeepsTexts } from '#web/workbench/use-keeps-texts.ts'
import { useKeptSwitch } from '#web/workbench/use-kept-switch.ts'
import { useTier } from '#web/workbench/use-tier.ts'
import { useScrollTogether } from '#web/workbench/use-scroll-together.ts'
import { ControlsBar } from './controls-bar.tsx'
import { FiguresView } from './figures-view.tsx'
import { languageFacts } from './language-facts.ts'
import { MonthBanner } from './month-banner.tsx'
import { OriginalPane } from './original-pane.tsx'
import { PaneTabs, PhoneActions, type PaneName } from './phone-parts.tsx'
import { isRelated } from './related.ts'
import { ResultBody } from './result-body.tsx'
import { ResultPane } from './result-pane.tsx'
import { resultParts } from './result-parts.ts'
import { shareDone } from './run-progress.tsx'
import { SheetFoot } from './sheet-foot.tsx'
import { SynonymsHost } from './synonyms-host.tsx'
import { useAfterRun } from './use-after-run.ts'
import { useComparing } from './use-comparing.ts'
import { usePointed } from './use-pointed.ts'
import { useRephrase } from './use-rephrase.ts'
import { useRephraseShortcuts } from './use-rephrase-shortcuts.ts'
import { useResultActions } from './use-result-actions.ts'
import { useTextActions } from './use-text-actions.ts'
import './rephrase.css'
import './result-text.css'
import './home.css'

/** A text and a mode that the page around the sheet wants on it; each new value once. */
export type Wish = { readonly text: string; readonly mode: Mode }

/** The paraphraser: one sheet, the original before the margin line, the result beyond it. */
export function RephrasePanel({ wish = null }: { readonly wish?: Wish | null }) {
  const { page, result: words } = useMessages().rephrase
  const desk = useRephrase(useTier())
  const actions = useResultActions(desk)
  const [pane, setPane] = useState<PaneName>('original')
  const [showsChanges, setShowsChanges] = useKeptSwitch('show-changes', true)
  const [pointed, point] = usePointed(desk)
  const upsell = useUpsell()
  const originalScroller = useRef<HTMLDivElement>(null)
  const resultScroller = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOnline = useIsOnline()
  const keepsTexts = useKeepsTexts()
  const parts = resultParts.useLoaded()
  const { version, sheet, dispatch, draft } = desk
  useScrollTogether({ original: originalScroller, result: resultScroller, pairs: version?.state.present.sentences ?? null })
  const run = useAfterRun({ desk, heading, onPane: setPane, finishEditing: actions.finishEditing })
  const compare = useComparing({ desk, heading, onEmpty: run })
  const isComparing = compare.parts !== null
  useRephraseShortcuts({ desk, actions, run, isAway: isComparing })
  const textActions = useTextActions(desk)
  useWish(wish, textActions.fill)
  useSheetText({ tool: 'paraphraser', text: draft.text, language: draft.language, result: version?.state.present.text ?? null })
  useHandedOver('paraphraser', desk.isReady, textActions.takeUp)
  const isFound = version && draft.language === 'detect' && draft.text !== '' && isRelated(version.asked.text, draft.text)
  const detected = isFound ? version.came.language : null
  const facts = version ? languageFacts(version.came.language) : undefined

  const askForStrength = (strength: Strength) => upsell.ask({ kind: 'strength', strength })

  return (
    <>
      {compare.parts ? (
        <compare.parts.CompareView
          desk={desk}
          showsChanges={showsChanges}
          onShowChanges={setShowsChanges}
          onLocked={askForStrength}
          onClose={compare.close}
        />
      ) : null}
      {/* Only hidden meanwhile: the field keeps its text and what can be undone in it. */}
      <Sheet
        aria-label={page.heading}
        className="bench"
        hidden={isComparing}
        data-pane={pane}
        ink={desk.isSlow && sheet.run.phase === 'running' ? shareDone(sheet.run) : undefined}
      >
        {isOnline ? null : <OfflineBanner />}
        <MonthBanner desk={desk} />
        <ControlsBar desk={desk} onRun={run} onCompare={compare.open} onLocked={askForStrength} />
        <PaneTabs pane={pane} desk={desk} onPane={setPane} />
        <Split>
          <OriginalPane desk={desk} actions={textActions} scroller={originalScroller} detected={detected} highlight={pointed} />
          <ResultPane
            desk={desk}
            actions={actions}
            scroller={resultScroller}
            heading={heading}
            showsChanges={showsChanges}
            onShowChanges={setShowsChanges}
          >
            <ResultBody desk={desk} actions={actions} showsChanges={showsChanges} onPoint={point} />
          </ResultPane>
        </Split>
        <FiguresView version={version} />
        {version && parts ? (
          <parts.ChangesList
            result={version.state.present}
            lang={facts?.tag ?? version.came.language}
            dir={facts?.direction ?? 'ltr'}
            onOriginal={({ id }) => dispatch({ type: 'edit', action: { type: 'keep-original', change: id } })}
            onProposed={({ id, proposed }) => dispatch({ type: 'edit', action: { type: 'choose', change: id, wording: proposed } })}
          />
        ) : null}
      </Sheet>
      {isComparing ? null : <SheetFoot engine={version?.came.engine ?? 'embedded'} keepsTexts={keepsTexts} />}
      {isComparing ? null : <PhoneActions copyLabel={words.copyShort} desk={desk} onCopy={actions.copy} onRun={run} />}
      <Upsell upsell={upsell} />
      <SynonymsHost desk={desk} detected={detected} />
    </>
  )
}

function OfflineBanner() {
  const { offline, original } = useMessages().rephrase
  return (
    <Banner tone="ochre" icon={WifiOff} actions={<Tag tone="ochre">{original.draftKept}</Tag>}>
      <b className="font-semibold">{offline.title}</b> {offline.body}
    </Banner>
  )
}

function useWish(wish: Wish | null, fill: (wish: Wish) => void): void {
  const onWish = useEffectEvent((wanted: Wish) => {
    fill(wanted)
    scrollTo({ top: 0 })
  })
  useEffect(() => {
    if (wish) onWish(wish)
  }, [wish])
}
