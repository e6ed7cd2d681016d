import { useEffect, type RefObject } from 'react'
import type { SentencePair } from '#engines/paraphrase/rewrite.ts'
import { matchingScroll, type TextPane } from './scroll-together.ts'

type Panes = {
  /** Scrolling box around a `TextEditor`. */
  readonly original: RefObject<HTMLElement | null>
  /** Scrolling box around sentences that carry `data-start`. */
  readonly result: RefObject<HTMLElement | null>
  readonly pairs: readonly Pick<SentencePair, 'source' | 'output'>[] | null
}

/** Scrolls two panes of a long text together, sentence by sentence; the one that the reader moves leads. */
export function useScrollTogether({ original, result, pairs }: Panes): void {
  useEffect(() => {
    const left = original.current
    const right = result.current
    if (!left || !right || !pairs) return undefined
    const expected = new Map<HTMLElement, number>()
    const follow = (leader: HTMLElement, follower: HTMLElement) => () => {
      if (Math.abs((expected.get(leader) ?? -1) - leader.scrollTop) < 2) return
      expected.delete(leader)
      const sides = { from: leader === left ? 'source' : 'output', to: leader === left ? 'output' : 'source' } as const
      const pane = (element: HTMLElement): TextPane => ({
        scrollTop: element.scrollTop,
        topOf: element === left ? topInEditor(left) : topInResult(right),
      })
      const top = matchingScroll(pairs, { pane: pane(leader), side: sides.from }, { pane: pane(follower), side: sides.to })
      if (top === null) return
      follower.scrollTop = top
      expected.set(follower, follower.scrollTop)
    }
    const stop = new AbortController()
    left.addEventListener('scroll', follow(left, right), { passive: true, signal: stop.signal })
    right.addEventListener('scroll', follow(right, left), { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [original, result, pairs])
}

/** Tops of places in the silent copy under the text field. */
const topInEditor = (box: HTMLElement): TextPane['topOf'] => {
  const mirror = box.querySelector('.text-editor-mirror')
  return (place) => {
    if (!mirror) return null
    let left = place
    const walker = document.createTreeWalker(mirror, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const length = node.textContent?.length ?? 0
      if (left < length) return topOfCharacter(node, left) - box.getBoundingClientRect().top + box.scrollTop
      left -= length
    }
    return null
  }
}

function topOfCharacter(node: Node, place: number): number {
  const range = document.createRange()
  range.setStart(node, place)
  range.setEnd(node, place + 1)
  return range.getBoundingClientRect().top
}

const topInResult =
  (box: HTMLElement): TextPane['topOf'] =>
  (place) => {
    const sentence = box.querySelector(`[data-start="${place}"]`)
    return sentence ? (sentence.getClientRects()[0]?.top ?? 0) - box.getBoundingClientRect().top + box.scrollTop : null
  }
