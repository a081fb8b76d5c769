import { connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { statusesIn, talk, toRawGet } from '../testing/raw-client.ts'
import { type ServedSite, serveStandIn } from '../testing/serve-stand-in.ts'
import type { VisitorOf } from './connections.ts'

const HOUR_MS = 3_600_000
const PATIENT = {
  headMs: HOUR_MS,
  requestMs: HOUR_MS,
  idleMs: HOUR_MS,
  sendMs: HOUR_MS,
  crowdedIdleMs: HOUR_MS,
  crowdedHeadMs: HOUR_MS,
}
const CACHED = toRawGet('/about/')
/** A request that is never answered. */
const BUSY = toRawGet('/imaging/never/small/1')
const PROXY = '127.0.0.9'

let site: ServedSite
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await site.close()
})

/** Identifies visitors by their addresses, except for the site's own proxy. */
const byAddress: VisitorOf = ({ remoteAddress = '' }) => (remoteAddress === PROXY ? undefined : remoteAddress)
/** Simulates a customer of a provider with 256 networks: each address is in another one. */
const inOneNetwork: VisitorOf = ({ remoteAddress = '' }) => {
  const [, , high = '', low = ''] = remoteAddress.split('.')
  return high === '2' ? `20010db8000100${Number(low).toString(16).padStart(2, '0')}` : remoteAddress
}

async function serve(connections: number, visitorOf = byAddress): Promise<void> {
  site = await serveStandIn({ ...PATIENT, connections }, {}, visitorOf)
}

/** Opens connections from one address. Each has got its answer or, with `BUSY`, waits for it. */
async function hold(from: string, count: number, request: string): Promise<Socket[]> {
  const asked = site.images.asked
  const held = Array.from({ length: count }, () =>
    connect({ port: site.port, host: '127.0.0.1', localAddress: from }).on('error', () => {}),
  )
  sockets.push(...held)
  const heard = held.map((socket) => new Promise((done) => socket.once('data', done).once('close', done)))
  for (const socket of held) socket.write(request)
  if (request === BUSY) await vi.waitFor(() => expect(site.images.asked).toBe(asked + count), 20_000)
  else await Promise.all(heard)
  return held
}

const visit = async (from?: string) => statusesIn(await talk(site.port, [CACHED], undefined, from))
const countOpen = (held: readonly Socket[]) => held.filter((socket) => !socket.closed).length

test.each([
  ['idle', CACHED],
  ['busy', BUSY],
])('a proxy whose connections are all %s leaves room for other visitors', async (_name, request) => {
  await serve(20)
  const held = await hold(PROXY, 19, request)
  const more = connect({ port: site.port, host: '127.0.0.1', localAddress: PROXY }).on('error', () => {})
  sockets.push(more)
  more.write(CACHED)
  await new Promise((done) => more.once('data', done))
  expect(await visit()).toEqual([200])
  expect(countOpen(held)).toBe(request === BUSY ? 19 : 18)
})

test('busy connections of a proxy are not closed for newcomers while it has idle ones to close', async () => {
  await serve(20)
  const busy = await hold(PROXY, 10, BUSY)
  const idle = await hold(PROXY, 9, CACHED)
  for (let n = 1; n <= 5; n += 1) await hold(`127.0.1.${n}`, 1, BUSY)
  expect(await visit()).toEqual([200])
  expect([countOpen(busy), countOpen(idle)]).toEqual([10, 4])
})

test('when twenty addresses hold their full share, a newcomer replaces an idle connection of one of them', async () => {
  await serve(40)
  for (let n = 1; n <= 19; n += 1) await hold(`127.0.1.${n}`, 2, BUSY)
  const idle = await hold('127.0.1.20', 2, CACHED)
  expect(await visit()).toEqual([200])
  expect(countOpen(idle)).toBe(1)
})

test('when twenty addresses hold their full share of busy connections, a newcomer replaces one connection', async () => {
  await serve(40)
  const held: Socket[] = []
  for (let n = 1; n <= 20; n += 1) held.push(...(await hold(`127.0.1.${n}`, 2, BUSY)))
  expect(await visit()).toEqual([200])
  await vi.waitFor(() => expect(countOpen(held)).toBe(39))
})

test('addresses with one busy connection each keep it, and a newcomer gets 503', async () => {
  await serve(20)
  for (let n = 1; n <= 20; n += 1) await hold(`127.0.1.${n}`, 1, BUSY)
  expect(await visit()).toEqual([503])
})

test('many networks of one customer together may hold as many connections as four households', async () => {
  await serve(80, inOneNetwork)
  const others = await hold('127.0.0.8', 2, BUSY)
  for (let n = 1; n <= 58; n += 1) await hold(`127.0.2.${n}`, 1, BUSY)
  // With 60 of 80 connections the site is crowded, and the customer has more than four times the share of 4.
  expect(await visit('127.0.2.59')).toEqual([503])
  expect(await visit()).toEqual([200])
  expect(countOpen(others)).toBe(2)
})
