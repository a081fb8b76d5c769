import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openFolder } from '../../platform/storage/folder-storage.ts'
import { readTestFilm } from '../../testing/test-films.ts'
import { createMediaCopy } from './copy-media.ts'
import type { BackupManifest } from './manifest.ts'
import { restoreMedia } from './restore-media.ts'

const folders: string[] = []

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'menagerie-restore-'))
  folders.push(folder)
  return folder
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

test('a film is restored unchanged, replaces a truncated file, and is not written again if it is complete', async () => {
  const [uploads, backup, other] = [await makeFolder(), await makeFolder(), await makeFolder()]
  const film = await readTestFilm('hevc.mp4')
  await openFolder(uploads).put('films/puppies.mp4', film)
  const copy = createMediaCopy(openFolder(uploads), backup)
  expect(await copy.copyNamed(['films/puppies.mp4', 'films/lost.mp4'])).toEqual(['films/lost.mp4'])
  const manifest = { media: copy.files() } as BackupManifest

  expect(await restoreMedia(backup, manifest, openFolder(other))).toBe(1)
  const place = join(other, 'films/puppies.mp4')
  expect(await readFile(place)).toEqual(film)
  expect(await restoreMedia(backup, manifest, openFolder(other))).toBe(0)
  await writeFile(place, film.subarray(0, film.length / 2))
  expect(await restoreMedia(backup, manifest, openFolder(other))).toBe(1)
  expect(await readFile(place)).toEqual(film)
})
