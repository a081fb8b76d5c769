/**
 * Marks tests that `npm test` leaves out and `npm run proof -- tests` runs: other sites, widths, brands or devices than those of the
 * sample that always runs, and long journeys whose parts shorter tests cover.
 */
export const IN_PROOF = { tag: '@long' }

/** Options of the test at index `at` of a row: the one at `sample` always runs, the others only in the proof. */
export const sampleAt = (at: number, sample = 0): { tag?: string } => (at === sample ? {} : IN_PROOF)
