import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../state-folder.ts'

/** One test of a report; `seconds` is how long it took, its hooks not counted. */
export type TimedTest = { file: string; title: string; seconds: number }

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
})

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
})

type Suite = { title: string; specs?: z.infer<typeof specSchema>[] | undefined; suites?: Suite[] | undefined }

const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ title: z.string(), specs: z.array(specSchema).optional(), suites: z.array(suiteSchema).optional() }),
)
const playwrightSchema = z.object({ suites: z.array(suiteSchema) })

/** The tests of a JSON report of Vitest or Playwright; none when the run ended before it was written. */
export function readTimedTests(report: string): TimedTest[] {
  if (!existsSync(report)) return []
  const read: unknown = JSON.parse(readFileSync(report, 'utf8'))
  const vitest = vitestSchema.safeParse(read)
  if (vitest.success)
    return vitest.data.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: relative(ROOT, name),
        title: fullName,
        seconds: (duration ?? 0) / 1000,
      })),
    )
  return playwrightSchema.parse(read).suites.flatMap((file) => listSpecs(file, []))
}

/** `groups`: titles of those that it stands in. The outermost is its file. */
function listSpecs(suite: Suite, groups: readonly string[]): TimedTest[] {
  const own = (suite.specs ?? []).map(({ file, title, tests }) => ({
    file: `e2e/src/${file}`,
    title: [...groups, title].join(' '),
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }))
  return [...own, ...(suite.suites ?? []).flatMap((each) => listSpecs(each, [...groups, each.title]))]
}

const LISTED = 40

/** The slowest tests and files as lines, so that a run says by itself what makes it long. */
export function listSlowest(tests: readonly TimedTest[]): string[] {
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
