import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { endProcess } from '../../../scripts/end-process.ts'
import type { Tally } from '../attacks/tally.ts'
import { atEnd } from '../endings.ts'

const DISK_MB = 48
/** Ways to mount a small disk that is gone when the command ends: as a user with that right, or as the administrator. */
const WAYS = [['--user', '--map-root-user', '--mount'], ['--mount']] as const
const IN_DISK = `mount -t tmpfs -o size=${DISK_MB}m tmpfs "$1" && shift && exec "$@"`

const tallySchema = z.object({
  name: z.string(),
  tries: z.number(),
  faults: z.array(z.string()),
  note: z.string().optional(),
})

/** Tests an outbox on a disk that other files fill (Linux). Without permission to mount such a disk it says so, and tests nothing. */
export async function proveFullDisk(folder: string): Promise<Tally> {
  mkdirSync(folder, { recursive: true })
  const script = fileURLToPath(new URL('./full-disk-rounds.ts', import.meta.url))
  for (const way of WAYS) {
    if (process.platform !== 'linux' || (await runOnDisk(way, folder, ['true'])) === undefined) continue
    const said = await runOnDisk(way, folder, [process.execPath, script, folder])
    return tallySchema.parse(JSON.parse(said ?? '{}'))
  }
  const fault = 'this machine does not let a small disk be mounted, which takes Linux and `unshare`'
  return { name: 'outbox on a disk that others fill', tries: 0, faults: [fault] }
}

/** Returns the output of the command; undefined if it failed. */
async function runOnDisk(
  way: readonly string[],
  folder: string,
  command: readonly string[],
): Promise<string | undefined> {
  const given = [...way, '--kill-child', '--fork', 'sh', '-c', IN_DISK, 'sh', folder, ...command]
  const child = spawn('unshare', given, { stdio: ['ignore', 'pipe', 'inherit'] })
  atEnd(async () => void (await endProcess(child)))
  const ended = new Promise<boolean>((done) => {
    child.once('error', () => done(false)).once('exit', (code) => done(code === 0))
  })
  const [said, isGood] = await Promise.all([text(child.stdout), ended])
  return isGood ? said : undefined
}
