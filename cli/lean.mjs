// How a program that reads large files is started, so that it stays below 300 MB (npm run bench:import measures it): a small
// heap is swept often, and glibc gives freed blocks back at once; without, a run takes up to 560 MB, most of it garbage.
const nodeOptions = ['--max-old-space-size=128', '--max-semi-space-size=2']
const environment = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' }

/** Options of Node and settings of the process for a command, by its words. */
export const leanStart = (words) =>
  words[0] === 'corpus' && words[1] === 'import' ? { nodeOptions, environment } : { nodeOptions: [], environment: {} }
