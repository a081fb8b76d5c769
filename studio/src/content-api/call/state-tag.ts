import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ReadDatabase } from './database.ts'

/**
 * Settled: every transaction older than the newest row has ended, so each later commit has a newer row. A running one
 * may commit rows below the newest without a visible change.
 */
const STATE = `
  select epoch, newest.xid::text as newest, newest.xid < pg_snapshot_xmin(pg_current_snapshot()) as settled
  from published.meta, (select xid from published.entry order by xid desc limit 1) as newest`

const stateSchema = z.object({ epoch: z.string(), newest: z.string(), settled: z.boolean() })

/**
 * Returns an ETag for the published state; undefined while it is not settled. Must be read before the answer: if rows
 * change in between, the answer is sent once more than needed, but an old one never counts as new. `shape` changes with
 * the code that builds answers.
 */
export async function findStateTag({ read }: ReadDatabase, shape: string, about: string): Promise<string | undefined> {
  const [row] = await read(STATE)
  const state = stateSchema.safeParse(row).data
  if (!state?.settled) return undefined
  const digest = createHash('sha256').update(`${state.epoch} ${state.newest} ${shape} ${about}`).digest('base64url')
  return `W/"${digest.slice(0, 22)}"`
}

/** Whether the caller already has the answer with this tag. */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '')
  return ifNoneMatch?.split(',').some((held) => bare(held) === '*' || bare(held) === bare(tag)) ?? false
}
