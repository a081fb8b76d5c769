import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** `flaky` of those that passed did so at the second try only. */
export type Counts = { passed: number; failed: number; flaky?: number }

const vitestSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })
const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

/** Counts of a JSON report of Vitest or Playwright; a skipped test counts as failed, since there must be none. */
export function readCounts(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const vitest = vitestSchema.safeParse(report)
  if (vitest.success)
    return { passed: vitest.data.numPassedTests, failed: vitest.data.numFailedTests + vitest.data.numPendingTests }
  const { stats } = playwrightSchema.parse(report)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped, flaky: stats.flaky }
}

export function addCounts(all: Counts[]): Required<Counts> {
  return {
    flaky: all.reduce((sum, one) => sum + (one.flaky ?? 0), 0),
    passed: all.reduce((sum, one) => sum + one.passed, 0),
    failed: all.reduce((sum, one) => sum + one.failed, 0),
  }
}
