import type { Payload } from 'payload'
import { isScheduled } from '../../jobs/scheduling/plan.ts'

/** Finds out which documents are published. Combines all requests of one moment into one database query. */
export function createPublicIds(payload: Payload, collection: string) {
  let asked = new Set<string>()
  let answer: Promise<ReadonlySet<string>> | undefined

  const load = async (): Promise<ReadonlySet<string>> => {
    await new Promise((resolve) => setTimeout(resolve))
    const ids = [...asked]
    asked = new Set()
    answer = undefined
    if (!isScheduled(collection)) return new Set()
    const where = { id: { in: ids }, _status: { equals: 'published' } } as const
    const { docs } = await payload.find({ collection, where, depth: 0, pagination: false, select: {} })
    return new Set(docs.map(({ id }) => id))
  }
  return {
    async has(id: string): Promise<boolean> {
      asked.add(id)
      answer ??= load()
      return (await answer).has(id)
    },
  }
}
