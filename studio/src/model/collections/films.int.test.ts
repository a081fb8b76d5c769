import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Where } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { countTemporaryFilms, readTestFilm } from '../../testing/test-films.ts'
import { openPublished } from '../../testing/test-published.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

const CUES = '1\r\n00:00:00,500 --> 00:00:01,000\r\nVijf minuten per dag\r\n'
const VTT = 'WEBVTT\n\n00:00:00.500 --> 00:00:01.000\nVijf minuten per dag\n'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let published: ReturnType<typeof openPublished>
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  published = openPublished(studio.databaseUrl)
  rest = await openRest(studio)
})
afterAll(async () => {
  await published?.close()
  await studio?.close()
})

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function toForm(data: object, file?: string, name = file ?? ''): Promise<FormData> {
  const form = new FormData()
  form.append('_payload', JSON.stringify(data))
  if (file !== undefined) form.append('file', new File([new Uint8Array(await readTestFilm(file))], name))
  return form
}
const idIn = (body: unknown) => String(Object(Object(body).doc).id)

test('a film is published with the facts of its file, can be replaced, and is deleted with its file', async () => {
  const still = await make.media()
  const before = countTemporaryFilms()
  const data = {
    title: 'Borstelen',
    captions: CUES,
    transcript: ' Een hand borstelt. ',
    poster: still.id,
    hash: 'made up',
  }
  const made = await rest.call('editor', 'POST', '/films?locale=nl', { body: await toForm(data, 'plain.mp4') })
  expect(made.status, made.text).toBe(201)
  const id = idIn(made.body)
  expect(await published.row(id)).toMatchObject({
    kind: 'film',
    brand: '*',
    body: {
      mime: 'video/mp4',
      hash: sha256(await readTestFilm('plain.mp4')),
      width: 64,
      height: 36,
      poster: still.id,
      title: { nl: 'Borstelen' },
      captions: { nl: VTT },
      transcript: { nl: 'Een hand borstelt.' },
    },
  })
  expect(existsSync(join(studio.mediaDir, 'films', 'plain.mp4'))).toBe(true)

  const changed = await rest.call('editor', 'PATCH', `/films/${id}?overwrite=true`, {
    body: await toForm({}, 'plain.webm', 'new.webm'),
  })
  expect(changed.status, changed.text).toBe(200)
  expect(await published.row(id)).toMatchObject({
    body: { mime: 'video/webm', hash: sha256(await readTestFilm('plain.webm')) },
  })
  expect(readdirSync(join(studio.mediaDir, 'films'))).toEqual(['new.webm'])
  const renamed = await rest.call('editor', 'PATCH', `/films/${id}?locale=nl&overwrite=true`, {
    body: { title: 'Kammen' },
  })
  expect([renamed.status, countTemporaryFilms()]).toEqual([200, before])
  expect(await published.row(id)).toMatchObject({ body: { mime: 'video/webm', title: { nl: 'Kammen' } } })

  expect((await rest.call('admin', 'DELETE', `/films/${id}`)).status).toBe(200)
  expect(readdirSync(join(studio.mediaDir, 'films'))).toEqual([])
})

test('a film that no browser can play is refused with an explanation and leaves no file', async () => {
  const { id: poster } = await make.media()
  const before = countTemporaryFilms()
  const refusal = async (data: object, file?: string, name?: string) =>
    (await rest.call('editor', 'POST', '/films', { body: await toForm({ poster, ...data }, file, name) })).text
  expect(await refusal({}, 'hevc.mp4')).toContain('HEVC (H.265)')
  expect(await refusal({}, 'apple.mov')).toContain('MOV')
  expect(await refusal({}, 'apple.mov', 'film.mp4')).toContain('MOV')
  expect(await refusal({}, 'plain.webm', 'film.mp4')).toContain('rename the file')
  expect(await refusal({})).toContain('Choose a file')
  expect(await refusal({ captions: 'Words alone' }, 'plain.mp4', 'own.mp4')).toContain('Caption 1 has no times')
  expect([countTemporaryFilms(), existsSync(join(studio.mediaDir, 'films', 'own.mp4'))]).toEqual([before, false])
})

test('a reviewer, the back office and an anonymous caller cannot upload a film', async () => {
  for (const who of ['reviewer', 'back office', 'anonymous'] as const) {
    const answer = await rest.call(who, 'POST', '/films', { body: await toForm({}, 'plain.mp4') })
    expect([who, answer.status >= 400 && answer.status < 500]).toEqual([who, true])
  }
})

test('a product can show a film instead of a video address, and a film in use cannot be deleted', async () => {
  const still = await make.media()
  const form = await toForm({ poster: still.id }, 'plain.mp4', 'used.mp4')
  const film = idIn((await rest.call('editor', 'POST', '/films', { body: form })).body)
  const facts = await make.facts({ film })
  await make.text(facts.id, { _status: 'published' })
  expect((await published.row(String(facts.sku)))?.body).toMatchObject({ film })
  const both = { film, video_url: 'https://films.example/1' }
  const refused = studio.payload.update({ collection: 'product-facts', id: facts.id, data: both })
  await expect(refused).rejects.toThrow()
  expect((await rest.call('admin', 'DELETE', `/films/${film}`)).status).toBeGreaterThanOrEqual(400)
})

test('unused films can be found, and a film that only a product draft uses counts as used', async () => {
  const { id: poster } = await make.media()
  const [onProduct, inDraft, unused] = await Promise.all(
    ['product', 'draft', 'unused'].map(async (name) => {
      const form = await toForm({ poster }, 'plain.mp4', `${name}-library.mp4`)
      return idIn((await rest.call('editor', 'POST', '/films', { body: form })).body)
    }),
  )
  await make.facts({ film: onProduct })
  await make.text((await make.facts()).id, { _status: 'draft', film: inDraft })
  const find = async (isUnused: boolean) => {
    const where: Where = { and: [{ filename: { contains: 'library' } }, { unused: { equals: isUnused } }] }
    return (await studio.payload.find({ collection: 'films', where })).docs.map(({ id }) => id).toSorted()
  }
  expect(await find(true)).toEqual([unused])
  expect(await find(false)).toEqual([onProduct, inDraft].toSorted())
  const list = await rest.call('editor', 'GET', '/films?where[or][0][and][0][unused][equals]=true&depth=0&limit=50')
  expect(list.text).toContain(String(unused))
  expect(list.text).not.toContain(String(onProduct))
})
