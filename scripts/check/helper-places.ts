const TESTING = /\/testing\//
const HELPER = /\/tests?\/|\/test-[^/]+$/
/** Tests themselves, and the code that runs all of them. */
const TEST = /\.test\.tsx?$|^(?:scripts\/test|proof\/src\/tests)\//

/** Finds files that (by their names) only tests use, outside of a folder `testing/`. */
export function findHelperFaults(files: Iterable<string>): string[] {
  return [...files].flatMap((file) => {
    if (TESTING.test(file) || TEST.test(file) || !HELPER.test(file)) return []
    return [`${file} helps tests: move it to a folder "testing" beside them.`]
  })
}
