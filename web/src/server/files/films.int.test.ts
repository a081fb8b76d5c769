import { afterEach, beforeEach, expect, test } from 'vitest'
import { filmChange, hashOf, tombstone } from '../../replica/testing/example-changes.ts'
import { serveFiles } from '../testing/serve-files.ts'

let served: Awaited<ReturnType<typeof serveFiles>>
beforeEach(async () => {
  served = await serveFiles()
})
afterEach(() => served.close())

const ask: typeof served.ask = (...asked) => served.ask(...asked)
const putFile: typeof served.putFile = (...put) => served.putFile(...put)
const publish: typeof served.publish = (...changes) => served.publish(...changes)

const FILM = 'a film of a cat at its bowl '.repeat(50)
const CAPTIONS = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nMrkvička žvýká\n'

function publishFilm(content = FILM, captions = CAPTIONS): string {
  putFile(content)
  publish(filmChange('bowl', content, captions))
  return `/films/bowl/${hashOf(content).slice(0, 12)}/film.mp4`
}

test('a film is served whole or by byte range, with caching headers and a content security policy', async () => {
  const path = publishFilm()
  const whole = await ask(path)
  expect([whole.status, whole.body]).toEqual([200, FILM])
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(FILM.length),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; media-src 'self'/),
  })
  const etag = String(whole.headers.etag)
  const part = await ask(path, { Range: 'bytes=10-19', 'If-Range': etag })
  const about = `bytes 10-19/${FILM.length}`
  expect([part.status, part.body, part.headers['content-range']]).toEqual([206, FILM.slice(10, 20), about])
  expect((await ask(path, { Range: 'bytes=10-19', 'If-Range': '"another"' })).status).toBe(200)
  expect((await ask(path, { Range: `bytes=${FILM.length}-` })).status).toBe(416)
  expect((await ask(path, { 'If-None-Match': etag })).status).toBe(304)
  const head = await ask(path, {}, 'HEAD')
  expect([head.status, head.headers['content-length'], head.body]).toEqual([200, String(FILM.length), ''])
})

test('captions are served by their content, old film addresses redirect, and a withdrawn film is not found', async () => {
  const old = publishFilm()
  const now = publishFilm('another cut')
  expect((await ask(old)).headers.location).toBe(now)
  const today = String((await ask('/films/bowl/0123456789ab/nl.vtt')).headers.location)
  const captions = await ask(today)
  expect([captions.status, captions.headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8'])
  expect(Buffer.from(captions.body, 'latin1').toString()).toBe(CAPTIONS)
  expect((await ask(today, { 'If-None-Match': String(captions.headers.etag) })).status).toBe(304)
  expect((await ask(today.replace('nl.vtt', 'de.vtt'))).status).toBe(404)
  publish(tombstone(filmChange('bowl', 'another cut')))
  for (const path of [old, now, today]) expect((await ask(path)).status).toBe(404)
})

test('a film whose file has not arrived yet is answered with 503, and later with 200', async () => {
  publish(filmChange('bowl', FILM))
  const path = `/films/bowl/${hashOf(FILM).slice(0, 12)}/film.mp4`
  expect((await ask(path)).status).toBe(503)
  putFile(FILM)
  expect((await ask(path)).status).toBe(200)
})
