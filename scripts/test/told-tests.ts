import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { ROOT } from '../state-folder.ts'

/**
 * One test of a report. `seconds` is its time without hooks. `fault` is its failure in one line, and `retried` the
 * failure of a test that passed at its second try. A file that could not start is listed as a test without a title.
 */
export type ToldTest = {
  file: string
  title: string
  seconds: number
  fault?: string | undefined
  retried?: string | undefined
}

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({ duration: z.number(), error: z.object({ message: z.string().optional() }).optional() }),
      ),
    }),
  ),
})

type Suite = { title: string; specs?: z.infer<typeof specSchema>[] | undefined; suites?: Suite[] | undefined }

const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ title: z.string(), specs: z.array(specSchema).optional(), suites: z.array(suiteSchema).optional() }),
)
const playwrightSchema = z.object({
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z.string().optional() })),
})

/** Reads the tests of a JSON report of Vitest or Playwright. Returns none when the run ended before it wrote the report. */
export function readToldTests(report: string): ToldTest[] {
  if (!existsSync(report)) return []
  const read: unknown = JSON.parse(readFileSync(report, 'utf8'))
  const vitest = vitestSchema.safeParse(read)
  if (vitest.success) return vitest.data.testResults.flatMap(listOfFile)
  const { suites, errors } = playwrightSchema.parse(read)
  const ofNoTest = errors.map(({ message = '' }) => ({ file: 'e2e', title: '', seconds: 0, fault: toFault(message) }))
  return [...suites.flatMap((file) => listSpecs(file, [])), ...ofNoTest]
}

function listOfFile(result: z.infer<typeof vitestSchema>['testResults'][number]): ToldTest[] {
  const file = relative(ROOT, result.name)
  const tests = result.assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
    file,
    title: fullName,
    seconds: (duration ?? 0) / 1000,
    fault: status === 'passed' ? undefined : toFault(failureMessages?.[0] ?? status),
  }))
  if (result.status === 'passed' || tests.some(({ fault }) => fault)) return tests
  return [...tests, { file, title: '', seconds: 0, fault: toFault(result.message ?? result.status) }]
}

/** Lists tests. `groups` are the titles of the groups around them; the outermost is the file. */
function listSpecs(suite: Suite, groups: readonly string[]): ToldTest[] {
  const own = (suite.specs ?? []).map(({ file, title, tests }) => {
    const results = tests.flatMap((test) => test.results)
    const other = tests.find(({ status }) => status !== 'expected')
    const said = other && toFault(results.find(({ error }) => error)?.error?.message ?? other.status)
    return {
      file: `e2e/src/${file}`,
      title: [...groups, title].join(' '),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      ...(other?.status === 'flaky' ? { retried: said } : { fault: said }),
    }
  })
  return [...own, ...(suite.suites ?? []).flatMap((each) => listSpecs(each, [...groups, each.title]))]
}

const MOST_OF_FAULT = 300

/** Returns the first line that is not empty, without colours. */
function toFault(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n')
  return (lines.find((line) => line.trim()) ?? '').trim().slice(0, MOST_OF_FAULT)
}
