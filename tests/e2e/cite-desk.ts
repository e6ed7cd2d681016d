import type { Page } from 'playwright-core'

/** The works of the mockup, as a reference manager writes them. */
export const sixWorks = `@article{keles, author={Keles, Betul and McCrae, Niall and Grealish, Annmarie}, title={A systematic review: The influence of social media on depression, anxiety and psychological distress in adolescents}, journal={International Journal of Adolescence and Youth}, year={2020}, volume={25}, number={1}, pages={79--93}, doi={10.1080/02673843.2019.1590851}}
@book{apa, author={{American Psychological Association}}, title={Publication manual of the American Psychological Association}, edition={7}, year={2020}, doi={10.1037/0000165-000}}
@incollection{nagy, author={Nagy, Éva K. and Szűcs, Gábor}, title={Sleep and screens in secondary schools}, booktitle={Adolescence online}, editor={Őry, Tamás}, publisher={Kispest Egyetemi Kiadó}, year={2018}}
@article{putnam, author={Putnam, Robert D.}, title={Bowling alone: America’s declining social capital}, journal={Journal of Democracy}, year={1995}, volume={6}, number={1}, pages={65--78}, doi={10.1353/jod.1995.0002}}
@phdthesis{tirlea, author={Țîrlea, Ștefan}, title={Somnul adolescenților în mediul digital}, school={Universitatea din Brașov}, year={2021}}
@misc{zakova, author={Žáková, Ľudmila}, title={Prečo študenti spia menej}, year={2022}, url={https://example.sk/spanok}}
`

/** Hands the page a file of references, as if it were chosen. */
export async function importFile(page: Page, text: string, name = 'references.bib'): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
}

/** The parts of the page of citations that stories touch. */
export const citeDesk = (page: Page) => ({
  box: page.getByRole('textbox', { name: 'DOI, link, ISBN or title' }),
  rows: page.locator('.cite-row'),
  row: (text: string) => page.locator('.cite-row', { hasText: text }),
  lines: page.locator('.cite-line'),
  form: page.locator('.cite-form'),
  field: (label: string) => page.locator('.cite-form').getByLabel(label, { exact: true }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  toast: page.locator('.toast'),
})
