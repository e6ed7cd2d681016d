import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { tellProblem } from '../tell-problem.ts'
import { useShortcuts } from '../use-shortcuts.ts'

/** Somebody wants synonyms of the word at an element. */
export type Asked = {
  readonly element: Element
  /** By the key: then it is said when there are none, and the focus goes in. Else it is a double click, which nothing must disturb. */
  readonly isByKey: boolean
  /** Tells one time from the next. */
  readonly time: number
}

export type SynonymsProps<Desk> = { readonly asked: Asked; readonly desk: Desk; readonly onClose: () => void }

type Given = {
  /** Selector of where a double click counts. */
  readonly region: string
  /** Fetches what draws them; resolves to whether it is there. */
  readonly fetch: () => Promise<boolean>
}

/** Hears a double click on a word, and the key for the word at the caret. What looks it up is fetched with the first one. */
export function useSynonyms({ region, fetch }: Given): { readonly asked: Asked | null; readonly close: () => void } {
  const { problems } = useMessages()
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = async (element: Element, isByKey: boolean) => {
    if (await fetch()) {
      // The key while the panel is open goes in.
      setAsked((open) => ({ element, isByKey, time: open && isByKey ? open.time : performance.now() }))
    } else if (isByKey) tellProblem(problems, 'offline')
  }
  const onWord = useEffectEvent((element: Element) => void ask(element, false))
  useEffect(() => {
    let isTouch = false
    const onPointerDown = ({ pointerType }: PointerEvent) => {
      isTouch = pointerType === 'touch'
    }
    const onDoubleClick = ({ target }: MouseEvent) => {
      if (!isTouch && target instanceof Element && target.closest(region)) onWord(target)
    }
    addEventListener('pointerdown', onPointerDown, { capture: true })
    addEventListener('dblclick', onDoubleClick)
    return () => {
      removeEventListener('pointerdown', onPointerDown, { capture: true })
      removeEventListener('dblclick', onDoubleClick)
    }
  }, [region])
  useShortcuts({ synonyms: () => void ask(document.activeElement ?? document.body, true) })
  return { asked, close: () => setAsked(null) }
}
