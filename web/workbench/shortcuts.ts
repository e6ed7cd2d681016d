/** What a key does: on a tool's screen, or (the last five) on every page. */
export type Shortcut =
  | 'run'
  | 'stop'
  | 'copy'
  | 'synonyms'
  | 'again'
  | 'undo'
  | 'redo'
  | 'previous-version'
  | 'next-version'
  | 'next-region'
  | 'previous-region'
  | 'help'
  | 'menu'
  | 'tool'

/** The part of a keyboard event that decides. */
export type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> & {
  /** AltGr is held: on many keyboards brackets are typed with it, and it reads as Ctrl and Alt. */
  readonly isAltGraph: boolean
}

export type Focus = {
  /** Focus is in a field: letters and brackets belong to it. */
  readonly isWriting: boolean
  /** Focus is in the result. */
  readonly isInResult: boolean
  /** Single characters may mean something; a person can switch that off. */
  readonly hasLetterKeys: boolean
  /** On Apple systems Alt with a digit writes a character. */
  readonly isApple: boolean
}

/** The shortcut that a key means where the focus is, or null. ⌘ stands for Ctrl on Apple systems; either is taken. */
export function shortcutOf(key: Key, { isWriting, isInResult, hasLetterKeys, isApple }: Focus): Shortcut | null {
  const isCommand = (key.ctrlKey || key.metaKey) && !key.isAltGraph
  if (isCommand) return commandOf(key, isInResult && !isWriting)
  if (key.key === 'Escape') return 'stop'
  if (key.key === 'F6') return key.shiftKey ? 'previous-region' : 'next-region'
  if (toolAt(key) !== null) return isWriting && isApple ? null : 'tool'
  if (isWriting || !hasLetterKeys || (key.altKey && !key.isAltGraph)) return null
  if (key.key === '?') return 'help'
  if (isInResult && key.key === '[') return 'previous-version'
  if (isInResult && key.key === ']') return 'next-version'
  return null
}

function commandOf(key: Key, isResultText: boolean): Shortcut | null {
  const letter = key.key.toLowerCase()
  if (key.altKey) return null
  if (key.key === 'Enter') return 'run'
  if (key.shiftKey && letter === 'c') return 'copy'
  if (key.shiftKey && letter === 'g') return 'again'
  if (key.shiftKey && letter === 'y') return 'synonyms'
  if (!key.shiftKey && letter === 'k') return 'menu'
  if (!isResultText) return null
  if (letter === 'z') return key.shiftKey ? 'redo' : 'undo'
  return letter === 'y' ? 'redo' : null
}

/** Place among the tools that Alt with a digit means: 0 for Alt 1, 9 for Alt 0; null for any other key. By the key's place, as Alt changes what it writes. */
export function toolAt({ code, altKey, ctrlKey, metaKey, shiftKey, isAltGraph }: Key): number | null {
  const digit = altKey && !ctrlKey && !metaKey && !shiftKey && !isAltGraph ? /^Digit(\d)$/.exec(code)?.[1] : undefined
  return digit === undefined ? null : (Number(digit) + 9) % 10
}
