import { connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { askRaw, toRawGet } from '../testing/raw-client.ts'
import { type ServedSite, serveStandIn } from '../testing/serve-stand-in.ts'

/** 10 MB, of which the kernel's socket buffers hold a part. */
const LARGE = 'words '.repeat(1_750_000)
const READERS = 8
const PATIENT = { headMs: 60_000, requestMs: 60_000, idleMs: 60_000, sendMs: 60_000 }

let site: ServedSite
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await site.close()
})

test.each([
  ['the front door', toRawGet('/about/')],
  ['the HTTP server', toRawGet('/about/', 'TE: trailers')],
])(
  'an address with slow readers at %s still gets answers to forms, session pages and public pages',
  async (_name, request) => {
    site = await serveStandIn(PATIENT)
    site.publish('about', LARGE)
    await askRaw(site.port, '/about/')
    const hits = site.metrics.get('page:hit')
    for (let n = 0; n < READERS; n += 1) {
      const socket = connect(site.port, '127.0.0.1').pause()
      sockets.push(socket)
      socket.write(request)
    }
    await vi.waitFor(() => expect(site.metrics.get('page:hit')).toBe(hits + READERS), 20_000)
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost', host: 'localhost' }
    const posted = await askRaw(site.port, '/', { method: 'POST', headers: form, body: 'form-name=contact' })
    expect(posted.status).toBeGreaterThanOrEqual(400)
    expect((await askRaw(site.port, '/', { headers: { te: 'trailers' } })).status).toBe(200)
    expect((await askRaw(site.port, '/')).status).toBe(200)
  },
  30_000,
)
