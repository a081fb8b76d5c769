import { CHROMIUM_ARGS } from '../../scripts/test/chromium.ts'

/**
 * For `test.use` of files that measure what a person's browser loads or keeps: what the other tests run in has no windows, keeps no page
 * for the way back, and tells of a pointer that is not there.
 */
export const WHOLE_CHROMIUM = {
  executablePath: process.env.WHOLE_CHROMIUM_PATH ?? '',
  args: CHROMIUM_ARGS,
}
