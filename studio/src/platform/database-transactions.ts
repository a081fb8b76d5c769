import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { postgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError } from 'payload'

export type DatabaseAdapter = ReturnType<ReturnType<typeof postgresAdapter>['init']>

/** Longest wait of a save for a connection. */
const PATIENCE_MS = 30_000
const UNAVAILABLE = 503

/**
 * Corrects two faults of Payload's transactions. Its commit swallows every error, so a save whose connection was lost
 * would be reported as saved. And a save holds one connection while it uses another to ask whether the document is
 * being edited: as many saves as connections would deadlock, so only `atOnce` of them run.
 */
export function makeTransactionsSafe(db: DatabaseAdapter, atOnce: number): void {
  const slots = createSlots(atOnce)
  db.beginTransaction = async (options) => {
    await db.initializing
    const free = await slots.take()
    try {
      return await begin(db, options, free)
    } catch (error) {
      free()
      throw error
    }
  }
}

async function begin(
  db: DatabaseAdapter,
  options: Record<string, unknown> | undefined,
  free: () => void,
): Promise<string> {
  const id = randomUUID()
  const started = Promise.withResolvers<void>()
  const ending = Promise.withResolvers<void>()
  let isCommit = false
  const done = db.drizzle.transaction(async (tx) => {
    const end = (settle: () => void) => () => {
      settle()
      // Payload rolls back a failed commit, and must receive the error.
      return isCommit ? done : done.catch(() => undefined)
    }
    const resolve = end(() => {
      isCommit = true
      ending.resolve()
    })
    db.sessions[id] = { db: tx, resolve, reject: end(() => ending.reject(new RolledBack())) }
    started.resolve()
    await ending.promise
    // After a failed statement PostgreSQL answers a commit with a silent rollback; this query fails instead.
    await tx.execute(sql`select 1`)
  }, options ?? undefined)
  done.catch(() => undefined).finally(free)
  await Promise.race([started.promise, done])
  return id
}

class RolledBack extends Error {}

function createSlots(atOnce: number) {
  let free = atOnce
  const waiting: (() => void)[] = []
  const release = () => {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }
  return {
    /** Returns a function that releases the slot; calling it again does nothing. */
    async take(): Promise<() => void> {
      if (free > 0) free -= 1
      else await wait()
      let held = true
      return () => {
        if (held) release()
        held = false
      }
    },
  }

  async function wait(): Promise<void> {
    const turn = Promise.withResolvers<true>()
    const onTurn = () => turn.resolve(true)
    waiting.push(onTurn)
    const late = new AbortController()
    const isMine = await Promise.race([
      turn.promise,
      sleep(PATIENCE_MS, false, { signal: late.signal }).catch(() => false),
    ])
    late.abort()
    const place = waiting.indexOf(onTurn)
    // If the slot was granted while the wait timed out, it is kept.
    if (isMine || place < 0) return
    waiting.splice(place, 1)
    throw new APIError('Too many saves at once: the database has no connection left', UNAVAILABLE, undefined, true)
  }
}
