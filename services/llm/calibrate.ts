import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { Calibration } from './calibration.ts'

/** With fewer texts than these a language gets no bound. */
export const textsAtLeast = { people: 100, machine: 30 }
/** Of the people's texts at most this share may lie beyond the bound. */
const wronglyAtMost = 0.02

type Figures = { readonly people: readonly number[]; readonly machine: readonly number[] }
type About = { readonly model: string; readonly language: TextLanguage; readonly measuredOn: string }

/** What the figures of people's and of machines' texts say. The bound is set on the people's texts alone. */
export function calibrate({ people, machine }: Figures, about: About): Calibration {
  const ordered = people.toSorted((one, other) => one - other)
  const at = (place: number): number => ordered[Math.min(ordered.length - 1, Math.max(0, place))] ?? 0
  const highest = at(ordered.length - 1 - Math.floor(ordered.length * wronglyAtMost))
  const beyond = (figures: readonly number[]): number => shareOf(figures, (figure) => figure > highest)
  const isEnough = people.length >= textsAtLeast.people && machine.length >= textsAtLeast.machine
  const auroc = areaOf(people, machine)
  return {
    ...about,
    people: people.length,
    machine: machine.length,
    bound: isEnough ? highest : null,
    percentiles: Array.from({ length: 101 }, (_, percent) => at(Math.round((percent / 100) * (ordered.length - 1)))),
    wrongly: beyond(people),
    found: beyond(machine),
    auroc,
    interval: intervalOf(auroc, people.length, machine.length),
  }
}

/** In whole per cent, how many of the people's texts have a lower figure; never all of them, since others may be higher. */
export const lowerThan = (figure: number, { percentiles }: Pick<Calibration, 'percentiles'>): number =>
  Math.min(99, Math.max(0, percentiles.filter((percentile) => percentile < figure).length - 1))

const shareOf = (figures: readonly number[], holds: (figure: number) => boolean): number =>
  figures.length === 0 ? 0 : figures.filter(holds).length / figures.length

/** How often a machine's text has the higher figure of a pair; a tie counts half. */
function areaOf(people: readonly number[], machine: readonly number[]): number {
  const pairs = people.length * machine.length
  if (pairs === 0) return 0.5
  const wonBy = (figure: number): number => people.reduce((sum, other) => sum + (figure > other ? 1 : figure === other ? 0.5 : 0), 0)
  return machine.reduce((sum, figure) => sum + wonBy(figure), 0) / pairs
}

function intervalOf(area: number, people: number, machine: number): Calibration['interval'] {
  if (people === 0 || machine === 0) return { low: 0, high: 1 }
  const [one, other] = [area / (2 - area) - area ** 2, (2 * area ** 2) / (1 + area) - area ** 2]
  const variance = (area * (1 - area) + (machine - 1) * one + (people - 1) * other) / (people * machine)
  const reach = 1.96 * Math.sqrt(Math.max(0, variance))
  return { low: Math.max(0, area - reach), high: Math.min(1, area + reach) }
}
