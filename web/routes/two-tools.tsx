import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { lateMessages, noData } from '#web/i18n/late-route.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { placeOf } from '#web/i18n/paths.ts'
import { makeDraftStore } from '#web/workbench/draft-store.ts'
import { handOver } from '#web/workbench/hand-over.ts'
import { DetectPanel } from '../features/detect/panel.tsx'
import { ProofreadPanel } from '../features/proofread/panel.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { ToolTabRow } from '../shell/tool-tab-row.tsx'

export const loader = noData
export const clientLoader = lateMessages

/** Detector and proofreader where they share an address: two tabs of one page, and the query says which one is open. */
export default function TwoTools() {
  const { pathname, search } = useLocation()
  const { detect, proofread } = useMessages()
  const open = placeOf(pathname, search).page === 'proofreader' ? 'proofreader' : 'detector'
  const { page } = open === 'proofreader' ? proofread : detect
  useTextAlong(open)
  return (
    <div className="pt-4">
      <PageHead title={page.title} description={page.description} />
      <h1 className="sr-only">{page.heading}</h1>
      <ToolTabRow open={open} />
      {open === 'proofreader' ? <ProofreadPanel /> : <DetectPanel />}
    </div>
  )
}

/** Where each of the two keeps its draft. */
const drafts = { detector: 'detect', proofreader: 'proofread' } as const
type Tool = keyof typeof drafts

const hasText = (value: unknown): value is { readonly text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

const textOn = (tool: Tool): string => makeDraftStore({ tool: drafts[tool], isDraft: hasText }).read()?.text ?? ''

/** The text stays when the reader changes the tab: the tool that goes has written its draft, the one that comes takes it up. */
function useTextAlong(open: Tool): void {
  const { along } = useMessages().detect
  const before = useRef(open)
  useEffect(() => {
    if (before.current === open) return
    const text = textOn(before.current)
    if (text.trim() !== '' && text !== textOn(open)) handOver(open, { text, language: null, options: {}, said: along })
    before.current = open
  }, [open, along])
}
