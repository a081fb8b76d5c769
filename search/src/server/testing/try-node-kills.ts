import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { type NodeProcess, startNodeProcess } from './node-process.ts'
import { ADMIN_HEADERS } from './test-node.ts'

const SCRIPT = fileURLToPath(new URL('../main.ts', import.meta.url))
const WRITERS = 3

const pageSchema = z.object({
  hits: z.array(z.object({ objectID: z.string(), count: z.number().optional() })),
  cursor: z.string().optional(),
})
const taskSchema = z.object({ taskID: z.number() })

/** Sends a request. Returns undefined when the node was killed meanwhile. */
async function post(node: NodeProcess, path: string, body: unknown): Promise<unknown> {
  const request = { method: 'POST', headers: ADMIN_HEADERS, body: JSON.stringify(body) }
  return fetch(`${node.url}/1/indexes/shop/${path}`, request)
    .then((answer) => answer.json())
    .catch(() => undefined)
}

/** Writes until the node is killed: records with new ids, and one counter that each batch raises by one. */
async function write(
  node: NodeProcess,
  name: string,
  state: { sent: number; acknowledged: number; ids: Set<string>; tasks: number[] },
) {
  for (let at = 0; ; at++) {
    const ids = [`${name}-${at}-a`, `${name}-${at}-b`]
    const increment = {
      action: 'partialUpdateObject',
      body: { objectID: 'counter', count: { _operation: 'Increment', value: 1 } },
    }
    state.sent++
    const answer = await post(node, 'batch', {
      requests: [...ids.map((objectID) => ({ action: 'addObject', body: { objectID } })), increment],
    })
    const parsed = taskSchema.safeParse(answer)
    if (!parsed.success) return
    state.acknowledged++
    state.tasks.push(parsed.data.taskID)
    for (const id of ids) state.ids.add(id)
  }
}

async function browse(node: NodeProcess): Promise<Map<string, number | undefined>> {
  const all = new Map<string, number | undefined>()
  let size = 0
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const page: z.infer<typeof pageSchema> = pageSchema.parse(
      await post(node, 'browse', cursor === '' ? {} : { cursor }),
    )
    for (const { objectID, count } of page.hits) all.set(objectID, count)
    size += page.hits.length
    cursor = page.cursor
  }
  expect(size).toBe(all.size)
  return all
}

/** Kills a node again and again while it is written to. Checks that the node holds all acknowledged writes exactly once. */
export async function tryNodeKills(rounds: number): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'search-killed-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const state = { sent: 0, acknowledged: 0, ids: new Set<string>(), tasks: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    const node = await startNodeProcess(SCRIPT, dir, { SEARCH_SAVE_AFTER_MS: '0' })
    const writers = Array.from({ length: WRITERS }, (_, at) => write(node, `${round}-${at}`, state))
    // Each round kills at another moment: between writes, within one, while a file is written. The time is counted
    // from the first answer, because that takes longer than all the rest on a slow machine.
    const before = state.acknowledged
    await vi.waitUntil(() => state.acknowledged > before + 1, { timeout: 30_000, interval: 1 })
    await new Promise((done) => setTimeout(done, 17 * round))
    await node.kill()
    await Promise.all(writers)
  }
  const node = await startNodeProcess(SCRIPT, dir)
  const found = await browse(node)
  const counted = found.get('counter') ?? 0
  expect([...state.ids].filter((id) => !found.has(id))).toEqual([])
  expect(state.acknowledged).toBeGreaterThan(rounds)
  expect(counted).toBeGreaterThanOrEqual(state.acknowledged)
  expect(counted).toBeLessThanOrEqual(state.sent)
  // The counter and the records agree, so no batch was done in part and none twice.
  expect(found.size).toBe(2 * counted + 1)
  expect(new Set(state.tasks).size).toBe(state.tasks.length)
  const search = z.object({ nbHits: z.number() }).parse(await post(node, 'query', { query: '' }))
  expect(search.nbHits).toBe(found.size)
  await node.kill()
}
