import { setTimeout as sleep } from 'node:timers/promises'
import { readMemory } from '@menagerie/bench/memory'
import { toPercentile } from '@menagerie/bench/row'
import { findApart } from '../find-apart.ts'
import { publishTitle } from '../publish-by-sql.ts'
import type { FaultyRoute, ProxyFault } from './faulty-proxy.ts'
import { type DependencyStage, timeUntilShown } from './stage.ts'

/** `begin` starts the failure, `end` ends it. */
export type Case = {
  name: string
  failingMs: number
  begin: (stage: DependencyStage) => void | Promise<void>
  end: (stage: DependencyStage) => void | Promise<void>
}

export type CaseResult = {
  name: string
  /** Milliseconds of every answer, before and during the failure. */
  before: number[]
  during: number[]
  calls: number
  lines: number
  recoveredMs: number | undefined
  /** Memory in MB, before and at its highest. */
  memory: { before: number; highest: number }
  faults: string[]
}

const BEFORE_MS = 2_000
/** Time to recover: longer than the longest silence that the site accepts (40 s between heartbeats) and its longest pause between tries (2 s). */
const RECOVERY_MS = 60_000
/** "Lost", "back", and one more in case the reason changes meanwhile. */
const MAX_LINES = 4

export const toCase = (route: FaultyRoute, name: string, fault: ProxyFault, failingMs: number): Case => ({
  name: `${route} ${name}`,
  failingMs,
  begin: ({ proxy }) => {
    proxy.fail(route, fault)
    proxy.cut()
  },
  end: ({ proxy }) => proxy.recover(),
})

/** Runs visitors without and then with the failure, while something is published. Afterwards the site has to recover by itself. */
export async function runDependencyCase(
  stage: DependencyStage,
  { name, failingMs, begin, end }: Case,
): Promise<CaseResult> {
  const { load, site, studio, proxy, probe } = stage
  const pid = site.child.pid
  const title = (when: string) => `Proof ${name} ${when} ${Date.now()}`
  await load.takeFigures()
  await sleep(BEFORE_MS)
  const before = await load.takeFigures()
  const memoryBefore = readMemory(pid)?.now ?? Number.NaN
  const callsBefore = countCalls(proxy.calls)
  const linesBefore = countLines(site.readLog())
  await begin(stage)
  await publishTitle(studio.databaseUrl, [probe], title('while it failed'))
  await sleep(failingMs)
  const during = await load.takeFigures()
  const calls = countCalls(proxy.calls) - callsBefore
  await end(stage)
  const last = title('when it was over')
  await publishTitle(studio.databaseUrl, [probe], last)
  const recoveredMs = await timeUntilShown(stage, last, RECOVERY_MS)
  const apart = await findApart(stage, RECOVERY_MS)
  const lines = countLines(site.readLog()) - linesBefore
  const wrong = [...before.reasons, ...during.reasons]
  return {
    name,
    before: before.times,
    during: during.times,
    calls,
    lines,
    recoveredMs,
    memory: { before: memoryBefore, highest: readMemory(pid)?.highest ?? Number.NaN },
    faults: [
      ...wrong.map((reason) => `${name}: ${reason}`),
      ...(during.asked === 0 ? [`${name}: nobody asked`] : []),
      ...(recoveredMs === undefined ? [`${name}: not shown ${RECOVERY_MS / 1000} s after the failure was over`] : []),
      ...apart.slice(0, 3).map((difference) => `${name}: ${difference}`),
      ...(lines > MAX_LINES ? [`${name}: ${lines} lines of the log for one failure`] : []),
    ],
  }
}

export const p99Of = (times: readonly number[]): number => toPercentile(times, 0.99)

const countCalls = (calls: Record<FaultyRoute, number>): number => calls.changes + calls.stream + calls.files

const countLines = (log: string): number =>
  log.split('\n').filter((line) => /"level":"(?:warn|error)"/.test(line)).length
