import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { FEED_TOKEN, READ_TOKEN, startTestContentApi } from '../../testing/test-content-api.ts'
import { toPdf } from '../../testing/test-files.ts'
import { readTestFilm } from '../../testing/test-films.ts'
import { openRest } from '../../testing/test-rest.ts'
import { startTestS3, type TestS3 } from '../../testing/test-s3.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { createMediaCopy } from '../../tools/backup/copy-media.ts'
import { listNamedFiles } from '../../tools/backup/list-tables.ts'
import { restoreMedia } from '../../tools/backup/restore-media.ts'
import { findStorage } from './find-storage.ts'
import { readS3Settings } from './s3-settings.ts'

let s3: TestS3
let studio: TestStudio
let rest: Awaited<ReturnType<typeof openRest>>
let api: Awaited<ReturnType<typeof startTestContentApi>>
let folder: string

beforeAll(async () => {
  s3 = await startTestS3()
  // The configuration reads these variables when it is loaded.
  for (const [name, value] of Object.entries(s3.env)) vi.stubEnv(name, value)
  studio = await openTestStudio()
  rest = await openRest(studio)
  api = await startTestContentApi({ ...studio, bucket: readS3Settings(s3.env) })
  folder = await mkdtemp(join(tmpdir(), 'menagerie-bucket-'))
})
afterEach(() => s3.recover())
afterAll(async () => {
  await api?.close()
  await studio?.close()
  await s3?.close()
  await rm(folder, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

const keys = () => [...s3.objects.keys()].map((key) => key.replace('studio/', '')).sort()
const contentOf = (path: string) => s3.objects.get(`studio/${path}`)

async function draw(width: number, background: string) {
  const data = await sharp({ create: { width, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
  return (name: string) => ({ data, name, mimetype: 'image/png', size: data.length })
}

async function upload(name: string, background = '#c08060') {
  const file = (await draw(900, background))(name)
  return { file, made: await studio.payload.create({ collection: 'media', data: {}, file }) }
}

test('an upload and its thumbnail are stored in the bucket, and nothing on the disk', async () => {
  const { file, made } = await upload('field.png')
  expect(contentOf('field.png')?.equals(file.data)).toBe(true)
  expect(made).toMatchObject({ hash: createHash('sha256').update(file.data).digest('hex'), width: 900 })
  const thumbnail = made.sizes?.thumbnail?.filename ?? ''
  expect(await sharp(contentOf(thumbnail)).metadata()).toMatchObject({ format: 'webp', width: 480 })
  expect(await readdir(studio.mediaDir)).toEqual([])
})

test('the admin shows a picture and its thumbnail only to people who may see the document', async () => {
  const { file, made } = await upload('seen.png')
  const path = `/media/file/${made.filename}`
  expect((await rest.call('admin', 'GET', path)).status).toBe(200)
  expect((await rest.call('admin', 'GET', `/media/file/${made.sizes?.thumbnail?.filename}`)).status).toBe(200)
  expect((await rest.call('anonymous', 'GET', path)).status).toBe(403)
  expect((await rest.call('anonymous', 'GET', path)).text).not.toContain(file.data.toString('utf8').slice(0, 8))
})

test('a new file replaces the old one, and a deleted document leaves no file behind', async () => {
  const { made } = await upload('old.png')
  const file = (await draw(1200, '#406080'))('new.png')
  const changed = await studio.payload.update({ collection: 'media', id: made.id, data: {}, file })
  expect(changed.filename).toBe('new.png')
  expect(contentOf('new.png')?.equals(file.data)).toBe(true)
  expect(keys().filter((key) => key.startsWith('old'))).toEqual([])
  await studio.payload.delete({ collection: 'media', id: made.id })
  expect(keys().filter((key) => key.startsWith('new'))).toEqual([])
})

test('a new focal point set in the admin keeps the file unchanged', async () => {
  const { made } = await upload('focal.png')
  const before = keys()
  const edits = 'uploadEdits[focalPoint][x]=12.4&uploadEdits[focalPoint][y]=80&uploadEdits[widthInPixels]=3'
  const answer = await rest.call('admin', 'PATCH', `/media/${made.id}?${edits}&overwrite=true`, {
    body: { alt: 'A field' },
  })
  expect(answer.status).toBe(200)
  expect(await studio.payload.findByID({ collection: 'media', id: made.id, locale: 'en' })).toMatchObject({
    focalX: 12,
    focalY: 80,
    filename: 'focal.png',
    hash: made.hash,
  })
  expect(keys()).toEqual(before)
})

test('two files with the same name are both kept', async () => {
  const [{ made: first }, { made: second }] = [await upload('twin.png'), await upload('twin.png', '#000000')]
  expect([first.filename, second.filename]).toEqual(['twin.png', 'twin-1.png'])
  expect(contentOf('twin.png')?.equals(contentOf('twin-1.png') ?? Buffer.alloc(0))).toBe(false)
})

test('simultaneous uploads with the same name never get each other’s content', async () => {
  const files = await Promise.all(['#111111', '#eeeeee', '#22aa22'].map((colour) => draw(900, colour)))
  const saves = files.map((file) => studio.payload.create({ collection: 'media', data: {}, file: file('race.png') }))
  const made = (await Promise.allSettled(saves)).flatMap((save) => (save.status === 'fulfilled' ? [save.value] : []))
  expect(made.length).toBeGreaterThan(0)
  for (const { filename, hash } of made) {
    const content = contentOf(String(filename)) ?? ''
    expect(createHash('sha256').update(content).digest('hex')).toBe(hash)
  }
})

test('a new file that is refused at publishing leaves the old file in place', async () => {
  const [old, young] = [toPdf('first edition'), toPdf('second edition')]
  const toFile = (data: Buffer, name: string) => ({ data, name, mimetype: 'application/pdf', size: data.length })
  const { id } = await studio.payload.create({
    collection: 'leaflets',
    data: { title: 'Bijsluiter' },
    file: toFile(old, 'first.pdf'),
  })
  const file = toFile(young, 'second.pdf')
  await expect(studio.payload.update({ collection: 'leaflets', id, data: { title: '\u00a0' }, file })).rejects.toThrow()
  expect(await studio.payload.findByID({ collection: 'leaflets', id })).toMatchObject({ filename: 'first.pdf' })
  expect(contentOf('leaflets/first.pdf')?.equals(old)).toBe(true)
  expect(contentOf('leaflets/second.pdf')).toBeUndefined()
})

test('sites and API callers get pictures and leaflets from the bucket', async () => {
  const { file, made } = await upload('fed.png')
  const pdf = toPdf('from the bucket')
  const leaflet = await studio.payload.create({
    collection: 'leaflets',
    data: { title: 'Bijsluiter' },
    file: { data: pdf, name: 'drops.pdf', mimetype: 'application/pdf', size: pdf.length },
  })
  expect(contentOf('leaflets/drops.pdf')?.equals(pdf)).toBe(true)
  const fetchFile = async (path: string, token: string) => {
    const answer = await fetch(api.address(path, { token }))
    return Buffer.from(await answer.arrayBuffer())
  }
  expect((await fetchFile(`/files/${made.hash}`, FEED_TOKEN)).equals(file.data)).toBe(true)
  expect((await fetchFile(`/files/${leaflet.hash}`, FEED_TOKEN)).equals(pdf)).toBe(true)
  expect((await fetchFile(`/leaflets/${leaflet.id}/file`, READ_TOKEN)).equals(pdf)).toBe(true)
})

test('a film is moved from the disk to the bucket, sent to sites and backups, and deleted with its document', async () => {
  const { made: still } = await upload('still.png')
  const send = async (method: 'POST' | 'PATCH', path: string, film: string, name: string) => {
    const body = new FormData()
    body.append('_payload', JSON.stringify({ poster: still.id }))
    body.append('file', new File([new Uint8Array(await readTestFilm(film))], name))
    const answer = await rest.call('admin', method, `/films${path}?overwrite=true`, { body })
    expect(answer.text).toContain(name)
    return z.object({ doc: z.object({ id: z.string(), hash: z.string() }) }).parse(answer.body).doc
  }
  const { id, hash } = await send('POST', '', 'plain.mp4', 'kept.mp4')
  const film = await readTestFilm('plain.mp4')
  expect(contentOf('films/kept.mp4')?.equals(film)).toBe(true)
  expect(await readdir(studio.mediaDir)).toEqual([])
  const fed = await fetch(api.address(`/files/${hash}`, { token: FEED_TOKEN }))
  expect(Buffer.from(await fed.arrayBuffer()).equals(film)).toBe(true)

  const client = new Client({ connectionString: studio.databaseUrl })
  await client.connect()
  const named = await listNamedFiles(client)
  await client.end()
  expect(named).toContain('films/kept.mp4')
  const copy = createMediaCopy(findStorage(s3.env), join(folder, 'films'))
  expect(await copy.copyNamed(named)).toEqual([])
  s3.objects.delete('studio/films/kept.mp4')
  const manifest = { format: 1 as const, createdAt: '', migrations: [], tables: [], media: copy.files(), outbox: [] }
  await restoreMedia(join(folder, 'films'), manifest, findStorage(s3.env))
  expect(contentOf('films/kept.mp4')?.equals(film)).toBe(true)

  await send('PATCH', `/${id}`, 'plain.webm', 'kept.webm')
  expect(keys().filter((key) => key.startsWith('films/'))).toEqual(['films/kept.webm'])
  await rest.call('admin', 'DELETE', `/films/${id}`)
  expect(keys().filter((key) => key.startsWith('films/'))).toEqual([])
})

test('while the service fails, a save is refused completely, sites get 503, and everything else still works', async () => {
  const { made } = await upload('before.png')
  s3.fail('500')
  await expect(upload('never.png')).rejects.toThrow()
  expect(await studio.payload.count({ collection: 'media', where: { filename: { equals: 'never.png' } } })).toEqual({
    totalDocs: 0,
  })
  const answer = await api.get(api.address(`/files/${made.hash}`, { token: FEED_TOKEN }))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  expect((await api.changes()).status).toBe(200)
  const renamed = { collection: 'media', id: made.id, locale: 'en', data: { alt: 'Still here' } } as const
  expect(await studio.payload.update(renamed)).toMatchObject({ alt: 'Still here' })
})

test('a file that breaks off in transit never reaches a site as complete', async () => {
  const { made } = await upload('broken.png')
  const read = async () => (await fetch(api.address(`/files/${made.hash}`, { token: FEED_TOKEN }))).arrayBuffer()
  s3.cutReads(true)
  await expect(read()).rejects.toThrow()
  s3.cutReads(false)
  expect(Buffer.from(await read()).equals(contentOf('broken.png') ?? Buffer.alloc(0))).toBe(true)
})

test('a backup copies the files of the bucket, and a restore replaces missing and changed ones', async () => {
  await upload('kept.png')
  const storage = findStorage(s3.env)
  const copy = createMediaCopy(storage, folder)
  expect(await copy.copyNamed(['kept.png', 'leaflets/nowhere.pdf'])).toEqual(['leaflets/nowhere.pdf'])
  expect(copy.files().map(({ path }) => path)).toEqual(keys())
  const before = new Map(s3.objects)
  s3.objects.delete('studio/kept.png')
  s3.objects.set('studio/field.png', Buffer.from('damaged'))
  const manifest = { format: 1 as const, createdAt: '', migrations: [], tables: [], media: copy.files(), outbox: [] }
  expect(await restoreMedia(folder, manifest, storage)).toBe(2)
  expect(s3.objects).toEqual(before)
})
