import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Problem } from '../problem.ts'

const runSchema = z.object({ starter: z.int().positive() })
/** Command line of a starter. The id alone may belong to another program by now. */
const STARTER = /\bstart[/\\]main\.ts\b/

/** Refuses a second start on the same state folder. It would stop the database of the first one, taking it for a leftover of a killed start. */
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
    // There is no file yet, or a full disk has cut it.
    return undefined
  }
}
