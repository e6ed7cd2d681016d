import { describe, expect, test } from 'vitest'
import { foundIn, nothingChecked, withAnswer, type Checked } from './checked.ts'
import { nextRequest } from './next-request.ts'
import { passagesOf, wholeParcel } from './passages.ts'

const text = 'First paragraph, which is long enough.\n\nSecond paragraph, which is long enough.\n\nThird paragraph, which is long enough.'

function known(of: string, language?: string): Checked {
  const skipped = language ? [{ span: { start: 0, end: 5 }, language }] : []
  return withAnswer({ ...nothingChecked, text: of }, foundIn(wholeParcel(of, passagesOf(of)), { lints: [], sentenceLengths: [], skipped }))
}

const recognised = { language: 'en', dialect: 'en-GB' } as const
const given = { language: 'detect', recognised, limit: 5_000 } as const

describe('what is sent next', () => {
  test('the whole text at first, its language to be found out', () => {
    const next = nextRequest({ ...given, checked: { ...nothingChecked, text }, recognised: null })
    expect(next).toMatchObject({ language: 'detect', dialect: null, parcel: { text } })
  })

  test('nothing when all is known', () => {
    expect(nextRequest({ ...given, checked: known(text) })).toBeNull()
    expect(nextRequest({ ...given, checked: nothingChecked })).toBeNull()
  })

  test('only what changed, in the language that was recognised', () => {
    const changed = { ...known(text), text: text.replace('Second', 'Another') }
    expect(nextRequest({ ...given, checked: changed })).toMatchObject({
      language: 'en',
      dialect: 'en-GB',
      parcel: { text: 'Another paragraph, which is long enough.' },
    })
  })

  test('the whole text again when most of it is new, or holds another language', () => {
    const mostlyNew = { ...known(text), text: text.replace('Second', 'Another').replace('Third', 'Last') }
    expect(nextRequest({ ...given, checked: mostlyNew })?.language).toBe('detect')
    const foreign = known(text, 'fi')
    expect(nextRequest({ ...given, checked: { ...foreign, text: text.replace('Third', 'Last') } })?.language).toBe('detect')
  })

  test('the paragraphs that fit into a run', () => {
    const next = nextRequest({ ...given, checked: { ...nothingChecked, text }, limit: 90 })
    expect(next?.parcel.passages).toHaveLength(2)
    expect(next?.parcel.text).toBe(text.slice(0, text.indexOf('\n\nThird')))
    expect(nextRequest({ ...given, checked: { ...nothingChecked, text }, limit: 10 })).toBeNull()
  })
})
