import type { FeedChange } from '@menagerie/contract/feed'
import { createSearchEngine } from '@menagerie/search/engine/search-engine'
import { createAddressing } from '@menagerie/sites/addressing'
import { findById } from '@menagerie/sites/locales'
import { expect, test, vi } from 'vitest'
import { createIndexContents } from '../../indexing/load-index.ts'
import { jobChange, mediaChange, pageChange, productChange, tombstone } from '../../replica/testing/example-changes.ts'
import { openTestReplica } from '../../replica/testing/open-test-replica.ts'
import { addDaysOver, watchDays } from '../feed/watch-days.ts'
import { readIndex } from './build-index.ts'
import { createIndexKeeper } from './index-keeper.ts'
import { type SiteIndex, toSiteIndexes } from './index-list.ts'

const NL = findById('tailwell/nl_NL')
const INDEXES = toSiteIndexes({ naming: {} }).filter(({ site }) => site === NL)
const localOrigins = { tailwell: 'http://localhost:3000', aldergrove: 'http://localhost:3100' }

const pick = (name: string): SiteIndex => {
  const found = INDEXES.find((index) => index.name === name)
  if (found === undefined) throw new Error(`No index ${name}`)
  return found
}

async function openKeeper(...published: FeedChange[]) {
  let now = Date.parse('2026-06-15T12:00:00Z')
  const clock = () => now
  const { replica, apply } = openTestReplica()
  apply(...published)
  const contents = createIndexContents({
    reader: replica.reader,
    addressing: createAddressing({ mode: 'local', localOrigins }),
    clock,
  })
  const done: unknown[] = []
  const target = {
    load: async ({ name }: SiteIndex) => void done.push(['load', name]),
    change: async ({ name }: SiteIndex, changes: readonly object[]) =>
      void done.push(...changes.map((change) => [name, change])),
    configure: async ({ name }: SiteIndex) => void done.push(['configure', name]),
  }
  const build = vi.fn()
  const keeper = createIndexKeeper({ indexes: INDEXES, contents, target, build, onFault: vi.fn() })
  const take = async (name: string) => {
    const { tags } = await readIndex(contents, pick(name), createSearchEngine())
    await keeper.take({ name, epoch: 'e', batch: 1, tags, pack: new Uint8Array(), isFile: false }, undefined)
  }
  for (const name of ['products_nl_NL', 'pages_nl_NL', 'query_suggestions_nl_NL']) await take(name)
  const built = await readIndex(contents, pick('pages_nl_NL'), createSearchEngine())
  done.length = 0
  return {
    done,
    build: () => build.mock.calls.map(([index]) => index.name),
    async publish(...changes: FeedChange[]) {
      keeper.drop(new Set(apply(...changes)))
      await new Promise((resolve) => setImmediate(resolve))
    },
    dropAll: () => keeper.drop('all'),
    /** Lets midnights pass, as the search thread would notice them. */
    async wait(until: string) {
      const days = watchDays({ clock, drop: keeper.drop })
      now = Date.parse(until)
      days.look()
      days.stop()
      await new Promise((resolve) => setImmediate(resolve))
    },
    /** Starts with the file of an earlier day. */
    async startAt(day: string) {
      now = Date.parse(day)
      const changed = addDaysOver(undefined, built.tags, now)
      const file = { name: 'pages_nl_NL', epoch: 'e', batch: 1, pack: new Uint8Array(), isFile: true }
      await keeper.take({ ...file, ...built }, changed)
    },
  }
}

const put = (objectID: string, rest: object = {}) => ({ put: expect.objectContaining({ objectID, ...rest }) })

test('a publish updates only the search records that read what has changed', async () => {
  const site = await openKeeper(
    productChange('1', { images: ['bag'] }),
    productChange('2'),
    pageChange('p', 'about'),
    mediaChange('bag', 'first'),
  )
  await site.publish(productChange('2', { name: 'Renamed' }))
  expect(site.done).toEqual([['products_nl_NL', put('2', { name: 'Renamed' })]])
  site.done.length = 0
  await site.publish(mediaChange('bag', 'second'))
  expect(site.done).toEqual([['products_nl_NL', put('1')]])
  site.done.length = 0
  await site.publish(pageChange('p', 'moved'))
  expect(site.done).toEqual([['pages_nl_NL', put('p', { path: 'moved' })]])
})

test('new entries are added to their index, and deleted or gated entries are removed', async () => {
  const site = await openKeeper(productChange('1'), pageChange('p', 'about'))
  await site.publish(productChange('2'), tombstone(productChange('1')))
  expect(site.done).toHaveLength(2)
  expect(site.done).toEqual(
    expect.arrayContaining([
      ['products_nl_NL', { remove: '1' }],
      ['products_nl_NL', put('2')],
    ]),
  )
  site.done.length = 0
  await site.publish(pageChange('p', 'about', { is_gated: true }))
  expect(site.done).toEqual([['pages_nl_NL', { remove: 'p' }]])
})

test("editors' synonyms change the configuration, and suggestions are rebuilt when a product changes", async () => {
  const site = await openKeeper(productChange('1'))
  const synonyms = { synonyms: [{ type: 'synonym', words: ['a', 'b'] }] }
  const list: FeedChange = { ...pageChange('s', ''), kind: 'search-synonyms', key: 's', path: null, body: synonyms }
  await site.publish(list)
  expect(site.done).toEqual([
    ['configure', 'products_nl_NL'],
    ['configure', 'pages_nl_NL'],
  ])
  expect(site.build()).toEqual([])
  await site.publish(productChange('1', { name: 'Renamed' }))
  expect(site.build()).toEqual(['query_suggestions_nl_NL'])
})

test('indexes are rebuilt when many entries have changed or when it is not known what has changed', async () => {
  const many = Array.from({ length: 300 }, (_, at) => productChange(String(at + 1)))
  const site = await openKeeper(...many)
  await site.publish(...many.map((change) => ({ ...change, path: `${change.path}-moved` })))
  expect(site.done).toEqual([])
  expect(site.build()).toContain('products_nl_NL')
  site.dropAll()
  expect(site.build()).toEqual(expect.arrayContaining(INDEXES.map(({ name }) => name)))
})

test('a publish during the first load of an index is applied after that load', async () => {
  const { replica, apply } = openTestReplica()
  apply(productChange('1'))
  const contents = createIndexContents({
    reader: replica.reader,
    addressing: createAddressing({ mode: 'local', localOrigins }),
  })
  const done: string[] = []
  const loading = Promise.withResolvers<void>()
  const target = {
    async load() {
      await loading.promise
      done.push('load')
    },
    change: async (_index: SiteIndex, changes: readonly object[]) => void done.push(`change ${changes.length}`),
    configure: async () => {},
  }
  const keeper = createIndexKeeper({ indexes: INDEXES, contents, target, build: vi.fn(), onFault: vi.fn() })
  const { tags } = await readIndex(contents, pick('products_nl_NL'), createSearchEngine())
  const built = { name: 'products_nl_NL', epoch: 'e', batch: 1, tags, pack: new Uint8Array(), isFile: false }
  const taken = keeper.take(built, undefined)
  keeper.drop(new Set(apply(productChange('1', { name: 'Renamed' }))))
  expect([done, keeper.isReady('products_nl_NL')]).toEqual([[], false])
  loading.resolve()
  await taken
  await vi.waitFor(() => expect(done).toEqual(['load', 'change 1']), 20_000)
})

const OPENINGS = [
  jobChange('soon', { validThrough: '2026-06-15' }),
  jobChange('later', { validThrough: '2026-07-01' }),
  jobChange('over', { validThrough: '2026-06-01' }),
]

test('a job opening is found until its last day is over, without a publish', async () => {
  const site = await openKeeper(...OPENINGS)
  await site.wait('2026-06-15T21:59:59Z')
  expect(site.done).toEqual([])
  await site.wait('2026-06-15T22:00:00Z')
  expect(site.done).toEqual([['pages_nl_NL', { remove: 'soon' }]])
})

test('days that passed while the site was down end openings, and a later last day brings an opening back', async () => {
  const site = await openKeeper(...OPENINGS)
  await site.startAt('2026-06-20T08:00:00Z')
  expect(site.done).toEqual([
    ['load', 'pages_nl_NL'],
    ['pages_nl_NL', { remove: 'soon' }],
  ])
  site.done.length = 0
  await site.publish(jobChange('over', { validThrough: '2026-12-31' }))
  expect(site.done).toEqual([['pages_nl_NL', put('over')]])
})
