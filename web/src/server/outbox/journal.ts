import { closeSync, fdatasyncSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** Files beside the outbox, one per process: two processes never write into one file. */
const NAME = /^outbox-count-[\w-]+$/
/** Length of the one line, which is overwritten in place: within one block of a disk, a write is complete or does not happen. */
const LINE_CHARS = 100
const DAY_MS = 86_400_000

const lineSchema = z.object({ last: z.number(), first: z.number(), at: z.number() })
/** `last`: number of the last form ever confirmed; `first`: of the first that was waiting then. */
export type Count = z.infer<typeof lineSchema>

export type Journal = ReturnType<typeof openJournal>

/**
 * Records, apart from the outbox, the number of the last form that was confirmed to a visitor. An outbox that has
 * lost its end opens without an error; this shows what is missing.
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
    /** Called before a form is confirmed. */
    note: (count: Omit<Count, 'at'>) => write(count, true),
    /** Called after a delivery. It may get lost: with an outdated count, forms could only be counted as missing that are not. */
    noteLater: (count: Omit<Count, 'at'>) => write(count, false),
    read: () => readCounts(folder),
    /** Removes files of processes that ended long ago; what they recorded is in this process' file by then. */
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

/** Combines the counts of all processes; an incomplete line is ignored. */
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
