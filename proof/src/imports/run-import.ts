import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { endProcess } from '../../../scripts/end-process.ts'
import { ROOT } from '../../../scripts/state-folder.ts'

/** Figures and counts of one run of the command. Processor time and memory come from Linux, and are undefined elsewhere. */
export type ImportFigures = {
  counts: { new: number; changed: number; same: number; broken: number }
  seconds: number
  /** Seconds of processor time of the command alone, without the database. */
  processor: number | undefined
  /** Peak in megabytes. */
  memory: number | undefined
}

/** Kills the command `afterMs` after it has begun to save, however long a busy machine takes to get there. */
type Kill = { hasBegun: () => Promise<boolean>; afterMs: number }
type Importing = { file: string; args?: readonly string[]; env: Record<string, string>; kill?: Kill }

const LOOKED_AT_EVERY_MS = 100
const TICKS_PER_SECOND = 100
const COUNTS = /^(\d+) new, (\d+) changed, (\d+) as they were, (\d+) with mistakes/

/** Runs `npm run import` without npm. Returns undefined if the command was killed before its end. */
export async function runImport({ file, args = [], env, kill }: Importing): Promise<ImportFigures | undefined> {
  const began = performance.now()
  const child = spawn(process.execPath, ['--max-semi-space-size=64', 'studio/src/tools/import.ts', file, ...args], {
    cwd: ROOT,
    env: { NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  let counts: ImportFigures['counts'] | undefined
  createInterface(child.stdout).on('line', (line) => {
    const [, added, changed, same, broken] = COUNTS.exec(line) ?? []
    if (added) counts = { new: Number(added), changed: Number(changed), same: Number(same), broken: Number(broken) }
  })
  if (kill !== undefined) {
    while (child.exitCode === null && !(await kill.hasBegun())) await sleep(LOOKED_AT_EVERY_MS)
    await sleep(kill.afterMs)
    await endProcess(child)
  }
  let used: Pick<ImportFigures, 'processor' | 'memory'> = { processor: undefined, memory: undefined }
  const watching = setInterval(() => {
    // An ended process still reports its time, but no longer its memory.
    const now = readUsed(child.pid)
    if (now) used = { processor: now.processor, memory: now.memory ?? used.memory }
  }, LOOKED_AT_EVERY_MS)
  await ended
  clearInterval(watching)
  return counts && { counts, seconds: (performance.now() - began) / 1000, ...used }
}

function readUsed(pid: number | undefined): Pick<ImportFigures, 'processor' | 'memory'> | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const highest = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return {
      processor: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
      memory: highest === undefined ? undefined : Number(highest) / 1024,
    }
  } catch {
    return undefined
  }
}
