import type { z } from 'zod'
import type { TextLanguage } from '../text-languages.gen.ts'
import { doctorResult } from './doctor-contract.ts'

/** What an engine thread is given, its language known, and what it finds; what publishers have said since is added behind it. */
export type DoctorTask = { readonly text: string; readonly language: TextLanguage }
export const doctorFound = doctorResult.omit({ retractionsAsOf: true })
export type DoctorFound = z.output<typeof doctorFound>
