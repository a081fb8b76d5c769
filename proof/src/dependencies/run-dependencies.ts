import type { BenchRow } from '@menagerie/bench/row'
import { CHANGES_FAULTS, COMMON_FAULTS, STREAM_FAULTS } from './faults.ts'
import { type Case, type CaseResult, p99Of, runDependencyCase, toCase } from './run-case.ts'
import { runFileCase } from './run-file-case.ts'
import { setDependencyStage } from './stage.ts'

const PER_SECOND = 400
const FAILING_MS = 3_000
/** The site gives up after 10 s without a byte, and after 40 s without a heartbeat. */
const SILENT_MS = 12_000
const HEARTBEATS_MS = 45_000
const HIGHEST_RATIO = 1.1
/** Memory that an answer of the largest allowed size, 64 MB, explains. */
const MAX_MEMORY_MB = 512

/** R3: whatever fault the feed's calls have, visitors must not notice it, and the site must be up to date again afterwards. */
export async function runDependencies(folder: string): Promise<BenchRow[]> {
  const stage = await setDependencyStage(folder, PER_SECOND)
  await stage.load.resume()
  const only = process.env.PROOF_ONLY?.split(',')
  const isChosen = (name: string) => only === undefined || only.some((word) => name.includes(word))
  const results: CaseResult[] = []
  for (const each of toCases().filter(({ name }) => isChosen(name))) {
    const result = await runDependencyCase(stage, each)
    results.push(result)
    console.log(`  ${toLine(result)}`)
    for (const fault of result.faults) console.error(`  ✗ ${fault}`)
  }
  const files = isChosen('files') ? [await runFileCase(stage)] : []
  await stage.load.pause()
  await stage.site.stop()
  await stage.studio.stop()
  return [...results.map(toRow), ...files, ...(results.length > 0 ? [toP99Row(results), toMemoryRow(results)] : [])]
}

function toCases(): Case[] {
  const all = (route: 'changes' | 'stream', faults: typeof COMMON_FAULTS) =>
    Object.entries(faults).map(([name, fault]) => toCase(route, name, fault, FAILING_MS))
  return [
    {
      name: 'the Content API refuses connections',
      failingMs: FAILING_MS,
      begin: ({ proxy }) => proxy.refuse(),
      end: async ({ proxy }) => void (await proxy.accept()),
    },
    ...all('changes', { ...COMMON_FAULTS, ...CHANGES_FAULTS }),
    toCase('changes', 'hangs', () => {}, SILENT_MS),
    ...all('stream', { ...COMMON_FAULTS, ...STREAM_FAULTS }),
    toCase('stream', 'is open and silent', openAndSilent, HEARTBEATS_MS),
  ]
}

function openAndSilent({ response }: Parameters<Parameters<typeof toCase>[2]>[0]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': welcome\n\n')
}

function toLine({ name, before, during, calls, lines, recoveredMs, memory }: CaseResult): string {
  const p99 = `p99 ${p99Of(during).toFixed(1)} ms, without ${p99Of(before).toFixed(1)} ms`
  const healed = recoveredMs === undefined ? 'never healed' : `healed in ${(recoveredMs / 1000).toFixed(1)} s`
  const used = `${memory.before.toFixed(0)} MB before, ${memory.highest.toFixed(0)} MB at most so far`
  return `${name}: ${p99}; ${calls} calls, ${lines} lines of log, ${healed}; ${used}`
}

function toRow(result: CaseResult): BenchRow {
  return {
    id: 'R3',
    what: result.name,
    figure: `${result.faults.length} faults, p99 ${p99Of(result.during).toFixed(1)} ms`,
    baseline: toLine(result).replace(/^.*?, without /, 'p99 without '),
    goal: '0 faults',
    met: result.faults.length === 0,
  }
}

/** P99 over all failures together, because a single one is too short for a meaningful ratio. */
function toP99Row(results: readonly CaseResult[]): BenchRow {
  const before = p99Of(results.flatMap((result) => result.before))
  const during = p99Of(results.flatMap((result) => result.during))
  return {
    id: 'R3',
    what: `p99 of pages at ${PER_SECOND} a second, during all failures of the feed`,
    figure: `${(during / before).toFixed(2)}× (${during.toFixed(2)} ms)`,
    baseline: `without: ${before.toFixed(2)} ms, in the seconds before each`,
    goal: `≤ ${HIGHEST_RATIO}×`,
    met: during / before <= HIGHEST_RATIO,
  }
}

function toMemoryRow(results: readonly CaseResult[]): BenchRow {
  const first = results[0]?.memory.before ?? Number.NaN
  const highest = Math.max(...results.map(({ memory }) => memory.highest))
  return {
    id: 'R3',
    what: 'memory of the site over all failures',
    figure: `${highest.toFixed(0)} MB at most`,
    baseline: `${first.toFixed(0)} MB before, ${results.at(-1)?.memory.before.toFixed(0)} MB before the last`,
    goal: `≤ ${MAX_MEMORY_MB} MB`,
    met: Number.isNaN(highest) ? undefined : highest <= MAX_MEMORY_MB,
  }
}
