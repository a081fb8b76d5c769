import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { postgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError } from 'payload'

export type DatabaseAdapter = ReturnType<ReturnType<typeof postgresAdapter>['init']>

/** Longest that a save waits for one of the connections. */
const PATIENCE_MS = 30_000
const UNAVAILABLE = 503

/**
 * Payload's transactions, but for two faults. Its commit swallows every error: a save whose connection was lost would be
 * answered as saved. And while a save holds one connection it asks on another one whether the document is being edited: as
 * many saves as there are connections would wait for each other for ever, so only `atOnce` of them run.
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
      // Payload rolls back what failed to commit, and hears by that how it ended.
      return isCommit ? done : done.catch(() => undefined)
    }
    const resolve = end(() => {
      isCommit = true
      ending.resolve()
    })
    db.sessions[id] = { db: tx, resolve, reject: end(() => ending.reject(new RolledBack())) }
    started.resolve()
    await ending.promise
    // After a statement that failed, PostgreSQL would answer the commit with a silent rollback.
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
    /** Returns how to give the slot back; more than once does nothing. */
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
    // Its turn may have come while it was giving up: then the slot is its own.
    if (isMine || place < 0) return
    waiting.splice(place, 1)
    throw new APIError('Too many saves at once: the database has no connection left', UNAVAILABLE, undefined, true)
  }
}
