import { readFileSync } from 'node:fs'

/** Resident memory of a process now, and at its highest, in MB (Linux). */
export function readMemory(pid: number | undefined): { now: number; highest: number } | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? Number.NaN) / 1024
  return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') }
}

export function toMemoryText(pid: number | undefined): string {
  const memory = readMemory(pid)
  return memory ? `${memory.now.toFixed(0)} MB now, ${memory.highest.toFixed(0)} MB at most` : 'not measured here'
}
