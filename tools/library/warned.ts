import type { Retraction } from './contract.ts'

/** Corrections and reinstatements are told at the work; they are no reason not to cite it. */
export const warnedNatures = ['retraction', 'expression-of-concern'] as const satisfies readonly Retraction['nature'][]

/** Whether a work is listed among those that people are warned of; one without a notice is not. */
export const isWarned = (retraction: Retraction | null): boolean => warnedNatures.some((nature) => nature === retraction?.nature)
