import { defineRows } from '../../row.ts'

// Adjectives, sorted by word. Guarded by the noun they describe: a head may be added only where every target suits it.
export default defineRows('adjective', [

])
