import { whole } from './parts.ts'

/** Settings of people's libraries of sources; a part of `settings` in env.ts. */
export const librarySettings = {
  LIBRARY_FILE_MB: whole({ from: 1, to: 20 })
    .default(20)
    .meta({ description: 'Megabytes of one file that is attached to a source in a library.', example: '20' }),
  LIBRARY_TOTAL_MB: whole({ from: 0 })
    .default(500)
    .meta({ description: 'Megabytes that the attached files of one account may have together; 0 lifts the limit.', example: '500' }),
}
