import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

export type Counts = { passed: number; failed: number }

const vitestSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })
const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
})

/**
 * Reads the counts of a JSON report of Vitest or Playwright. A skipped test counts as failed, because there must be none. A test that passed only at the second
 * try counts as passed and is listed, because that happens on a busy machine. `errors` belong to no test, such as a file that cannot be read.
 */
export function readCounts(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const vitest = vitestSchema.safeParse(report)
  if (vitest.success)
    return { passed: vitest.data.numPassedTests, failed: vitest.data.numFailedTests + vitest.data.numPendingTests }
  const { stats, errors } = playwrightSchema.parse(report)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped + errors.length }
}

export function addCounts(all: Counts[]): Counts {
  return {
    passed: all.reduce((sum, one) => sum + one.passed, 0),
    failed: all.reduce((sum, one) => sum + one.failed, 0),
  }
}
