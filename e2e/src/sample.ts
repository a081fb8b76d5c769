/**
 * Marks tests that `npm test` leaves out and `npm run proof -- tests` runs: another site, width, brand or device for what a sample
 * has said already, and long journeys whose parts shorter tests say.
 */
export const IN_PROOF = { tag: '@long' }

/** Details of the test at place `at` of a row: the one at `sample` runs each time, the others in the proof. */
export const sampleAt = (at: number, sample = 0): { tag?: string } => (at === sample ? {} : IN_PROOF)
