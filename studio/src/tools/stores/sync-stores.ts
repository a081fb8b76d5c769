import type { Payload } from 'payload'
import { z } from 'zod'
import { toOutsideRecord } from '../../platform/outside/read-records.ts'
import { fetchStores } from './fetch-stores.ts'
import { planStores, type StorePlan } from './plan-stores.ts'
import { loadKnownStores, savePlan } from './save-plan.ts'
import { type ReadStoreRow, type StoreProblem, toStoreRow } from './to-store-row.ts'

/** Key under which the ids of the last complete sync are stored. */
const KEY = 'stores-sync'
const idsSchema = z.object({ ids: z.array(z.string()) })

type Options = {
  url: string
  token?: string | undefined
  brands: readonly string[]
  isDry: boolean
  log: (message: string) => void
  waitMs?: number
}

/** Brings the stores in line with an external API. Deletes only stores from an earlier sync, and only in a complete one. */
export async function syncStores(payload: Payload, options: Options): Promise<StorePlan & { isComplete: boolean }> {
  const { brands, isDry } = options
  const fetched = await fetchStores(options)
  const rows: ReadStoreRow[] = []
  const problems: StoreProblem[] = []
  for (const [at, value] of fetched.stores.entries()) {
    const read = toStoreRow(toOutsideRecord(`store ${at + 1}`, value))
    if (read.ok) rows.push(read.value)
    else problems.push(...read.problems)
  }
  // An unreadable row may be one of the stores that seem to be missing.
  const isComplete = fetched.isComplete && problems.length === 0
  const before = idsSchema.safeParse(await payload.kv.get(KEY)).data?.ids ?? []
  const owned = new Set(isComplete ? before : [])
  const plan = planStores(rows, await loadKnownStores(payload), { brands, owned })
  plan.problems.unshift(...problems)
  if (!isDry) {
    plan.problems.push(...(await savePlan(payload, plan)))
    const now = rows.map(({ id }) => id)
    await payload.kv.set(KEY, { ids: isComplete ? now : [...new Set([...before, ...now])] })
  }
  return { ...plan, isComplete }
}
