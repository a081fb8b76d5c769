import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOutbox } from '../../../../web/src/server/outbox/copy-outbox.ts'
import { openOutboxFile } from '../../../../web/src/server/outbox/outbox-file.ts'
import { openFolder } from '../../platform/storage/folder-storage.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { makeBackup } from './make-backup.ts'

let studio: TestStudio
let folder = ''
let umask = 0
beforeAll(async () => {
  studio = await openTestStudio()
  folder = mkdtempSync(join(tmpdir(), 'menagerie-backup-modes-'))
  umask = process.umask(0o022)
})
afterAll(async () => {
  process.umask(umask)
  rmSync(folder, { recursive: true, force: true })
  await studio?.close()
})

test('every file and folder of a backup is accessible only to its owner, despite a permissive umask', async () => {
  const [media, outbox] = [join(folder, 'media'), join(folder, 'outbox.sqlite')]
  mkdirSync(join(media, 'sub'), { recursive: true })
  writeFileSync(join(media, 'sub', 'a.txt'), 'a picture')
  openOutboxFile(outbox).close()
  const target = join(folder, 'new', 'backup')
  const source = { databaseUrl: studio.databaseUrl, storage: openFolder(media) }
  await makeBackup({ ...source, copyOutbox: (to) => void copyOutbox(outbox, to) }, target)

  const made = ['', ...readdirSync(target, { recursive: true, encoding: 'utf8' })]
  expect(made.toSorted()).toEqual(expect.arrayContaining(['outbox/outbox.sqlite', 'tables', 'media/sub/a.txt']))
  const open = made.filter((name) => (statSync(join(target, name)).mode & 0o077) !== 0)
  expect(open).toEqual([])
  expect(statSync(join(folder, 'new')).mode & 0o077).toBe(0)
})

test('a backup whose database does not answer leaves nothing behind', async () => {
  const target = join(folder, 'away')
  const away = new URL(studio.databaseUrl)
  away.port = '1'
  const source = { databaseUrl: away.href, storage: openFolder(join(folder, 'media')) }
  await expect(makeBackup(source, target)).rejects.toThrow()
  expect(readdirSync(folder).filter((name) => name.startsWith('away'))).toEqual([])
})
