import { closeSync, fdatasyncSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** Beside the outbox, one for each process: two never write into one file. */
const NAME = /^outbox-count-[\w-]+$/
/** Written over in place: one block of a disk, which is there whole or not at all. */
const LINE_CHARS = 100
const DAY_MS = 86_400_000

const lineSchema = z.object({ last: z.number(), first: z.number(), at: z.number() })
/** `last`: of all forms that were ever thanked for; `first`: of those that waited then. */
export type Count = z.infer<typeof lineSchema>

export type Journal = ReturnType<typeof openJournal>

/**
 * Keeps on its own which number the last form got that a visitor was thanked for. An outbox that has lost its end still opens
 * without an error: this tells what is missing.
 */
export function openJournal(file: string, owner: string, now: () => number = Date.now) {
  const folder = dirname(file)
  const own = join(folder, `outbox-count-${owner}`)
  const write = ({ last, first }: Omit<Count, 'at'>, isSure: boolean) => {
    const line = `${JSON.stringify({ last, first, at: now() }).padEnd(LINE_CHARS)}\n`
    const handle = openToWrite(own)
    try {
      writeSync(handle, line, 0)
      if (isSure) fdatasyncSync(handle)
    } finally {
      closeSync(handle)
    }
  }
  return {
    /** Before a form is thanked for. */
    note: (count: Omit<Count, 'at'>) => write(count, true),
    /** After a delivery: a count that is too high would only speak of more than is missing. */
    noteLater: (count: Omit<Count, 'at'>) => write(count, false),
    read: () => readCounts(folder),
    /** Forgets files of processes that ended long ago; what they knew is in ours by then. */
    forgetOld(): void {
      for (const name of listNames(folder)) {
        const path = join(folder, name)
        if (path !== own && now() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { force: true })
      }
    },
  }
}

function openToWrite(path: string): number {
  try {
    return openSync(path, 'r+')
  } catch {
    return openSync(path, 'w', 0o600)
  }
}

function listNames(folder: string): string[] {
  return readdirSync(folder).filter((name) => NAME.test(name))
}

/** What the processes know together; a line that is not whole says nothing. */
function readCounts(folder: string): Count | undefined {
  const counts = listNames(folder).flatMap((name) => readCount(join(folder, name)) ?? [])
  const latest = counts.toSorted((a, b) => b.at - a.at)[0]
  return latest && { ...latest, last: Math.max(...counts.map(({ last }) => last)) }
}

function readCount(path: string): Count | undefined {
  try {
    return lineSchema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data
  } catch {
    return undefined
  }
}
