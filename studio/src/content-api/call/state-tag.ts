import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ReadDatabase } from './database.ts'

/**
 * Settled = every transaction older than the newest row has ended, so a later commit is sure to bring a newer row. One that
 * is still running may commit below it, unnoticed.
 */
const STATE = `
  select epoch, newest.xid::text as newest, newest.xid < pg_snapshot_xmin(pg_current_snapshot()) as settled
  from published.meta, (select xid from published.entry order by xid desc limit 1) as newest`

const stateSchema = z.object({ epoch: z.string(), newest: z.string(), settled: z.boolean() })

/**
 * Names the published state that an answer is made from; undefined while it cannot be named. Read before the answer: one made
 * of newer rows is then sent once more than needed, and an old one is never taken for new. `shape` changes with the code that
 * makes answers.
 */
export async function findStateTag({ read }: ReadDatabase, shape: string, about: string): Promise<string | undefined> {
  const [row] = await read(STATE)
  const state = stateSchema.safeParse(row).data
  if (!state?.settled) return undefined
  const digest = createHash('sha256').update(`${state.epoch} ${state.newest} ${shape} ${about}`).digest('base64url')
  return `W/"${digest.slice(0, 22)}"`
}

/** Whether the caller holds the answer with this tag. */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '')
  return ifNoneMatch?.split(',').some((held) => bare(held) === '*' || bare(held) === bare(tag)) ?? false
}
