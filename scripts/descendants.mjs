// Plain JavaScript: the bootstrap reads it, under whatever Node the machine has.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Ids of the children of a process, and of theirs. */
export function listDescendants(pid) {
  const parents = readParents()
  const found = [pid]
  // Walked to its end, also to what is added on the way.
  for (const parent of found) for (const [child, of] of parents) if (of === parent) found.push(child)
  return found.slice(1)
}

/** Those that have gone meanwhile are no error. */
export function endAll(pids, signal = 'SIGTERM') {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {}
  }
}

/** Each process and its parent: from `/proc`, elsewhere from `ps`; none on Windows, where a parent takes its children along. */
function readParents() {
  if (existsSync('/proc/self/stat'))
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readStat(name) : []))
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return (stdout ?? '').split('\n').map((line) => line.trim().split(/\s+/).map(Number))
}

function readStat(pid) {
  try {
    // The name stands in brackets and may hold anything.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
    return [[Number(pid), Number(parent)]]
  } catch {
    return []
  }
}
