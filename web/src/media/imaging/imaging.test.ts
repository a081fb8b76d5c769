import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MediaBody } from '@menagerie/contract/media'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createImaging, type ImageRequest } from './imaging.ts'

let dir: string
let media: MediaBody
let problems: unknown[]
let failures: string[]
let now: number
let encodes: number[]

/** Draws a picture: left half red, right half blue. */
async function drawHalves(width: number, height: number): Promise<Buffer> {
  const blue = await sharp({ create: { width: width / 2, height, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .png()
    .toBuffer()
}

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'imaging-'))
  problems = []
  failures = []
  encodes = []
  now = 0
  const bytes = await drawHalves(400, 200)
  const hash = createHash('sha256').update(bytes).digest('hex')
  writeFileSync(join(dir, hash), bytes)
  media = {
    filename: 'a.png',
    hash,
    version: 'v1',
    mime: 'image/png',
    width: 400,
    height: 200,
    focalX: 0,
    focalY: 50,
    alt: {},
  }
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const open = (cacheDir = join(dir, 'cache')) =>
  createImaging({
    findMedia: (key) => (key === 'known' ? media : undefined),
    findOriginal: async (hash) => (existsSync(join(dir, hash)) ? join(dir, hash) : undefined),
    cacheDir,
    cacheBytes: 10 * 2 ** 20,
    onCacheProblem: (error) => problems.push(error),
    onFailure: (key) => failures.push(key),
    onEncoded: (seconds) => encodes.push(seconds),
    clock: () => now,
  })
const request = (changes: Partial<ImageRequest> = {}): ImageRequest => ({
  key: 'known',
  size: '100x100',
  version: 'v1',
  accept: 'image/webp',
  ...changes,
})

test.each([
  ['image/avif,image/webp', 'image/avif', 'heif'],
  ['image/webp', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
])('the Accept header %s gets %s in the requested size', async (accept, mime, format) => {
  const answer = await open()(request({ accept }))
  if (answer.status !== 200) throw new Error('no picture')
  expect(answer.mime).toBe(mime)
  expect(await sharp(answer.bytes).metadata()).toMatchObject({ width: 100, height: 100, format })
})

test.each([
  [0, '#ff0000'],
  [100, '#0000ff'],
])('a focal point at %s per cent decides which part of the picture is shown', async (focalX, colour) => {
  media = { ...media, focalX }
  const answer = await open()(request({ accept: '*/*' }))
  if (answer.status !== 200) throw new Error('no picture')
  const { channels } = await sharp(answer.bytes).stats()
  const [red = 0, , blue = 0] = channels.map((channel) => channel.mean)
  expect(red > blue ? '#ff0000' : '#0000ff').toBe(colour)
})

test('a size above the source gives the largest crop without upscaling', async () => {
  const answer = await open()(request({ size: '1500x1500' }))
  if (answer.status !== 200) throw new Error('no picture')
  expect(await sharp(answer.bytes).metadata()).toMatchObject({ width: 200, height: 200 })
})

test('a thousand simultaneous first requests encode the picture once', async () => {
  const imaging = open()
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => imaging(request())))
  const pictures = new Set(answers.map((answer) => (answer.status === 200 ? answer.bytes : answer.status)))
  expect(pictures.size).toBe(1)
  expect(encodes).toEqual([expect.any(Number)])
  expect(
    readdirSync(join(dir, 'cache'), { recursive: true }).filter((name) => String(name).endsWith('.webp')),
  ).toHaveLength(1)
})

test('a finished picture is served from memory, and from disk after a restart', async () => {
  const from = async (imaging: ReturnType<typeof open>) => {
    const answer = await imaging(request())
    return answer.status === 200 ? answer.from : answer.status
  }
  const imaging = open()
  expect([await from(imaging), await from(imaging)]).toEqual(['encoded', 'memory'])
  rmSync(join(dir, media.hash))
  expect(await from(open())).toBe('disk')
})

test.each([
  [{ size: '101x100' }],
  [{ size: '99999x99999' }],
  [{ key: 'unknown' }],
  [{ key: '../../etc/passwd' }],
  [{ version: 'v0' }],
])('a request with %o is not found', async (changes) => {
  expect(await open()(request(changes))).toEqual({ status: 404 })
})

test('a media entry of the type SVG is not found', async () => {
  media = { ...media, mime: 'image/svg+xml' }
  expect(await open()(request())).toEqual({ status: 404 })
})

test('a picture is answered with 503 until its file has arrived', async () => {
  const { hash } = media
  media = { ...media, hash: 'a'.repeat(64) }
  const imaging = open()
  expect(await imaging(request())).toEqual({ status: 503 })
  media = { ...media, hash }
  expect((await imaging(request())).status).toBe(200)
})

test('a cache folder that cannot be written is reported, and the picture is served', async () => {
  writeFileSync(join(dir, 'a-file'), '')
  expect((await open(join(dir, 'a-file'))(request())).status).toBe(200)
  expect(problems).toHaveLength(1)
})

test('a damaged original is tried at most once a minute, whatever sizes are requested', async () => {
  writeFileSync(join(dir, media.hash), 'not a picture')
  const imaging = open()
  expect(await imaging(request())).toEqual({ status: 500 })
  expect(await imaging(request({ size: '350x200' }))).toEqual({ status: 500 })
  expect(failures).toEqual(['known'])
  writeFileSync(join(dir, media.hash), await drawHalves(400, 200))
  expect(await imaging(request())).toEqual({ status: 500 })
  now += 60_000
  expect((await imaging(request())).status).toBe(200)
})

test('a truncated picture file is answered with 500', async () => {
  const whole = await sharp(await drawHalves(400, 200))
    .jpeg()
    .toBuffer()
  writeFileSync(join(dir, media.hash), whole.subarray(0, whole.length / 2))
  expect(await open()(request())).toEqual({ status: 500 })
})
