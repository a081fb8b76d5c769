import { globSync, readFileSync } from 'node:fs'

/** A process and all below it; PostgreSQL's children are in groups of their own, so a group would miss them (Linux). */
function findTree(pid: number): number[] {
  const children = globSync('/proc/[0-9]*/stat').flatMap((file) => {
    const [child, parent] = readStat(file)
    return parent === pid && child !== undefined ? [child] : []
  })
  return [pid, ...children.flatMap(findTree)]
}

/** What has ended meanwhile needs no signal any more. */
export function signalTree(pid: number | undefined, signal: NodeJS.Signals): void {
  for (const each of pid === undefined ? [] : findTree(pid)) {
    try {
      process.kill(each, signal)
    } catch {}
  }
}

/** Number and parent; the name between them may hold anything. */
function readStat(file: string): [number | undefined, number | undefined] {
  try {
    const text = readFileSync(file, 'latin1')
    const [, parent] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return [Number.parseInt(text, 10), Number(parent)]
  } catch {
    return [undefined, undefined]
  }
}
