import { readFileSync } from 'node:fs'

/** Returns a process's resident memory, now and at its highest, in MB (10⁶ bytes), or undefined where the system does not tell. */
export function readMemory(pid: number | undefined): { now: number; highest: number } | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    (Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? Number.NaN) * 1024) / 1e6
  return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') }
}

/** Linux's clock ticks per second. */
const TICKS = 100

/** Returns the processor time of a process with all its threads, or NaN where the system does not tell. */
export function readProcessorSeconds(pid: number | undefined): number {
  if (pid === undefined || process.platform !== 'linux') return Number.NaN
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) / TICKS
}
