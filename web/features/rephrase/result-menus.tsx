import { countCharacters } from '#engines/text/characters.ts'
import type { Rephrasing } from './use-rephrase.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import type { ResultAction } from './result-state.ts'
import { holds } from './shift.ts'
import type { Version } from './sheet-state.ts'
import { SentenceMenu } from './sentence-menu.tsx'
import type { ShownChange } from './shown-result.ts'
import type { OpenMenu, ResultMenus } from './use-result-menus.ts'
import { WordMenu } from './word-menu.tsx'

type ResultMenusViewProps = {
  readonly desk: Rephrasing
  readonly menus: ResultMenus
  readonly menu: OpenMenu
  readonly version: Version
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

/** The menu that is open over the result: choices for a word, or for a sentence. */
export function ResultMenusView({ desk, menus, menu, version, lang, dir }: ResultMenusViewProps) {
  const { outcome, rephrase } = useMessages()
  const { menu: words } = outcome
  const { target, anchor } = menu
  const { present } = version.state
  const edit = (action: ResultAction) => {
    desk.dispatch({ type: 'edit', action })
    menus.close(target)
  }
  if (target.kind === 'sentence') {
    const sentence = present.sentences[target.index]
    if (!sentence) return null
    return (
      <SentenceMenu
        version={version}
        index={target.index}
        sentence={sentence}
        anchor={anchor}
        lang={lang}
        dir={dir}
        onWording={(wording) => edit({ type: 'replace-sentence', sentence: target.index, wording })}
        onOriginal={() => edit({ type: 'keep-original-sentence', sentence: target.index })}
        onClose={() => menus.close(target)}
      />
    )
  }
  const change = present.changes.find(({ id }) => id === target.id)
  if (!change) return null
  const index = present.sentences.findIndex(({ source }) => holds(source, change.source))
  const lock = () => {
    edit({ type: 'keep-original', change: change.id })
    announce(words.locked(change.from))
    desk.lock(termOf(change), change.source)
  }
  const choose = (wording: string) => {
    edit({ type: 'choose', change: change.id, wording })
    announce(wording)
  }
  const toSentence = () => menus.open({ kind: 'sentence', index }, anchor)
  return (
    <WordMenu
      key={change.id}
      change={change}
      anchor={anchor}
      lang={lang}
      dir={dir}
      onChoose={choose}
      onLock={lock}
      lockCost={desk.month && rephrase.run.costsAgain(countCharacters(version.asked.text))}
      onSentence={index < 0 ? null : toSentence}
      onClose={() => menus.close(target)}
    />
  )
}

/** Words to keep, without the spaces and marks around them. */
const termOf = ({ from }: ShownChange): string => from.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')
