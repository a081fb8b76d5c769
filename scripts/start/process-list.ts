import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** `run.json` in the state folder: process ids by name of what is running, for operators and for tests that kill. */
export function createProcessList(stateFolder: string) {
  const pids: Record<string, number> = { starter: process.pid }
  return (name: string, pid: number | undefined) => {
    if (pid === undefined) return
    pids[name] = pid
    const file = join(stateFolder, 'run.json')
    // Read at any moment: it is whole or the one before.
    writeFileSync(`${file}.next`, `${JSON.stringify(pids, null, 2)}\n`)
    renameSync(`${file}.next`, file)
  }
}
