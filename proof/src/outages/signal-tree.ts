import { globSync, readFileSync } from 'node:fs'

/** Finds a process and all its descendants (Linux). A process group is not enough, because PostgreSQL's children have their own groups. */
function findTree(pid: number): number[] {
  const children = globSync('/proc/[0-9]*/stat').flatMap((file) => {
    const [child, parent] = readStat(file)
    return parent === pid && child !== undefined ? [child] : []
  })
  return [pid, ...children.flatMap(findTree)]
}

/** Sends a signal to a process and its descendants. Those that have ended meanwhile are skipped. */
export function signalTree(pid: number | undefined, signal: NodeJS.Signals): void {
  for (const each of pid === undefined ? [] : findTree(pid)) {
    try {
      process.kill(each, signal)
    } catch {}
  }
}

/** Returns the process id and that of the parent. The name between them may contain any characters. */
function readStat(file: string): [number | undefined, number | undefined] {
  try {
    const text = readFileSync(file, 'latin1')
    const [, parent] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return [Number.parseInt(text, 10), Number(parent)]
  } catch {
    return [undefined, undefined]
  }
}
