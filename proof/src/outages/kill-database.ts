import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../../../scripts/is-alive.ts'
import type { Studio } from '../publishing/studio-processes.ts'
import { signalTree } from './signal-tree.ts'

/** Kills the database of the studio with all its processes, and waits until it is gone. */
export async function killDatabase({ database }: Studio): Promise<void> {
  const { pid } = database
  signalTree(pid, 'SIGKILL')
  while (pid !== undefined && isAlive(pid)) await sleep(10)
}
