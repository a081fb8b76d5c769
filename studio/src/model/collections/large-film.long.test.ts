import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_FILM_BYTES } from '@menagerie/contract/film'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { countTemporaryFilms, readTestFilm } from '../../testing/test-films.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio.close())

/** A playable film with empty space at its end, which takes no space on the disk. */
async function toLargeFilm(folder: string, bytes: number): Promise<Blob> {
  const film = await readTestFilm('plain.mp4')
  const room = Buffer.alloc(8)
  room.writeUInt32BE(bytes - film.length)
  room.write('free', 4)
  const path = join(folder, `${bytes}.mp4`)
  await writeFile(path, Buffer.concat([film, room]))
  await truncate(path, bytes)
  return openAsBlob(path, { type: 'video/mp4' })
}

test('a film of exactly 200 MB is accepted', async () => {
  const { id: poster } = await createTestDocuments(studio).media()
  const rest = await openRest(studio)
  const folder = await mkdtemp(join(tmpdir(), 'menagerie-large-'))
  const before = countTemporaryFilms()
  const body = new FormData()
  body.append('_payload', JSON.stringify({ poster }))
  body.append('file', await toLargeFilm(folder, MAX_FILM_BYTES), 'large.mp4')
  const made = await rest.call('editor', 'POST', '/films', { body })
  expect(made.status, made.text).toBe(201)
  const { size } = await stat(join(studio.mediaDir, 'films', 'large.mp4'))
  expect([size, countTemporaryFilms()]).toEqual([MAX_FILM_BYTES, before])
  await rest.call('admin', 'DELETE', `/films/${String(Object(Object(made.body).doc).id)}`)
  await rm(folder, { recursive: true })
})
