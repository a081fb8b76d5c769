import type { ToldTest } from './told-tests.ts'

const LISTED = 40

/** Lists the slowest tests and files as lines, so that a run shows what makes it long. */
export function listSlowest(tests: readonly ToldTest[]): string[] {
  const bySeconds = (a: { seconds: number }, b: { seconds: number }) => b.seconds - a.seconds
  const files = new Map<string, number>()
  for (const { file, seconds } of tests) files.set(file, (files.get(file) ?? 0) + seconds)
  const toLine = (seconds: number, what: string) => `${seconds.toFixed(1).padStart(7)} s  ${what}`
  return [
    `The ${LISTED} slowest tests:`,
    ...[...tests]
      .sort(bySeconds)
      .slice(0, LISTED)
      .map(({ seconds, file, title }) => toLine(seconds, `${file}: ${title}`)),
    `The ${LISTED} slowest files:`,
    ...[...files]
      .map(([file, seconds]) => ({ file, seconds }))
      .sort(bySeconds)
      .slice(0, LISTED)
      .map(({ seconds, file }) => toLine(seconds, file)),
  ]
}

/** Lists the failed tests, one line each. */
export function listFailed(tests: readonly ToldTest[]): string[] {
  return tests.flatMap(({ file, title, fault }) => (fault === undefined ? [] : [`${file}: ${title}: ${fault}`]))
}

/** Lists the tests that passed only at the second try, one line each. Their first failure is a fault of the product or of the test. */
export function listRetried(tests: readonly ToldTest[]): string[] {
  return tests.flatMap(({ file, title, retried }) => (retried === undefined ? [] : [`${file}: ${title}: ${retried}`]))
}
