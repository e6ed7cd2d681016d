import process from 'node:process'
import fc from 'fast-check'

// At a desk properties are tried with other values each time, which finds new faults; a change that is about to land is
// judged by the same values each time, so that it answers for what it did itself (decision 59).
if (process.env['CI']) fc.configureGlobal({ seed: 20_261_124 })
