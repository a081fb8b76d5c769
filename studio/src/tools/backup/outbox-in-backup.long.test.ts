import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOutboxFile } from '../../../../web/src/server/outbox/outbox-file.ts'
import { PROJECT_ROOT } from '../../platform/environment.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { readBackupManifest } from './manifest.ts'

let studio: TestStudio
let folder: string

beforeAll(async () => {
  studio = await openTestStudio()
  folder = await mkdtemp(join(tmpdir(), 'menagerie-outbox-backup-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await studio?.close()
})

function run(tool: string, outboxDir: string, ...args: string[]): SpawnSyncReturns<string> {
  const env = {
    ...process.env,
    PAYLOAD_SECRET: 'only-for-this-test-run',
    DATABASE_URL: studio.databaseUrl,
    MEDIA_DIR: studio.mediaDir,
    OUTBOX_DIR: outboxDir,
  }
  return spawnSync(process.execPath, [`studio/src/tools/backup/${tool}.ts`, ...args], {
    cwd: PROJECT_ROOT,
    env,
    encoding: 'utf8',
  })
}

test('forms that wait on this machine are backed up and restored, and a changed copy of them is refused', async () => {
  const outbox = openOutboxFile(join(folder, 'outbox.sqlite'))
  const submission = {
    id: randomUUID(),
    form: 'contact' as const,
    brand: 'tailwell' as const,
    locale: 'en_GB',
    fields: { email: 'kim@shop.example', message: 'waits' },
    isSpam: false,
    receivedAt: new Date().toISOString(),
  }
  outbox.accept([{ brand: 'tailwell', submission, contentKey: 'x', sameForMs: 1 }])
  const backup = join(folder, 'backup')
  expect(run('backup', folder, backup)).toMatchObject({ status: 0, stderr: '' })
  outbox.close()
  expect((await readBackupManifest(backup)).outbox).toMatchObject([{ path: 'outbox.sqlite' }])

  const elsewhere = join(folder, 'elsewhere')
  const restored = run('restore', elsewhere, backup, '--replace')
  expect([restored.status, restored.stderr, restored.stdout]).toEqual([
    0,
    '',
    expect.stringContaining('1 forms wait again'),
  ])
  const again = openOutboxFile(join(elsewhere, 'outbox.sqlite'))
  expect(again.listRows()).toMatchObject([{ id: submission.id, delivered_at: null }])
  again.close()

  await appendFile(join(backup, 'outbox', 'outbox.sqlite'), 'x')
  expect(run('restore', elsewhere, backup, '--check').stderr).toContain('damaged: outbox/outbox.sqlite')
})
