import { describe, expect, test } from 'vitest'
import { textOf } from '#services/files/text-of.ts'
import { makeDocx, makeOdt } from '#tests/files.ts'
import { makeHouse } from '#tests/house.ts'
import { makeApi } from './make-api.ts'

const ask = (form: FormData) => makeApi(makeHouse()).request('/api/v1/proofread/document', { method: 'POST', body: form })

function formOf(file: Uint8Array, marks: unknown, name = 'essay.docx'): FormData {
  const form = new FormData()
  form.set('file', new File([Uint8Array.from(file)], name))
  if (marks !== undefined) form.set('marks', typeof marks === 'string' ? marks : JSON.stringify(marks))
  return form
}

const mark = { span: { start: 4, end: 7 }, to: 'two', remark: 'A number.' }

describe('a document', () => {
  test('comes back with its changes tracked', async () => {
    const response = await ask(formOf(await makeDocx(['One too three.', 'Four.']), [mark, { span: { start: 14, end: 16 }, to: ' ' }]))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="marked.docx"')
    expect(response.headers.get('tinta-left-out')).toBe('1')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await textOf(new Uint8Array(await response.arrayBuffer()), 'docx')).text).toBe('One two three.\n\nFour.')
  })

  test('is of the kind that it was, whatever its name says', async () => {
    const response = await ask(formOf(makeOdt('<text:p>One too three.</text:p>'), [mark]))
    expect(response.headers.get('content-type')).toBe('application/vnd.oasis.opendocument.text')
    expect((await textOf(new Uint8Array(await response.arrayBuffer()), 'odt')).text).toBe('One two three.')
  })
})

describe('what cannot be marked has words', () => {
  const file = new TextEncoder().encode('One too three.')
  test.each([
    ['a text file', file, [mark], 'file-kind-unknown'],
    ['no marks', file, undefined, 'input-invalid'],
    ['marks that are no JSON', file, '[', 'body-not-json'],
    ['an empty list', file, [], 'input-invalid'],
    ['marks that overlap', file, [mark, { ...mark, span: { start: 6, end: 9 } }], 'input-invalid'],
    ['a span that ends before it starts', file, [{ ...mark, span: { start: 6, end: 2 } }], 'input-invalid'],
    ['a mark that does nothing', file, [{ span: { start: 0, end: 1 } }], 'input-invalid'],
  ])('%s', async (_, bytes, marks, code) => {
    expect(await (await ask(formOf(bytes, marks))).json()).toMatchObject({ code })
  })

  test('a form without a file, and no form', async () => {
    expect(await (await ask(new FormData())).json()).toMatchObject({ code: 'file-missing' })
    const plain = await makeApi(makeHouse()).request('/api/v1/proofread/document', { method: 'POST', body: '{}' })
    expect(await plain.json()).toMatchObject({ code: 'content-type-wrong' })
  })
})
