import type { Messages } from '#locales/messages.ts'
import type { Shortcut } from '#web/workbench/shortcuts.ts'

/** A screen with keys of its own; `everywhere` is the frame of every page. */
export type KeyPlace = 'rephrase' | 'proofread' | 'detect' | 'check' | 'cite' | 'doctor' | 'find' | 'thesaurus' | 'library' | 'everywhere'

/**
 * One line of the list of shortcuts. It must say by what it is handled, so that the list cannot promise what nobody does:
 * the test beside this file reads the listener that `handler` names.
 */
export type ShortcutRow = {
  readonly on: KeyPlace
  readonly words: (messages: Messages) => string
  /** Ways to the same, or a pair of opposites: `[['F6'], ['Shift', 'F6']]`. `mod` is Ctrl, or ⌘. */
  readonly keys: readonly (readonly string[])[]
  /** File below `web/` with the listener. */
  readonly handler: string
  /** What the keys mean for `useShortcuts`, one for each way; or what stands in the listener's own code. */
  readonly by: { readonly does: readonly Shortcut[] } | { readonly code: readonly string[] }
}

const rephrase = { on: 'rephrase', handler: 'features/rephrase/use-rephrase-shortcuts.ts' } as const
const inResult = { on: 'rephrase', handler: 'features/rephrase/result-text.tsx' } as const
const proofread = { on: 'proofread', handler: 'features/proofread/use-keys.tsx' } as const
const inNotes = { on: 'proofread', handler: 'features/proofread/notes-pane.tsx' } as const
const detect = { on: 'detect', handler: 'features/detect/use-dialogs.tsx' } as const
const writing = { on: 'check', handler: 'features/check/use-writing-keys.ts' } as const
const report = { on: 'check', handler: 'features/check/use-report-keys.ts' } as const
const doctor = { on: 'doctor', handler: 'features/doctor/use-keys.ts' } as const
const find = { on: 'find', handler: 'features/find/use-find-keys.ts' } as const
const words = { on: 'thesaurus', handler: 'features/thesaurus/use-word-keys.ts' } as const
const synonyms = { handler: 'workbench/synonyms/use-synonyms.ts', words: (m: Messages) => m.thesaurus.panel.key } as const
const library = { on: 'library', handler: 'features/library/use-selection.ts' } as const
const frame = { on: 'everywhere', handler: 'shell/late-command.tsx' } as const

const run = [['mod', 'enter']]
const copy = [['mod', 'Shift', 'C']]
const ofWord = { keys: [['mod', 'Shift', 'Y']], by: { does: ['synonyms'] } } as const
const history = [
  ['mod', 'Z'],
  ['mod', 'Y'],
]
const noteSteps = [['F8'], ['Shift', 'F8'], ['Alt', '↓'], ['Alt', '↑']]

/** Every shortcut of the site, a screen after the other, in the order of the list. */
export const shortcutRows: readonly ShortcutRow[] = [
  { ...rephrase, words: (m) => m.command.keys.run, keys: run, by: { does: ['run'] } },
  { ...rephrase, words: (m) => m.command.keys.again, keys: [['mod', 'Shift', 'G']], by: { does: ['again'] } },
  { ...rephrase, words: (m) => m.command.keys.copy, keys: copy, by: { does: ['copy'] } },
  { ...rephrase, words: (m) => m.command.keys.stop, keys: [['Esc']], by: { does: ['stop'] } },
  { ...rephrase, words: (m) => m.command.keys.versions, keys: [['['], [']']], by: { does: ['previous-version', 'next-version'] } },
  {
    on: 'rephrase',
    handler: 'features/rephrase/compare-keys.ts',
    words: (m) => m.command.keys.compare,
    keys: [['1–5']],
    by: { code: ['modes[Number(event.key) - 1]'] },
  },
  { ...inResult, words: (m) => m.command.keys.marks, keys: [['←'], ['→']], by: { code: ['ArrowLeft:', 'ArrowRight:'] } },
  { ...inResult, words: (m) => m.command.keys.sentences, keys: [['↑'], ['↓']], by: { code: ['ArrowUp:', 'ArrowDown:'] } },
  { ...inResult, words: (m) => m.command.keys.choices, keys: [['enter']], by: { code: ["event.key === 'Enter'"] } },
  { ...synonyms, ...ofWord, on: 'rephrase' },
  { ...rephrase, words: (m) => m.command.keys.history, keys: history, by: { does: ['undo', 'redo'] } },

  {
    ...proofread,
    words: (m) => m.proofread.keys.next,
    keys: noteSteps,
    by: { code: ["event.key === 'F8'", 'event.shiftKey ? -1', "key === 'ArrowDown'", "key === 'ArrowUp'"] },
  },
  {
    ...proofread,
    words: (m) => m.proofread.keys.accept,
    keys: [['Alt', 'enter']],
    by: { code: ["event.altKey && event.key === 'Enter'"] },
  },
  { ...inNotes, words: (m) => m.proofread.keys.letters, keys: [['J'], ['K']], by: { code: ['j: ()', 'k: ()'] } },
  { ...inNotes, words: (m) => m.proofread.keys.decide, keys: [['A'], ['D'], ['Z']], by: { code: ['a: ()', 'd: ()', 'z: ()'] } },
  { ...synonyms, ...ofWord, on: 'proofread' },
  { ...proofread, words: (m) => m.proofread.keys.history, keys: history, by: { does: ['undo', 'redo'] } },
  { ...proofread, words: (m) => m.proofread.keys.check, keys: run, by: { does: ['run'] } },
  { ...proofread, words: (m) => m.proofread.keys.copy, keys: copy, by: { does: ['copy'] } },
  { ...proofread, words: (m) => m.command.keys.stop, keys: [['Esc']], by: { does: ['stop'] } },

  { ...detect, words: (m) => m.detect.keys.check, keys: run, by: { does: ['run'] } },
  { ...detect, words: (m) => m.detect.keys.stop, keys: [['Esc']], by: { does: ['stop'] } },
  { ...detect, words: (m) => m.detect.keys.copy, keys: copy, by: { does: ['copy'] } },

  { ...writing, words: (m) => m.check.keys.start, keys: run, by: { does: ['run'] } },
  { ...report, words: (m) => m.check.keys.next, keys: [['N'], ['P']], by: { code: ['n: 1', 'p: -1'] } },
  {
    on: 'check',
    handler: 'features/check/report-text.tsx',
    words: (m) => m.check.keys.open,
    keys: [['enter']],
    by: { code: ["event.key !== 'Enter'"] },
  },
  { ...report, words: (m) => m.check.keys.close, keys: [['Esc']], by: { does: ['stop'] } },
  { ...report, words: (m) => m.check.keys.undo, keys: [['mod', 'Z']], by: { does: ['undo'] } },

  {
    ...doctor,
    words: (m) => m.proofread.keys.next,
    keys: noteSteps,
    by: { code: ["key === 'F8'", 'shiftKey ? -1', "key === 'ArrowDown'", "key === 'ArrowUp'"] },
  },
  { ...doctor, words: (m) => m.proofread.keys.accept, keys: [['Alt', 'enter']], by: { code: ["altKey && key === 'Enter'"] } },
  { ...doctor, words: (m) => m.proofread.keys.letters, keys: [['J'], ['K']], by: { code: ['j: ()', 'k: ()'] } },
  { ...doctor, words: (m) => m.proofread.keys.decide, keys: [['A'], ['D'], ['Z']], by: { code: ['a: ()', 'd: ()', 'z: '] } },
  { ...doctor, words: (m) => m.proofread.keys.check, keys: run, by: { does: ['run'] } },
  { ...doctor, words: (m) => m.proofread.keys.copy, keys: copy, by: { does: ['copy'] } },
  { ...doctor, words: (m) => m.check.keys.undo, keys: [['mod', 'Z']], by: { does: ['undo'] } },
  { ...doctor, words: (m) => m.command.keys.stop, keys: [['Esc']], by: { does: ['stop'] } },

  { ...find, words: (m) => m.find.keys.search, keys: run, by: { does: ['run'] } },
  {
    ...find,
    words: (m) => m.find.keys.next,
    keys: [['J'], ['K'], ['↓'], ['↑']],
    by: { code: ['j: 1', 'k: -1', 'ArrowDown: 1', 'ArrowUp: -1'] },
  },
  { ...find, words: (m) => m.find.keys.stop, keys: [['Esc']], by: { does: ['stop'] } },

  {
    on: 'thesaurus',
    handler: 'features/thesaurus/walk.ts',
    words: (m) => m.thesaurus.shortcuts.walk,
    keys: [['↑'], ['↓'], ['←'], ['→']],
    by: { code: ["'ArrowUp'", "'ArrowDown'", "'ArrowLeft'", "'ArrowRight'"] },
  },
  { on: 'thesaurus', handler: 'features/thesaurus/word-item.tsx', words: (m) => m.thesaurus.shortcuts.copy, keys: [['enter']], by: { code: ['onClick={press}'] } }, // prettier-ignore
  { ...words, words: (m) => m.thesaurus.shortcuts.lookUp, keys: [['Shift', 'enter']], by: { code: ["event.key === 'Enter' && event.shiftKey"] } }, // prettier-ignore
  { ...words, words: (m) => m.thesaurus.shortcuts.back, keys: [['⌫']], by: { code: ["event.key === 'Backspace'"] } },
  {
    on: 'thesaurus',
    handler: 'features/thesaurus/form-list.tsx',
    words: (m) => m.thesaurus.shortcuts.replace,
    keys: [['enter']],
    by: { code: ["event.key !== 'Enter'"] },
  },
  {
    on: 'thesaurus',
    handler: 'features/thesaurus/form-list.tsx',
    words: (m) => m.check.keys.undo,
    keys: [['mod', 'Z']],
    by: { code: ["event.key.toLowerCase() === 'z'"] },
  },

  { on: 'cite', handler: 'features/cite/panel.tsx', words: (m) => m.command.keys.copyList, keys: copy, by: { does: ['copy'] } },
  {
    on: 'cite',
    handler: 'features/cite/name-list.tsx',
    words: (m) => m.command.keys.names,
    keys: [
      ['Alt', '↑'],
      ['Alt', '↓'],
    ],
    by: { code: ["event.altKey && (event.key === 'ArrowUp'", "event.key === 'ArrowDown'"] },
  },

  {
    on: 'library',
    handler: 'features/library/library-head.tsx',
    words: (m) => m.command.keys.search,
    keys: [['/']],
    by: { code: ['hasSlash'] },
  },
  { ...library, words: (m) => m.command.keys.works, keys: [['↑'], ['↓']], by: { code: ['ArrowUp: -1', 'ArrowDown: 1'] } },
  {
    ...library,
    words: (m) => m.command.keys.extend,
    keys: [
      ['Shift', '↑'],
      ['Shift', '↓'],
    ],
    by: { code: ['!event.shiftKey', 'ArrowDown: 1'] },
  },
  { ...library, words: (m) => m.command.keys.clear, keys: [['Esc']], by: { code: ["event.key !== 'Escape'"] } },

  { ...frame, words: (m) => m.command.keys.menu, keys: [['mod', 'K']], by: { does: ['menu'] } },
  {
    ...frame,
    words: (m) => m.command.keys.tools,
    keys: [
      ['Alt', '1'],
      ['Alt', '2'],
      ['Alt', '3'],
    ],
    by: { does: ['tool', 'tool', 'tool'] },
  },
  { ...frame, words: (m) => m.command.keys.regions, keys: [['F6'], ['Shift', 'F6']], by: { does: ['next-region', 'previous-region'] } },
  { ...frame, words: (m) => m.command.keys.help, keys: [['?']], by: { does: ['help'] } },
]
