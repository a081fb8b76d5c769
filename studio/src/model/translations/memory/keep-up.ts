import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { REMEMBERED_COLLECTIONS } from './memory.ts'
import { toPublicDocuments } from './public-documents.ts'
import { refreshMemory } from './refresh-memory.ts'

/** Longest wait of an answer for the update of the memory; a longer update continues in the background. */
const PATIENCE_MS = 1_500

let reading: Promise<void> | undefined

/**
 * Updates the memory with new documents, one update at a time. Returns whether it is still running. Nothing is read
 * before the first request of an editor.
 */
export async function keepUp(payload: Payload): Promise<boolean> {
  reading ??= (await isBehind(payload)) ? startReading(payload) : undefined
  if (reading === undefined) return false
  const isDone = await Promise.race([reading.then(() => true), sleep(PATIENCE_MS, false)])
  return !isDone
}

async function startReading(payload: Payload): Promise<void> {
  try {
    await alone(payload, async () => void (await refreshMemory(payload)))
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The memory of translations could not be read' })
  } finally {
    reading = undefined
  }
}

/** Runs in one process at a time: another process's update has the same result. */
async function alone({ db }: Payload, work: () => Promise<void>): Promise<void> {
  const client = await db.pool.connect()
  try {
    const { rows } = await client.query(`select pg_try_advisory_lock(hashtext('translation memory')) as is_mine`)
    if (rows[0]?.is_mine !== true) return
    try {
      await work()
    } finally {
      await client.query(`select pg_advisory_unlock(hashtext('translation memory'))`)
    }
  } finally {
    client.release()
  }
}

const BEHIND = `select ${REMEMBERED_COLLECTIONS.map((collection) => {
  const { table, isPublic } = toPublicDocuments(collection)
  return `exists (
    select from ${table} d where ${isPublic} and d.updated_at > coalesce(
      (select read_until from public.translation_memory_state where collection = '${collection}'), '-infinity'))`
}).join(' or ')} as behind`

async function isBehind({ db }: Payload): Promise<boolean> {
  const { rows } = await db.pool.query(BEHIND)
  return rows[0]?.behind === true
}
