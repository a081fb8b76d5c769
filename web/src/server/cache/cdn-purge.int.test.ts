import { createServer, type ServerResponse } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { createBatchLog } from '../../replica/batch-log.ts'
import { openNoReplica } from '../../replica/replica-file.ts'
import { type PurgeLimits, startPurging } from './cdn-purge.ts'
import { toCdnTag } from './cdn-tags.ts'

const WAIT = { timeout: 20_000, interval: 5 }
/** The limit for answers is long enough for a slow machine: only a hanging answer is cut off. */
const QUICK: Partial<PurgeLimits> = { answerMs: 5_000, firstRetryMs: 10, maxRetryMs: 20, patienceMs: 150, maxTags: 100 }

type StandInReply = (response: ServerResponse) => void
const accept: StandInReply = (response) => response.end('{"success":true}')
const refuse: StandInReply = (response) => response.writeHead(500).end()
const hang: StandInReply = () => {}
const cut: StandInReply = (response) => response.destroy()
const redirect: StandInReply = (response) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end()

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Starts a CDN that answers as the test sets, and a site that publishes. */
async function startCdn(limits: Partial<PurgeLimits> = {}) {
  const told: { body: Record<string, unknown>; token: string | undefined }[] = []
  const cdn = { answer: accept }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request) text += piece
    told.push({ body: JSON.parse(text), token: request.headers.authorization })
    cdn.answer(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const batches = createBatchLog(openNoReplica())
  const logged: string[] = []
  const place = { droppedByAll: Number.POSITIVE_INFINITY }
  const begin = () =>
    startPurging({
      env: { CDN_PURGE_URL: `http://127.0.0.1:${port}/purge`, CDN_PURGE_TOKEN: 'secret', CDN_PURGE_TAGS_AT_ONCE: 3 },
      batches: () => batches,
      droppedByAll: () => place.droppedByAll,
      log: createLog({ level: 'info', write: (line) => logged.push(line) }),
      limits: { ...QUICK, ...limits },
    })
  let purging = begin()
  ends.push(
    () => purging.stop(),
    () => server.close(),
    () => server.closeAllConnections(),
  )
  const publish = (...tags: string[]) => {
    batches.note(new Set(tags))
    purging.look()
  }
  const isToldAll = () => vi.waitFor(() => expect(batches.purged()).toBe(batches.last()), WAIT)
  await isToldAll()
  const first = told.splice(0)
  /** Simulates a process that ends in the middle, and another one that takes over. */
  const restart = () => {
    purging.stop()
    purging = begin()
  }
  return { cdn, told, first, publish, isToldAll, batches, place, logged, restart }
}

const tagsIn = (told: { body: Record<string, unknown> }[]) => new Set(told.flatMap(({ body }) => body.tags ?? []))
const named = (...tags: string[]) => new Set(['all', ...tags.map(toCdnTag)])

test('a site that does not know what the CDN holds purges everything once', async () => {
  const { first } = await startCdn()
  expect(first).toEqual([{ body: { purge_everything: true }, token: 'Bearer secret' }])
})

test('a publish purges its tags in several calls with a few tags each', async () => {
  const { publish, told, isToldAll } = await startCdn()
  publish('a', 'b', 'c', 'd')
  await isToldAll()
  expect(tagsIn(told)).toEqual(named('a', 'b', 'c', 'd'))
  expect(told.map(({ body }) => Array.isArray(body.tags) && body.tags.length)).toEqual([3, 2])
})

test('the CDN is purged only after all processes have dropped the tags, or after one is silent for too long', async () => {
  const { publish, told, isToldAll, place, batches, logged } = await startCdn({ patienceMs: 600 })
  place.droppedByAll = batches.last()
  publish('a')
  await new Promise((done) => setTimeout(done, 100))
  expect(told).toEqual([])
  place.droppedByAll = batches.last()
  await isToldAll()
  expect(tagsIn(told)).toEqual(named('a'))
  expect(logged).toEqual([])
  publish('b')
  await isToldAll()
  expect(logged.join()).toContain('does not say that it has dropped')
})

test.each([
  ['refuses', refuse, {}],
  ['hangs', hang, { answerMs: 1_000 }],
  ['closes the connection', cut, {}],
  ['redirects', redirect, {}],
])(
  'a CDN that %s gets all tags together when it works again, and failure and recovery are logged once',
  async (_name, answer, limits) => {
    const { cdn, publish, told, isToldAll, logged } = await startCdn(limits)
    cdn.answer = answer
    publish('a')
    await vi.waitFor(() => expect(told.length).toBeGreaterThan(2), WAIT)
    publish('b', 'c')
    cdn.answer = accept
    told.length = 0
    await isToldAll()
    expect(tagsIn(told)).toEqual(named('a', 'b', 'c'))
    expect(logged.map((line) => JSON.parse(line).level)).toEqual(['error', 'info'])
    expect(logged.join()).not.toContain('secret')
  },
)

test('a CDN that is unreachable during many publishes is purged completely', async () => {
  const { cdn, publish, told, isToldAll } = await startCdn()
  cdn.answer = refuse
  for (let n = 0; n < 60; n += 1) publish(`tag-${n}`, `other-${n}`)
  cdn.answer = accept
  told.length = 0
  await isToldAll()
  expect(told.at(-1)?.body).toEqual({ purge_everything: true })
})

test('tags that were not purged when a process ended are purged by the next process', async () => {
  const { cdn, publish, told, isToldAll, restart } = await startCdn()
  cdn.answer = hang
  publish('a')
  await vi.waitFor(() => expect(told).toHaveLength(1), WAIT)
  cdn.answer = accept
  told.length = 0
  restart()
  await isToldAll()
  expect(tagsIn(told)).toEqual(named('a'))
})
