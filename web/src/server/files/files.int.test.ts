import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hashOf, leafletChange, mediaChange, tombstone } from '../../replica/testing/example-changes.ts'
import { serveFiles } from '../testing/serve-files.ts'

const NAME = 'Příbalový leták "uši".pdf'
const PDF = `%PDF-1.4\n${'0123456789'.repeat(100)}`

let served: Awaited<ReturnType<typeof serveFiles>>
beforeEach(async () => {
  served = await serveFiles()
})
afterEach(() => served.close())

const ask: typeof served.ask = (...asked) => served.ask(...asked)
const putFile: typeof served.putFile = (...put) => served.putFile(...put)
const publish: typeof served.publish = (...changes) => served.publish(...changes)
const addressOf = (content: string, name = NAME) =>
  `/leaflets/insert/${hashOf(content).slice(0, 12)}/${encodeURIComponent(name)}`

function publishInsert(content = PDF, name = NAME): string {
  putFile(content)
  publish(leafletChange('insert', content, name))
  return addressOf(content, name)
}

test('a leaflet is served whole, under its own name, as an immutable PDF that cannot run scripts', async () => {
  const answer = await ask(publishInsert())
  expect([answer.status, answer.body]).toEqual([200, PDF])
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(PDF.length),
    'content-disposition': `inline; filename="Pribalovy letak _usi_.pdf"; filename*=UTF-8''${encodeURIComponent(NAME)}`,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'cross-origin-resource-policy': 'same-origin',
    'accept-ranges': 'bytes',
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'$/),
  })
})

test('HEAD returns the same headers without a body, and a matching If-None-Match gets 304', async () => {
  const path = publishInsert()
  const head = await ask(path, { Range: 'bytes=0-1' }, 'HEAD')
  expect([head.status, head.headers['content-length'], head.body]).toEqual([200, String(PDF.length), ''])
  const again = await ask(path, { 'If-None-Match': `W/"x", ${head.headers.etag}`, Range: 'bytes=0-1' })
  expect([again.status, again.body, again.headers.etag]).toEqual([304, '', head.headers.etag])
})

test.each([
  ['bytes=0-8', 206, PDF.slice(0, 9), `bytes 0-8/${PDF.length}`],
  ['bytes=-5', 206, PDF.slice(-5), `bytes ${PDF.length - 5}-${PDF.length - 1}/${PDF.length}`],
  ['bytes=1000-', 206, PDF.slice(1000), `bytes 1000-${PDF.length - 1}/${PDF.length}`],
  ['bytes=5000-', 416, '', `bytes */${PDF.length}`],
  ['bytes=0-1,5-6', 200, PDF, undefined],
  ['lines=1-2', 200, PDF, undefined],
])('Range %s is answered with %i', async (range, status, body, contentRange) => {
  const answer = await ask(publishInsert(), { Range: range })
  expect([answer.status, answer.body, answer.headers['content-range']]).toEqual([status, body, contentRange])
  expect(answer.headers['content-length']).toBe(String(body.length))
  // Caches store answers by address, so a cached refusal would replace the file.
  expect(answer.headers['cache-control']).toMatch(status === 416 ? /^no-store$/ : /immutable/)
})

test('a byte range is sent only when If-Range names the same file', async () => {
  const path = publishInsert()
  const etag = String((await ask(path)).headers.etag)
  const part = (ifRange: string) => ask(path, { Range: 'bytes=0-8', 'If-Range': ifRange })
  expect((await part(etag)).status).toBe(206)
  for (const other of ['"another"', `W/${etag}`, 'Sat, 21 Nov 2026 12:00:00 GMT']) {
    expect((await part(other)).status).toBe(200)
  }
})

test('an old address redirects to a new edition or name, and a withdrawn leaflet is not found', async () => {
  const old = publishInsert()
  const now = publishInsert('%PDF-1.4 second edition', 'Leták 2.pdf')
  const { status, headers } = await ask(old)
  expect([status, headers.location, headers['cache-control']]).toEqual([302, now, 'no-store'])
  expect((await ask(`${now}?from=mail`)).body).toBe('%PDF-1.4 second edition')
  publish(tombstone(leafletChange('insert', PDF)))
  for (const path of [old, now, '/leaflets/insert', '/leaflets/insert/x/y/z', '/leaflets/%E0%A4%A/x/y']) {
    expect((await ask(path)).status).toBe(404)
  }
})

test('a leaflet whose file has not arrived yet is answered with 503 and Retry-After, and later with 200', async () => {
  publish(leafletChange('insert', PDF, NAME))
  const answer = await ask(addressOf(PDF))
  expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ])
  putFile(PDF)
  expect((await ask(addressOf(PDF))).status).toBe(200)
})

test('a file that cannot be read fails only its own request', async () => {
  publish(leafletChange('insert', PDF, NAME))
  mkdirSync(served.replica.mediaFile(hashOf(PDF)), { recursive: true })
  expect((await ask(addressOf(PDF))).status).toBe(503)
  expect(served.damaged).toEqual([hashOf(PDF)])
  expect((await ask('/healthz')).status).toBe(200)
})

test('a large file is read only as fast as the visitor reads, and closed when the visitor leaves', async () => {
  const large = randomBytes(40 * 2 ** 20).toString('latin1')
  const path = publishInsert(large)
  const file = served.replica.mediaFile(hashOf(large))
  // The file is read as a whole once, before it is first sent.
  expect((await ask(path, {}, 'HEAD')).status).toBe(200)
  const isOpen = () => readdirSync('/proc/self/fd').some((fd) => linkOf(fd) === file)
  const before = process.memoryUsage().arrayBuffers
  const socket = connect(served.port, '127.0.0.1').pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  await vi.waitFor(() => expect(isOpen()).toBe(true), 20_000)
  await new Promise((wait) => setTimeout(wait, 200))
  expect(isOpen()).toBe(true)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * 2 ** 20)
  socket.destroy()
  await vi.waitFor(() => expect(isOpen()).toBe(false), 20_000)
  expect(served.logged).toEqual([])
})

function linkOf(fd: string): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`)
  } catch {
    return undefined
  }
}

async function publishPicture(): Promise<void> {
  const green = sharp({ create: { width: 300, height: 200, channels: 3, background: '#88aa33' } })
  const bytes = await green.png().toBuffer()
  const hash = createHash('sha256').update(bytes).digest('hex')
  putFile(bytes, hash)
  const change = mediaChange('picture', 'any')
  publish({ ...change, body: { ...Object(change.body), hash } })
}

test('simultaneous requests for the same picture count as one encode in the metrics', async () => {
  await publishPicture()
  await Promise.all(Array.from({ length: 20 }, () => ask('/imaging/picture/100x100/1')))
  expect(await served.metrics.toText()).toContain('menagerie_encode_seconds_count 1\n')
})

test('a picture has the headers for caches and browsers, and a matching If-None-Match gets 304', async () => {
  await publishPicture()
  const accept = { Accept: 'image/webp' }
  const answer = await ask('/imaging/picture/100x100/1', accept)
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(answer.body.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  const head = await ask('/imaging/picture/100x100/1', accept, 'HEAD')
  expect([head.headers['content-length'], head.body]).toEqual([answer.headers['content-length'], ''])
  const again = { ...accept, 'If-None-Match': String(answer.headers.etag) }
  expect(await ask('/imaging/picture/100x100/1', again)).toMatchObject({ status: 304, body: '' })
  const other = await ask('/imaging/picture/100x100/1', { Accept: '*/*', 'If-None-Match': again['If-None-Match'] })
  expect([other.status, other.headers['content-type']]).toEqual([200, 'image/jpeg'])
  for (const path of ['101x100/1', '100x100/2', '100x100', '100x100/1/x']) {
    expect((await ask(`/imaging/picture/${path}`, accept)).status).toBe(404)
  }
  expect(served.metrics.get('image:encoded')).toBe(2)
})

test('a published file that is not a picture is answered with 500 and logged once', async () => {
  putFile('<svg xmlns="http://www.w3.org/2000/svg"/>')
  publish(mediaChange('drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'))
  for (const size of ['100x100', '350x200']) {
    expect((await ask(`/imaging/drawing/${size}/1`)).status).toBe(500)
  }
  expect(served.logged.filter((line) => line.includes('A picture cannot be made'))).toHaveLength(1)
})
