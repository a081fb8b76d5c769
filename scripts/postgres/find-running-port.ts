import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPortFree } from '../port.ts'
import { toErrorCode } from '../problem.ts'

/** Line of postmaster.pid with the port. */
const PORT_LINE = 3

/** Returns the port of the embedded PostgreSQL that runs on a state folder, whatever port it was started with. Returns undefined when none runs. */
export async function findRunningPort(stateFolder: string): Promise<number | undefined> {
  let text: string
  try {
    text = readFileSync(join(stateFolder, 'postgres/postmaster.pid'), 'utf8')
  } catch (error) {
    if (toErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
  const port = Number(text.split('\n')[PORT_LINE])
  // A server that was killed leaves its file behind.
  return Number.isInteger(port) && port > 0 && !(await isPortFree(port)) ? port : undefined
}
