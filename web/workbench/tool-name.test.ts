import { expect, test } from 'vitest'
import { check } from '#tools/check/contract.ts'
import { proofread } from '#tools/proofread/contract.ts'
import { rephrase } from '#tools/rephrase/contract.ts'
import { pageOfTool } from './tool-name.ts'

test('every tool that there is has its page, under the name that its contract says', () => {
  for (const { id, slug } of [rephrase, proofread, check]) expect(pageOfTool(id)).toBe(slug)
})

test.each([['unknown'], ['toString'], ['']])('%j is no tool', (id) => expect(pageOfTool(id)).toBeNull())
