import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/**
 * Ends a child and waits until it is gone and its pipes are closed: until then it may still write into its folder. Returns its exit
 * code, null when a signal ended it. A child that has ended already is no error.
 */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const closed = once(child, 'close')
  child.kill(signal)
  await closed
  return child.exitCode
}
