import { useState } from 'react'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { isHeldBy } from '#web/workbench/paid-feature.ts'
import { tellProblem } from '#web/workbench/tell-problem.ts'
import { useUpsell } from '#web/workbench/upsell.tsx'
import { useTier } from '#web/workbench/use-tier.ts'
import { requestReport } from './detect-api.ts'
import type { Detecting } from './use-detect.ts'

const printing = { kind: 'entitlement', entitlement: 'report:print' } as const
const many = { kind: 'entitlement', entitlement: 'files:many' } as const

export type ReportActions = {
  /** Opens the report of the checked text to be printed. */
  readonly print: () => void
  readonly isPrinting: boolean
  readonly openFiles: () => void
  readonly areFilesOpen: boolean
  readonly closeFiles: () => void
  readonly upsell: ReturnType<typeof useUpsell>
}

/** What goes beyond one text on the screen: the printable report, several files. Below the plan that holds them, the dialog about it. */
export function useReport({ read }: Detecting): ReportActions {
  const { problems, check } = useMessages()
  const { code: locale } = useLocale()
  const tier = useTier()
  const upsell = useUpsell()
  const [isPrinting, setIsPrinting] = useState(false)
  const [areFilesOpen, setAreFilesOpen] = useState(false)
  const print = () => {
    if (!read) return
    if (!isHeldBy(tier, printing)) return upsell.ask(printing)
    // Opened with the click, or the browser would block it.
    const paper = window.open('', '_blank')
    if (!paper) return showToast({ text: check.report.actions.popup, tone: 'info' })
    setIsPrinting(true)
    // As it was checked, whatever language was chosen since.
    void requestReport({ text: read.sent, language: read.result.language }, { locale }).then(async (answer) => {
      setIsPrinting(false)
      if (answer.ok) return showPaper(paper, await answer.value.text())
      paper.close()
      return tellProblem(problems, answer.problem.code, answer.problem)
    })
  }
  const openFiles = () => {
    if (isHeldBy(tier, many)) setAreFilesOpen(true)
    else upsell.ask(many)
  }
  return { print, isPrinting, openFiles, areFilesOpen, closeFiles: () => setAreFilesOpen(false), upsell }
}

/** Puts a page of ours into a window of ours. It is under this page's policy, so its style carries this page's nonce, where there is one. */
function showPaper(paper: Window, html: string): void {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  const page = nonce === '' ? html : html.replaceAll('<style>', `<style nonce="${nonce}">`)
  const address = URL.createObjectURL(new Blob([page], { type: 'text/html;charset=utf-8' }))
  paper.location.replace(address)
  const begun = performance.now()
  const look = setInterval(() => {
    const isOver = paper.closed || performance.now() - begun > patienceMs
    const isShown = !isOver && paper.location.href !== 'about:blank' && paper.document.readyState === 'complete'
    if (!isOver && !isShown) return
    clearInterval(look)
    URL.revokeObjectURL(address)
    if (isShown) paper.print()
  }, lookEveryMs)
}

const lookEveryMs = 100
const patienceMs = 20_000
