import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes `run.json` in the state folder: ids of the running processes by name, for operators and for tests that kill processes. */
export function createProcessList(stateFolder: string) {
  const pids: Record<string, number> = { starter: process.pid }
  return (name: string, pid: number | undefined) => {
    if (pid === undefined) return
    pids[name] = pid
    const file = join(stateFolder, 'run.json')
    // The file may be read at any moment, so it is replaced as a whole.
    writeFileSync(`${file}.next`, `${JSON.stringify(pids, null, 2)}\n`)
    renameSync(`${file}.next`, file)
  }
}
