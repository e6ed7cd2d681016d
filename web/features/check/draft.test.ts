import { describe, expect, test } from 'vitest'
import { checkInput, type CheckScope } from '#tools/check/contract.ts'
import { countWords, documentsOf, emptyDraft, inputOf, isAgreed, isDraft, isTicked, type Draft } from './draft.ts'

const scope: CheckScope = {
  collections: [
    { id: 'open', name: 'Open texts', kind: 'public', documents: 10, canAdd: false },
    { id: 'mine', name: 'My sources', kind: 'own', documents: 4, canAdd: true },
    { id: 'drafts', name: 'My drafts', kind: 'drafts', documents: 2, canAdd: true },
  ],
  online: [
    { name: 'OpenAlex', host: 'api.openalex.org' },
    { name: 'Wikipedia', host: 'en.wikipedia.org' },
  ],
}
const draft = (part: Partial<Draft>): Draft => ({ ...emptyDraft, text: 'Some words.', ...part })

describe('what is searched', () => {
  test('everything but own drafts, unless the reader says otherwise', () => {
    expect(scope.collections.map((one) => isTicked(emptyDraft, one))).toEqual([true, true, false])
    expect(documentsOf(emptyDraft, scope)).toBe(14)
    const other = draft({ ticks: { open: false, drafts: true } })
    expect(documentsOf(other, scope)).toBe(6)
    expect(inputOf(other, scope).collections).toEqual(['mine', 'drafts'])
  })

  test('names no collection as long as they are as they come, so that other institutions are searched too', () => {
    expect(inputOf(draft({}), scope)).not.toHaveProperty('collections')
    expect(inputOf(draft({ ticks: { open: true, gone: false } }), scope)).not.toHaveProperty('collections')
    expect(inputOf(draft({ ticks: { open: false } }), scope).collections).toEqual(['mine'])
  })

  test('online only with every host agreed to', () => {
    expect(isAgreed(emptyDraft, scope)).toBe(false)
    expect(isAgreed(draft({ agreedHosts: ['api.openalex.org'] }), scope)).toBe(false)
    expect(isAgreed(draft({ agreedHosts: ['api.openalex.org', 'en.wikipedia.org'] }), scope)).toBe(true)
    expect(isAgreed(draft({ agreedHosts: ['api.openalex.org'] }), { ...scope, online: [] })).toBe(false)
  })

  test('is what the contract takes; until the scope is known, the server decides', () => {
    const input = inputOf(draft({ title: '  Chapter 2 ' }), null)
    expect(input).toEqual({ text: 'Some words.', language: 'detect', title: 'Chapter 2', online: false })
    expect(checkInput.parse(input)).toEqual(input)
    expect(checkInput.parse(inputOf(draft({}), scope))).toEqual(inputOf(draft({}), scope))
  })
})

test.each([
  [emptyDraft, true],
  [{ ...emptyDraft, language: 'hu', ticks: { a: true }, agreedHosts: ['x'] }, true],
  [{ ...emptyDraft, language: 'xx' }, false],
  [{ ...emptyDraft, ticks: { a: 1 } }, false],
  [{ ...emptyDraft, agreedHosts: 'x' }, false],
  [{ text: 'x' }, false],
  [null, false],
])('%j is a kept draft: %j', (value, is) => expect(isDraft(value)).toBe(is))

test.each([
  ['', 0],
  ['  – … ', 0],
  ['One two-three, “four”.', 3],
  ['Egy őrült\nnap', 3],
  ['ایک دو', 2],
])('%j has %d words', (text, count) => expect(countWords(text)).toBe(count))
