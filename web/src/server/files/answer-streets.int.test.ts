import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { answerStreets } from './answer-streets.ts'

const TILES = '/streets/tiles.pmtiles'
const folder = mkdtempSync(join(tmpdir(), 'streets-'))
const file = join(folder, 'country.pmtiles')

let stop = () => {}
afterEach(() => stop())

/** Starts a server with the street map of `tiles`. */
async function serve(tiles: string | undefined): Promise<string> {
  const server = createServer((request, response) => {
    const target = new URL(request.url ?? '/', 'http://site.example')
    void answerStreets(target, request, response, { tiles, hsts: undefined })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  stop = () => server.close()
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

test('a byte range of the tiles file is sent, and a changed file has another ETag', async () => {
  writeFileSync(file, 'PMTiles and so on')
  const origin = await serve(file)
  const answer = await fetch(origin + TILES, { headers: { Range: 'bytes=0-6' } })
  expect([answer.status, await answer.text()]).toEqual([206, 'PMTiles'])
  expect(answer.headers.get('content-range')).toBe('bytes 0-6/17')
  writeFileSync(file, 'PMTiles of tomorrow')
  const later = await fetch(origin + TILES, { headers: { Range: 'bytes=0-6' } })
  expect(later.headers.get('etag')).not.toBe(answer.headers.get('etag'))
})

test('the map style has names in the language of the page, and in English for an invalid language', async () => {
  const origin = await serve(file)
  const ask = async (lang: string) => (await fetch(`${origin}/streets/style.json?lang=${lang}`)).text()
  expect(await ask('uk')).toContain('name:uk')
  expect(await ask('%22')).toContain('name:en')
})

test('a missing tiles file and unknown street-map addresses are answered with 404', async () => {
  const bare = await serve(undefined)
  expect((await fetch(`${bare}/streets/style.json`)).status).toBe(404)
  stop()
  const origin = await serve(file)
  expect((await fetch(`${origin}/streets/other`)).status).toBe(404)
  rmSync(file)
  expect((await fetch(origin + TILES)).status).toBe(404)
})
