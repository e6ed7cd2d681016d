import type { Locator, Page } from 'playwright-core'

/** Three English sentences that every mode finds something to do with. */
export const passage =
  'Many studies have shown that heavy use in the evening is associated with shorter sleep duration and poorer sleep quality. However, the direction of this relationship is still unclear, because teenagers who sleep badly may also use their phones more often. It is important to find out whether this effect gets bigger over time.'

/** The paraphraser's screen in the reader's words. */
export function deskOf(page: Page) {
  const original = page.getByRole('textbox', { name: 'Original text', exact: true })
  const result = page.getByRole('group', { name: 'Rephrased text' })
  const run = page.locator('.run-button')
  return {
    original,
    result,
    run,
    marks: result.locator('[data-change]'),
    heading: page.getByRole('heading', { name: 'Rephrased', exact: true }),
    dialog: page.locator('dialog[open]'),
    panel: page.locator('.popover:popover-open'),
    toast: page.locator('.toast'),
    alert: page.getByRole('alert'),
    /** Writes a text and rephrases it. */
    rephrase: async (text: string): Promise<void> => {
      await original.fill(text)
      await run.click()
      await result.waitFor()
    },
    /** The result without what is struck through. */
    text: (): Promise<string> => resultText(result),
  }
}

export type Desk = ReturnType<typeof deskOf>

const resultText = (result: Locator): Promise<string> =>
  result.evaluate((element) => {
    const copy = element.cloneNode(true)
    if (!(copy instanceof HTMLElement)) return ''
    for (const gone of copy.querySelectorAll('.mark-gone, .sentence-handle')) gone.remove()
    return copy.textContent ?? ''
  })
