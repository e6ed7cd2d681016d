import { WifiOff } from 'lucide-react'
import { useRef } from 'react'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { useSite } from '#web/shell/site.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { openCommand } from '#web/workbench/command-request.ts'
import { ProblemNotice } from '#web/workbench/problem-notice.tsx'
import { useSheetText } from '#web/workbench/sheet-text.ts'
import { useIsOnline } from '#web/workbench/use-online.ts'
import { useKeepsTexts } from '#web/workbench/use-keeps-texts.ts'
import { useLetterKeys } from '#web/workbench/use-shortcuts.ts'
import { useTier } from '#web/workbench/use-tier.ts'
import { ControlsBar } from './controls-bar.tsx'
import { NoteSheet } from './note-sheet.tsx'
import { NotesPane } from './notes-pane.tsx'
import { SentenceStrip } from './sentence-strip.tsx'
import { SheetFoot } from './sheet-foot.tsx'
import { SheetState } from './sheet-state.tsx'
import { SynonymsHost } from './synonyms-host.tsx'
import { TextPane } from './text-pane.tsx'
import { useEditor } from './use-editor.ts'
import { useIsNarrow } from './use-narrow.ts'
import { useKeys } from './use-keys.tsx'
import { useNoteActions } from './use-note-actions.ts'
import { useNotePlaces } from './use-note-places.ts'
import { useProofread } from './use-proofread.ts'
import { useTakeUp } from './use-take-up.ts'
import { useTextActions, type TextActions } from './use-text-actions.ts'
import '#web/workbench/writing-sheet.css'
import './editor.css'
import './proofread.css'
import './notes.css'

/** The proofreader: one sheet, the text before the margin line, what was found beyond it. */
export function ProofreadPanel() {
  const { page } = useMessages().proofread
  const desk = useProofread(useTier())
  const list = useRef<HTMLOListElement>(null)
  const [places, layout] = useNotePlaces(desk, list)
  const editor = useEditor(desk, layout)
  const notes = useNoteActions(desk)
  const texts = useTextActions(desk)
  useTakeUp(desk)
  useSheetText({ tool: 'proofreader', text: desk.sheet.checked.text, language: desk.sheet.settings.language })
  const keys = useKeys({ desk, notes, texts })
  const isNarrow = useIsNarrow()
  const isOnline = useIsOnline()
  return (
    <div className="proof-page">
      <Sheet aria-label={page.heading} className="proof" aria-busy={desk.checking.isSlow || undefined}>
        {isOnline ? null : <OfflineBanner />}
        <ControlsBar desk={desk} actions={notes} />
        <FileProblem actions={texts} />
        {isNarrow ? <SheetState desk={desk} isNarrow /> : null}
        <div className="proof-split">
          <TextPane desk={desk} editor={editor} actions={texts} />
          {isNarrow ? null : <NotesPane desk={desk} actions={notes} places={places} list={list} />}
        </div>
        <SheetFoot desk={desk} notes={notes} texts={texts} onLists={keys.openLists} onMarked={keys.openMarked} onReport={keys.openReport} />
        <SentenceStrip desk={desk} />
      </Sheet>
      <EngineLine />
      {isNarrow ? <NoteSheet desk={desk} actions={notes} /> : null}
      {keys.dialogs}
      <SynonymsHost desk={desk} />
    </div>
  )
}

function OfflineBanner() {
  const { offline, original } = useMessages().rephrase
  const { state } = useMessages().proofread
  return (
    <Banner tone="ochre" icon={WifiOff} actions={<Tag tone="ochre">{original.draftKept}</Tag>}>
      <b className="font-semibold">{offline.title}</b> {state.offline}
    </Banner>
  )
}

function FileProblem({ actions: { problem, settle } }: { readonly actions: TextActions }) {
  const { problem: words } = useMessages().rephrase
  if (!problem) return null
  return (
    <div className="proof-file-problem">
      <ProblemNotice problem={problem}>
        <Button size="small" onClick={settle}>
          {words.close}
        </Button>
      </ProblemNotice>
    </div>
  )
}

/** Under the sheet: which engine, what happens to the text, and the list of shortcuts. */
function EngineLine() {
  const { engine, shortcuts } = useMessages().rephrase
  const hasKey = useLetterKeys()
  const keepsTexts = useKeepsTexts()
  const { checkers } = useSite().settings
  const { checkersToo } = useMessages().proofread
  const { list } = useWords()
  return (
    <div className="proof-under">
      <p>
        {engine.embedded} {checkers.length > 0 ? `${checkersToo(list(checkers))} ` : ''}
        {keepsTexts ? engine.kept : engine.notKept}
      </p>
      <button type="button" className="proof-keys-button" aria-keyshortcuts={hasKey ? '?' : undefined} onClick={() => openCommand('keys')}>
        {hasKey ? <Kbd keys={['?']} /> : null} {shortcuts.open}
      </button>
    </div>
  )
}
