/**
 * Marks tests that `npm test` leaves out and `npm run proof -- tests` runs: another site, width, brand or device for what a sample
 * has said already. A test that says something of its own is never marked.
 */
const LONG = { tag: '@long' }

/** Details of the test at place `at` of a row: the one at `sample` runs each time, the others in the proof. */
export const sampleAt = (at: number, sample = 0): { tag?: string } => (at === sample ? {} : LONG)
