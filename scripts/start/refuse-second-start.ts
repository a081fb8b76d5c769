import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Problem } from '../problem.ts'

const runSchema = z.object({ starter: z.int().positive() })
/** How a starter shows in the list of processes; a number alone may be another program's by now. */
const STARTER = /\bstart[/\\]main\.ts\b/

/** One state folder is of one start: a second one would stop the database of the first, as a leftover of a killed one. */
export function refuseSecondStart(stateFolder: string): void {
  const pid = findStarter(stateFolder)
  if (pid === undefined || pid === process.pid) return
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  if (STARTER.test(stdout ?? ''))
    throw new Problem(
      `Process ${pid} already runs the product with the state in ${stateFolder}: stop it first, or name another folder in MENAGERIE_VAR.`,
    )
}

function findStarter(stateFolder: string): number | undefined {
  try {
    return runSchema.parse(JSON.parse(readFileSync(join(stateFolder, 'run.json'), 'utf8'))).starter
  } catch {
    // None yet, or one that a full disk has cut.
    return undefined
  }
}
