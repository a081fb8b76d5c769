import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/**
 * Ends a child and waits until it is gone and its pipes are closed, because until then it, or what it started, may still write
 * into its folder. Returns its exit code, or null when a signal ended it. A child that has already ended is no error.
 */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
  return waitForEnd(child, () => child.kill(signal))
}

/** Does the same for a child that leads a process group (`detached`), and for the whole group. */
export async function endGroup(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
  return waitForEnd(child, () => child.pid !== undefined && process.kill(-child.pid, signal))
}

async function waitForEnd(child: ChildProcess, end: () => boolean): Promise<number | null> {
  const hasEnded = child.exitCode !== null || child.signalCode !== null
  if (hasEnded && [child.stdout, child.stderr].every((pipe) => pipe === null || pipe.closed)) return child.exitCode
  const closed = once(child, 'close')
  if (!hasEnded) end()
  await closed
  return child.exitCode
}
