import { CHROMIUM_ARGS } from '../../scripts/test/chromium.ts'

/**
 * For `test.use` in files that measure what a real browser loads or stores. The headless shell of the other tests has no windows, keeps no
 * pages in the back-forward cache, and reports a mouse that is not there.
 */
export const WHOLE_CHROMIUM = {
  executablePath: process.env.WHOLE_CHROMIUM_PATH ?? '',
  args: CHROMIUM_ARGS,
}
