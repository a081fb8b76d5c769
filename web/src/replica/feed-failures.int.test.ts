import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeDirectory, pageChange, toChanges } from './testing/example-changes.ts'
import { type Handler, openStream, sendStandInJson, TOKEN } from './testing/stand-in-content-api.ts'
import { makeStandIn, subscribeToStandIn, WAIT } from './testing/subscribe-stand-in.ts'

const home = (title: string) => pageChange('home', '', { title })

const good = toChanges([home('Wrong')], { cursor: '99' })
const SICK_ANSWERS: [string, Handler, string][] = [
  ['nothing', () => {}, 'nothing came'],
  ['only the start of an answer', (response) => void response.writeHead(200).write('{"contr'), 'nothing came'],
  ['status 500', (response) => response.writeHead(500).end('oops'), 'answered 500'],
  ['status 401', (response) => response.writeHead(401).end(), 'answered 401'],
  ['HTML', (response) => response.end('<!doctype html><h1>Maintenance</h1>'), 'not JSON'],
  ['incomplete JSON', (response) => response.end(JSON.stringify(good).slice(0, -9)), 'not JSON'],
  ['a broken connection', (response) => response.destroy(), 'feed is lost'],
  ['something other than changes', (response) => sendStandInJson(response, { pages: [] }), 'does not fit the contract'],
  [
    'another contract version',
    (response) => sendStandInJson(response, { ...good, contractVersion: 2, changes: 'other' }),
    'version 2',
  ],
  [
    'an answer that is too large',
    (response) => sendStandInJson(response, { ...good, epoch: 'x'.repeat(1_000_000) }),
    'larger than',
  ],
  ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), 'feed is lost'],
]

describe('a Content API that answers wrongly', () => {
  it.each(SICK_ANSWERS)(
    'with %s leaves the held content unchanged, is logged with the reason, and later recovers',
    async (_, handler, reason) => {
      const api = await makeStandIn()
      api.publish(home('Good'))
      const site = subscribeToStandIn(api)
      await site.isInStep()
      api.fail('changes', handler)
      for (const stream of api.streams) stream.destroy()
      await site.tells(reason)
      expect(site.title('home')).toBe('Good')
      expect(site.notices.join()).not.toContain(TOKEN)
      api.recover('changes')
      api.publish(home('Better'))
      await site.shows('home', 'Better')
    },
  )

  it.each(SICK_ANSWERS)(
    'with %s during the first load delays the load until the failure is over',
    async (_, handler) => {
      const api = await makeStandIn({ pageSize: 1 })
      api.publish(home('Good'), pageChange('p', 'p'))
      api.fail('changes', handler, 2)
      const site = subscribeToStandIn(api)
      await site.shows('home', 'Good')
      expect(site.state()?.entries).toBe(2)
    },
  )

  it('in small, slow pieces is waited for until the answer is complete', async () => {
    const api = await makeStandIn()
    api.publish(home('Slow'))
    api.fail('changes', (response) => {
      const text = JSON.stringify(toChanges([home('Slow')], { cursor: '1' }))
      const drop = (at: number) => {
        response.write(text.slice(at, at + 40))
        if (at + 40 >= text.length) response.end()
        else setTimeout(() => drop(at + 40), 20)
      }
      drop(0)
    })
    await subscribeToStandIn(api).shows('home', 'Slow')
  })

  it.each([
    ['always the same', () => 'same'],
    ['always different', (count: number) => `c${count}`],
  ])('with ever more pages, the cursor %s, is given up on after a limit and asked again later', async (_, cursorOf) => {
    const api = await makeStandIn()
    let count = 0
    api.fail('changes', (response) => {
      count += 1
      sendStandInJson(response, toChanges([], { cursor: cursorOf(count), more: true }))
    })
    const site = subscribeToStandIn(api, makeDirectory(), { maxRounds: 10 })
    await site.tells('what is held stays: the feed')
    api.publish(home('Good'))
    api.recover('changes')
    await site.shows('home', 'Good')
  })
})

describe('a faulty feed stream', () => {
  it.each<[string, Handler]>([
    [
      'is cut in the middle of an event',
      (response) => {
        openStream(response)
        response.write(`event: changes\ndata: ${JSON.stringify(good).slice(0, -9)}`, () => response.destroy())
      },
    ],
    [
      'ends in the middle of an event',
      (response) => {
        openStream(response)
        response.end(`event: changes\ndata: ${JSON.stringify(good)}`)
      },
    ],
    [
      'sends garbage',
      (response) => {
        openStream(response)
        response.write('event: changes\ndata: <h1>no</h1>\n\n')
      },
    ],
    ['is not a stream', (response) => response.end('<!doctype html>')],
    [
      'sends an event that never ends',
      (response) => {
        openStream(response)
        for (let line = 0; line < 200; line += 1) response.write(`data: ${'x'.repeat(1_000)}\n`)
      },
    ],
    ['falls silent', (response) => openStream(response)],
    ['sends nothing from the start', () => {}],
  ])('that %s shows none of its content and is replaced by a new stream', async (_, handler) => {
    const api = await makeStandIn()
    api.publish(home('Good'))
    api.fail('stream', handler, 1)
    const site = subscribeToStandIn(api)
    await vi.waitFor(() => expect(api.asked.filter(({ route }) => route === 'stream').length).toBeGreaterThan(1), WAIT)
    await site.isInStep()
    expect(site.title('home')).toBe('Good')
    api.publish(home('Better'))
    await site.shows('home', 'Better')
  })

  it('that fails again and again is replaced by polling and logged once', async () => {
    const api = await makeStandIn()
    api.publish(home('Good'))
    api.fail('stream', (response) => response.destroy())
    const site = subscribeToStandIn(api)
    for (const title of ['Better', 'Best']) {
      api.publish(home(title))
      await site.shows('home', title)
    }
    const tries = () => api.asked.filter(({ route }) => route === 'stream').length
    await vi.waitFor(() => expect(tries()).toBeGreaterThan(5), WAIT)
    expect(site.notices).toHaveLength(1)
    api.recover('stream')
    await site.tells('The feed is back.')
  })

  it('is not assumed while a quiet stream sends heartbeats', async () => {
    const api = await makeStandIn()
    api.publish(home('Good'))
    const site = subscribeToStandIn(api)
    await site.isInStep()
    const beat = setInterval(() => {
      for (const stream of api.streams) stream.write(':\n\n')
    }, 50)
    onTestFinished(() => clearInterval(beat))
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(api.asked.filter(({ route }) => route === 'stream').length).toBeLessThanOrEqual(2)
    expect(site.state()?.connected).toBe(true)
  })
})
