const TESTING = /\/testing\//
const HELPER = /\/tests?\/|\/test-[^/]+$/
/** Tests themselves, and what runs all of them. */
const TEST = /\.test\.tsx?$|^(?:scripts\/test|proof\/src\/tests)\//

/** Finds what only tests use, by its name, where it does not stand in a folder `testing/`. */
export function findHelperFaults(files: Iterable<string>): string[] {
  return [...files].flatMap((file) => {
    if (TESTING.test(file) || TEST.test(file) || !HELPER.test(file)) return []
    return [`${file} helps tests: move it to a folder "testing" beside them.`]
  })
}
