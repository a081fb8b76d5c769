// Plain JavaScript, because the bootstrap reads it under any Node that the machine has.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Returns the ids of a process's children, and of their children. */
export function listDescendants(pid) {
  const parents = readParents()
  const found = [pid]
  // This loop also visits the entries that it adds.
  for (const parent of found) for (const [child, of] of parents) if (of === parent) found.push(child)
  return found.slice(1)
}

/** Sends a signal to processes. Those that have ended meanwhile are no error. */
export function endAll(pids, signal = 'SIGTERM') {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {}
  }
}

/** Returns each process with its parent, from `/proc` or else from `ps`. Returns nothing on Windows, where children end with their parent. */
function readParents() {
  if (existsSync('/proc/self/stat'))
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readStat(name) : []))
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return (stdout ?? '').split('\n').map((line) => line.trim().split(/\s+/).map(Number))
}

function readStat(pid) {
  try {
    // The name stands in brackets and may contain anything.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
    return [[Number(pid), Number(parent)]]
  } catch {
    return []
  }
}
