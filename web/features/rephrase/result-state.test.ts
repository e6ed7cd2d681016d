import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textAt } from '#engines/text/span.ts'
import { makeResultState, resultReducer, type ResultAction, type ResultState } from './result-state.ts'
import { anyResult, drawn } from './sample-result.ts'
import { edited } from './shift.ts'
import { isStructural, standing, type ShownResult } from './shown-result.ts'

const after = (picture: string, ...actions: readonly ResultAction[]): ShownResult =>
  actions.reduce(resultReducer, makeResultState(drawn(picture))).present

/** What holds for every result, whatever was done to it. */
function expectSound({ text, source, changes, sentences, own }: ShownResult): void {
  for (const change of changes) {
    expect(textAt(text, change.output)).toBe(change.to)
    expect(textAt(source, change.source)).toBe(change.from)
  }
  for (const [index, a] of changes.entries())
    for (const b of changes.slice(index + 1)) {
      const isApart = a.output.end <= b.output.start || b.output.end <= a.output.start
      const isNested = a.output.start <= b.output.start && b.output.end <= a.output.end
      expect(isApart || isNested).toBe(true)
    }
  for (const span of [...sentences.map(({ output }) => output), ...own]) {
    expect(span.start).toBeLessThanOrEqual(span.end)
    expect(span.end).toBeLessThanOrEqual(text.length)
  }
}

describe('one change', () => {
  const picture = 'We {use>employ} a {good>sound} method. It {works>functions}.'

  test('another wording moves all that follows', () => {
    const result = after(picture, { type: 'choose', change: 'c0', wording: 'rely on' })
    expect(result.text).toBe('We rely on a sound method. It functions.')
    expect(result.changes.map(({ to, choice }) => [to, choice])).toEqual([
      ['rely on', 'other'],
      ['sound', 'proposed'],
      ['functions', 'proposed'],
    ])
    expectSound(result)
  })

  test('the original can be kept, and the proposal taken back', () => {
    const kept = after(picture, { type: 'keep-original', change: 'c1' })
    expect(kept.text).toBe('We employ a good method. It functions.')
    expect(standing(kept.changes).map(({ id }) => id)).toEqual(['c0', 'c2'])
    const back = after(picture, { type: 'keep-original', change: 'c1' }, { type: 'choose', change: 'c1', wording: 'sound' })
    expect(back).toEqual(drawn(picture))
  })

  test('an unknown change changes nothing', () => {
    const state = makeResultState(drawn(picture))
    expect(resultReducer(state, { type: 'keep-original', change: 'nobody' })).toBe(state)
    expect(resultReducer(state, { type: 'choose', change: 'c0', wording: 'employ' })).toBe(state)
  })

  test('words inside a restructured stretch stay inside it; the stretch put back takes them along', () => {
    const inside = after('[It is {big>large} now] still.', { type: 'choose', change: 'c0', wording: 'enormous' })
    expect(inside.changes.map(({ to }) => to)).toEqual(['It is enormous now', 'enormous'])
    const whole = after('[It is {big>large} now] still.', { type: 'keep-original', change: 's1' })
    expect(whole.text).toBe('It is big now still.')
    expect(whole.changes.map(({ id }) => id)).toEqual(['s1'])
  })
})

describe('words that were dropped', () => {
  test.each([
    ['It is <very >good.', 'It is very good.'],
    ['It is<, I think>.', 'It is, I think.'],
    ['<Clearly>it is.', 'Clearly it is.'],
    ['A fact<indeed>.', 'A fact indeed.'],
  ])('%s comes back', (picture, whole) => {
    const result = after(picture, { type: 'keep-original', change: 'c0' })
    expect(result.text).toBe(whole)
    expectSound(result)
  })

  test('a dropped sentence comes back as a sentence, and can go again', () => {
    const picture = 'One stays. <Two goes. >Three stays.'
    const back = after(picture, { type: 'keep-original', change: 'c0' })
    expect(back.text).toBe('One stays. Two goes. Three stays.')
    expect(back.sentences.map(({ isDropped }) => isDropped)).toEqual([false, false, false])
    const gone = after(picture, { type: 'keep-original', change: 'c0' }, { type: 'choose', change: 'c0', wording: '' })
    expect(gone.text).toBe('One stays. Three stays.')
  })

  test('at the start of a sentence the next letter follows, also within another change', () => {
    const source = 'Note that sleep matters.'
    const gone = makeResultState({
      source,
      text: 'Rest matters.',
      locked: [],
      own: [],
      sentences: [{ source: { start: 0, end: 24 }, output: { start: 0, end: 13 }, isChanged: true, isDropped: false, isChosen: false }],
      changes: [
        ...drawn('<Note that>').changes.map((change) => ({ ...change, id: 'a' })),
        ...drawn('Note that {sleep>Rest}').changes.map((change) => ({ ...change, id: 'b', output: { start: 0, end: 4 } })),
      ],
    })
    const back = resultReducer(gone, { type: 'keep-original', change: 'a' }).present
    expect(back.text).toBe('Note that rest matters.')
    expectSound(back)
    const other = resultReducer(gone, { type: 'choose', change: 'a', wording: 'it seems that' }).present
    expect(other.text).toBe('It seems that rest matters.')
    expect(resultReducer(makeResultState(other), { type: 'choose', change: 'a', wording: '' }).present.text).toBe('Rest matters.')
  })

  test('a word chosen away takes one space with it', () => {
    const result = after('It is {so>very} good.', { type: 'choose', change: 'c0', wording: '' })
    expect(result.text).toBe('It is good.')
    expect(
      after('It is {so>very} good.', { type: 'choose', change: 'c0', wording: '' }, { type: 'choose', change: 'c0', wording: 'very' }).text,
    ).toBe('It is very good.')
  })
})

describe('a sentence', () => {
  const picture = 'We {use>employ} it. It {works>functions}. So.'

  test('takes another wording with its own changes', () => {
    const wording = {
      text: 'It runs.',
      changes: drawn('We {use>employ} it. It {works>runs}.')
        .changes.slice(1)
        .map((change) => ({ ...change, output: { start: 3, end: 7 } })),
    }
    const result = after(picture, { type: 'replace-sentence', sentence: 1, wording })
    expect(result.text).toBe('We employ it. It runs. So.')
    expect(result.changes.map(({ to }) => to)).toEqual(['employ', 'runs'])
    expect(result.sentences.map(({ output }) => textAt(result.text, output))).toEqual(['We employ it.', 'It runs.', 'So.'])
    expectSound(result)
  })

  test('goes back to the original', () => {
    const result = after(picture, { type: 'keep-original-sentence', sentence: 0 })
    expect(result.text).toBe('We use it. It functions. So.')
    expect(result.sentences[0]).toMatchObject({ isChanged: false, isChosen: true })
    expect(result.changes.map(({ to }) => to)).toEqual(['functions'])
  })

  test('that was dropped comes back between its neighbours', () => {
    const result = after('One. <Two. >Three.', { type: 'keep-original-sentence', sentence: 1 })
    expect(result.text).toBe('One. Two. Three.')
    expectSound(result)
  })
})

describe('what the reader writes', () => {
  test('is kept as own, and a mark that was written into becomes own', () => {
    const result = after(
      'We {use>employ} it. It {works>functions}.',
      { type: 'begin-typing' },
      { type: 'type', text: 'We emplooy it. It functions.' },
    )
    expect(result.changes.map(({ to }) => to)).toEqual(['functions'])
    expect(result.own.map((span) => textAt(result.text, span))).toEqual(['emplooy'])
  })

  test('grows key by key and is undone in one step', () => {
    const start = makeResultState(drawn('It {works>functions}.'))
    const keys = ['It functions. S', 'It functions. So', 'It functions. So.']
    const state = keys.reduce((now, text) => resultReducer(now, { type: 'type', text }), resultReducer(start, { type: 'begin-typing' }))
    expect(state.present.own.map((span) => textAt(state.present.text, span))).toEqual([' So.'])
    expect(state.past.length).toBe(1)
    expect(resultReducer(state, { type: 'undo' }).present).toEqual(start.present)
    expect(resultReducer(resultReducer(state, { type: 'undo' }), { type: 'redo' }).present).toEqual(state.present)
  })
})

describe('the same run with a term locked', () => {
  test('carries over what the reader did in other sentences', () => {
    const before = makeResultState(drawn('We {use>employ} it. It {works>functions}. All {big>large}.'))
    const touched = [
      { type: 'choose', change: 'c0', wording: 'apply' },
      { type: 'type', text: 'We apply it. It functions well. All large.' },
    ] satisfies readonly ResultAction[]
    const again = {
      type: 'run-again',
      result: drawn('We use it. It {works>runs}. All big.'),
      except: { start: 26, end: 29 },
    } satisfies ResultAction
    const result = [...touched, again].reduce(resultReducer, before).present
    expect(result.text).toBe('We apply it. It functions well. All big.')
    expect(result.changes.map(({ to, choice, proposed }) => [to, choice, proposed])).toEqual([
      ['apply', 'other', 'employ'],
      ['functions', 'proposed', 'functions'],
    ])
    expect(result.own.map((span) => textAt(result.text, span))).toEqual([' well'])
    expectSound(result)
  })
})

const anyAction: fc.Arbitrary<(result: ShownResult) => ResultAction> = fc.oneof(
  fc.tuple(fc.nat(), fc.constantFrom('', 'new', 'two words')).map(
    ([at, wording]) =>
      ({ changes }: ShownResult) =>
        ({ type: 'choose', change: changes[at % Math.max(1, changes.length)]?.id ?? '', wording }) as const,
  ),
  fc.nat().map(
    (at) =>
      ({ changes }: ShownResult) =>
        ({ type: 'keep-original', change: changes[at % Math.max(1, changes.length)]?.id ?? '' }) as const,
  ),
  fc.nat().map(
    (at) =>
      ({ sentences }: ShownResult) =>
        ({ type: 'keep-original-sentence', sentence: at % sentences.length }) as const,
  ),
  fc
    .tuple(fc.nat(), fc.nat({ max: 8 }), fc.constantFrom('', 'q', ' own words '))
    .map(([start, length, words]) => ({ text }: ShownResult) => {
      const from = start % (text.length + 1)
      return {
        type: 'type',
        text: edited(text, { span: { start: from, end: Math.min(text.length, from + length) }, text: words }),
      } as const
    }),
  fc.constantFrom(
    () => ({ type: 'undo' }) as const,
    () => ({ type: 'redo' }) as const,
    () => ({ type: 'begin-typing' }) as const,
  ),
)

test('whatever is done, every span cuts its own text', () => {
  fc.assert(
    fc.property(anyResult, fc.array(anyAction, { maxLength: 12 }), (result, actions) => {
      let state: ResultState = makeResultState(result)
      for (const action of actions) {
        state = resultReducer(state, action(state.present))
        expectSound(state.present)
      }
    }),
    { numRuns: 400 },
  )
})

test('undoing everything brings back the very result', () => {
  fc.assert(
    fc.property(anyResult, fc.array(anyAction, { maxLength: 8 }), (result, actions) => {
      const moved = actions.reduce((state, action) => resultReducer(state, action(state.present)), makeResultState(result))
      let state = moved
      while (state.past.length > 0) state = resultReducer(state, { type: 'undo' })
      expect(state.present).toBe(result)
      while (state.future.length > 0) state = resultReducer(state, { type: 'redo' })
      expect(state.present.text).toBe(
        resultReducer(moved, { type: 'redo' }).future.length === moved.future.length ? moved.present.text : state.present.text,
      )
    }),
  )
})

test('keeping every original gives back the source', () => {
  fc.assert(
    fc.property(anyResult, (result) => {
      const outer = result.changes.filter(
        (change) =>
          !result.changes.some(
            (other) =>
              other !== change && isStructural(other) && other.output.start <= change.output.start && change.output.end <= other.output.end,
          ),
      )
      const kept = outer.reduce((state, { id }) => resultReducer(state, { type: 'keep-original', change: id }), makeResultState(result))
      expect(kept.present.text).toBe(result.source)
      expect(standing(kept.present.changes).filter(({ from, to }) => from !== to)).toEqual([])
    }),
  )
})
