import { doctorInput, doctorResult } from '#tools/cite/doctor-contract.ts'
import { withNotices } from '#tools/cite/run-doctor.ts'
import { answers, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { countRun } from '../middleware/rate-limit.ts'
import { readInput } from '../read-input.ts'

/** Room for the longest text, written in JSON's longest way. */
const bytesAtMost = 8 * 1024 * 1024

/** `POST /api/v1/cite/doctor`: a paper's citations beside its list of works, and the list beside APA 7. */
export function addCiteDoctor(app: Api, house: House): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/cite/doctor',
    summary: "Check a paper's references",
    description:
      'Finds the list of works of a text by its title or its shape, and sets it beside the citations: works that are cited and not ' +
      'listed, listed and not cited, years and names that differ, entries that stand twice or out of order, what APA 7 writes otherwise, ' +
      'what is missing, and what publishers have said since (retractions), as far as the operator has loaded a list of it. Numbers in ' +
      'square brackets are followed too; footnotes are not. Spans are half-open offsets in UTF-16 code units. It costs nothing and ' +
      'keeps nothing; no registry is asked.',
    request: takes(doctorInput.openapi('CiteDoctorInput')),
    responses: answers({
      schema: doctorResult.openapi('CiteDoctorResult'),
      description: 'The entries of the list, and the findings by place.',
    }),
  })
  app.post('/api/v1/cite/doctor', bodyLimit({ limit: bytesAtMost }), async (c) => {
    const input = await readInput(c, doctorInput)
    const counted = await countRun(c, house.limits)
    try {
      const found = await house.engines.checkReferences(input, { signal: c.req.raw.signal })
      const notices = await house.library.retractionsOf(found.entries.map(({ item }) => item))
      return c.json(withNotices(found, notices), 200, { 'Cache-Control': 'no-store' })
    } catch (error) {
      await counted.giveBackAfter(error)
      throw error
    }
  })
}
