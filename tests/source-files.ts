import { globSync } from 'node:fs'

export const rooms = ['engines', 'tools', 'services', 'api', 'worker', 'web', 'config', 'locales', 'cli']

/** Every file of the house that is written by hand or checked in, with its test; main.ts stands outside of the rooms. */
export const sourceFiles = rooms.flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`)).filter((file) => !file.endsWith('.d.ts'))
