import path from 'node:path'
import { z } from 'zod'
import { httpUrl } from './parts.ts'

/** Settings of the texts of the site; a part of `settings` in env.ts. */
export const contentSettings = {
  CONTENT_FOLDER: z
    .string()
    .min(1)
    .transform((folder) => path.resolve(folder))
    .optional()
    .meta({
      description:
        'Folder with texts of your own, laid out as content/ is (blog/<name>/<language>.md, pages/<name>/<language>.md). What it has replaces what we deliver, file by file; a file that is wrong stops the start.',
      example: '/srv/tinta/content',
    }),
  ICON_SERVICE: httpUrl().optional().meta({
    description:
      'Service of icons that texts may show beyond the icons we deliver, as :icon[set/name]; it answers at <address>/<set>/<name>.svg. The server asks it, never a reader. By default none is asked.',
    example: 'https://icons.example.edu',
  }),
} as const
