import { Client } from 'pg'
import { z } from 'zod'
import { makeWriteKey } from '../imports/feed/write-keys.ts'
import type { PlainQuery } from '../platform/to-plain-query.ts'
import type { startTestContentApi } from './test-content-api.ts'

type TestApi = Awaited<ReturnType<typeof startTestContentApi>>

/** Sends a table with a new key, and requests everything about its import. */
export async function callImports(api: TestApi, query: PlainQuery) {
  const { secret } = await makeWriteKey(query, { name: 'PIM', sites: null, kinds: ['facts'], madeBy: 'Kim' })
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'text/csv' }
  const call = async (method: 'GET' | 'POST', path: string) => {
    const answer = await fetch(api.address(path, {}), { method, headers, body: method === 'POST' ? 'sku\n1' : null })
    const json: unknown = await answer.json()
    return { method, path, json }
  }
  const sent = await call('POST', '/imports')
  const { id } = z.object({ data: z.looseObject({ id: z.string() }) }).parse(sent.json).data
  return [sent, await call('GET', `/imports/${id}`), await call('GET', `/imports/${id}/rows`)]
}

/** Runs one statement on a separate connection. */
export async function askDatabase(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text, [...values])
  await client.end()
  return rows
}
