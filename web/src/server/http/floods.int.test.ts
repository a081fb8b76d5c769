import { connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { freeText } from '../../platform/query-field.ts'
import type { SiteRoute } from '../site-parts.ts'
import { askRaw, statusesIn, toRawGet } from '../testing/raw-client.ts'
import { type ServedSite, serveStandIn } from '../testing/serve-stand-in.ts'
import { createStandInSite } from '../testing/stand-in-site.ts'

const WORDS = freeText('query', 50)
const FLOOD = 64
/** Pages that may be drawn while a newcomer is accepted, read and answered. One round of the flood would draw all of its pages. */
const FEW = 16

let site: ServedSite
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await site.close()
})

/** Serves a page `live` that loads something for each visitor and has a form; `drawn` counts rendered pages. */
async function serve() {
  const { templates } = createStandInSite().parts
  const counts = { drawn: 0 }
  const live: SiteRoute = {
    status: 200,
    kind: 'page',
    key: 'live',
    fields: [WORDS],
    config: {
      forms: ['contact'],
      load: async () => () => ({
        head: { title: 'Live', robots: { index: false, follow: false }, alternates: [], kind: 'website', jsonLd: [] },
        main: null,
      }),
    },
  }
  site = await serveStandIn(undefined, {
    templates: {
      ...templates,
      resolveRoute: (ctx, path) => (path === 'live' ? live : templates.resolveRoute(ctx, path)),
      renderDocument(ctx, found, draw) {
        counts.drawn += 1
        return found.key === 'live' ? '<!doctype html><title>Live</title>' : templates.renderDocument(ctx, found, draw)
      },
    },
  })
  await askRaw(site.port, '/about/', { headers: { host: 'localhost' } })
  return counts
}

/** Opens connections that each send the next request as soon as they have an answer. */
function flood(toRequest: (n: number) => string): void {
  let asked = 0
  for (let n = 0; n < FLOOD; n += 1) {
    const socket = connect(site.port, '127.0.0.1').setEncoding('latin1')
    sockets.push(socket)
    const say = () => {
      asked += 1
      socket.write(toRequest(asked))
    }
    let heard = ''
    socket.on('error', () => {}).on('connect', say)
    socket.on('data', (text: string) => {
      heard += text
      const length = Number(/content-length: (\d+)/i.exec(heard)?.[1])
      if (!(heard.length >= heard.indexOf('\r\n\r\n') + 4 + length)) return
      heard = ''
      say()
    })
  }
}

/** Returns the statuses that a client gets over a new connection. */
function visit(request: string): Promise<number[]> {
  return new Promise((done, fail) => {
    const socket = connect(site.port, '127.0.0.1').setEncoding('latin1')
    sockets.push(socket)
    socket.on('error', fail).on('data', (text: string) => done(statusesIn(text)))
    socket.write(request)
  })
}

const post = (n: number) => {
  const body = `form-name=contact&message=${n}`
  const head = ['POST /live/ HTTP/1.1', 'Host: localhost', 'Origin: http://localhost', 'Sec-Fetch-Site: same-origin']
  const about = ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`]
  return `${[...head, ...about].join('\r\n')}\r\n\r\n${body}`
}

test.each([
  ['live pages', (n: number) => toRawGet(`/live/?query=word${n}`)],
  ['pages that show what was typed', (n: number) => toRawGet(`/list/?query=word${n}`)],
  ['refused forms', post],
])(
  'during a flood of %s a newcomer gets a cached page and the health check after few other renders',
  async (_name, toRequest) => {
    const counts = await serve()
    flood(toRequest)
    await vi.waitFor(() => expect(counts.drawn).toBeGreaterThan(2 * FLOOD), 20_000)
    for (const path of ['/about/', '/healthz']) {
      const before = counts.drawn
      expect(await visit(toRawGet(path))).toEqual([200])
      expect(counts.drawn - before).toBeLessThan(FEW)
    }
  },
)

test('simultaneous requests for an uncached page render it once, even with different query strings', async () => {
  const counts = await serve()
  const paths = Array.from({ length: 150 }, (_, n) => (n % 2 === 0 ? '/list/' : '/list/?ref=mail'))
  const before = counts.drawn
  const answers = await Promise.all(paths.map((path) => visit(toRawGet(path))))
  expect([new Set(answers.flat()), counts.drawn - before]).toEqual([new Set([200]), 1])
})

test('a visitor with too many queued requests gets 503 for some of them, and still gets cached pages', async () => {
  await serve()
  const asking = Array.from({ length: 300 }, (_, n) => visit(toRawGet(`/live/?query=word${n}`)))
  expect(await visit(toRawGet('/about/'))).toEqual([200])
  const statuses = (await Promise.all(asking)).flat()
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(100)
  expect(site.metrics.get('page:busy')).toBe(statuses.filter((status) => status === 503).length)
})

test('pipelined requests for cached, uncached and live pages are answered in order', async () => {
  await serve()
  const paths = ['/about/', '/', '/live/', '/about/', '/nowhere/', '/list/?page=2']
  const socket = connect(site.port, '127.0.0.1').setEncoding('latin1')
  sockets.push(socket)
  let heard = ''
  socket.on('data', (text: string) => {
    heard += text
  })
  socket.write(paths.map((path) => toRawGet(path)).join(''))
  await vi.waitFor(() => expect(statusesIn(heard)).toEqual([200, 200, 200, 200, 404, 200]))
  expect([...heard.matchAll(/<title>(.*?)<\/title>/g)].map((match) => match[1])).toEqual([
    'About us',
    'Home',
    'Live',
    'About us',
    'Error 404',
    'List 2',
  ])
})
