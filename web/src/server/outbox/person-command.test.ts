import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOutboxFile } from './outbox-file.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-person-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function run(what: 'erase' | 'export', email: string, outboxDir = folder) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['web/src/server/outbox/person-command.ts', what, email],
    { cwd: ROOT, env: { ...process.env, OUTBOX_DIR: outboxDir }, encoding: 'utf8' },
  )
  return { status, stdout: stdout.trim(), stderr: stderr.trim() }
}

test.each(['erase', 'export'] as const)('%s fails where there is no outbox, instead of finding no forms', (what) => {
  const elsewhere = join(folder, 'elsewhere')
  const { status, stdout, stderr } = run(what, 'kim@shop.example', elsewhere)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(`There is no outbox in ${elsewhere}`)
})

test.each(['erase', 'export'] as const)('%s fails where the outbox cannot be reached', (what) => {
  const file = join(folder, 'outbox.sqlite')
  symlinkSync(file, file)
  const { status, stdout, stderr } = run(what, 'kim@shop.example')
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(`The outbox in ${folder} cannot be read`)
})

test('the erasure of an address without forms says that there were none', () => {
  openOutboxFile(join(folder, 'outbox.sqlite')).close()
  expect(run('erase', ' Kim@Shop.example ')).toEqual({
    status: 0,
    stdout: `Erased from ${folder}: 0 forms.`,
    stderr: '',
  })
})
