import { join } from 'node:path'
import type { FeedChange } from '@menagerie/contract/feed'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../platform/env.ts'
import { openReplica } from '../replica/open-replica.ts'
import { pageChange, toChanges } from '../replica/testing/example-changes.ts'
import { buildForTest } from './testing/built-site.ts'

const SITES = 'tailwell/de_DE'
let built: Awaited<ReturnType<typeof buildForTest>>
let origin: string

beforeAll(async () => {
  built = await buildForTest()
  const variables = { REPLICA_DIR: join(built.root, 'replica'), CONTENT_API_TOKEN: '', SITES }
  const env = readEnv(variables, built.root)
  if (!env.ok) throw new Error(env.error)
  const replica = openReplica({ dir: env.value.REPLICA_DIR })
  const here = { brand: 'tailwell', locale: 'de_DE' }
  const elsewhere: FeedChange = {
    kind: 'counterpart',
    brand: 'tailwell',
    locale: 'nl_NL',
    key: 'page:dutch',
    path: 'honden',
    deleted: false,
    body: { group: 'dogs' },
  }
  replica.apply(
    toChanges([
      pageChange('home', '', { title: 'Start' }, here),
      pageChange('german', 'hunde', { title: 'Hunde', translationGroup: 'dogs' }, here),
      elsewhere,
    ]),
  )
  replica.close()
  origin = (await built.startListening(variables)).tailwell
})
afterAll(async () => {
  await built.kill()
  built.remove()
})

test('a page of a served site names its variant on a site that is not served', async () => {
  const answer = await fetch(`${origin}/de-de/hunde/`)
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(text).toMatch(/<link rel="alternate" hreflang="nl-NL" href="[^"]*\/nl-nl\/honden\/"/)
})

test('an address of a site that is not served is answered with 421', async () => {
  const answer = await fetch(`${origin}/nl-nl/honden/`)
  expect(answer.status).toBe(421)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
