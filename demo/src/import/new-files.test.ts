import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createNewFiles } from './new-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'demo-files-'))
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('a refused import removes its new files and keeps those that existed before', async () => {
  vi.stubEnv('MEDIA_DIR', folder)
  writeFileSync(join(folder, 'before.png'), 'old')
  const files = createNewFiles()
  await files.put('before.png', Buffer.from('new'))
  await files.put('new.png', Buffer.from('new'))
  await files.put('leaflets/new.pdf', Buffer.from('new'))
  expect(readdirSync(folder, { recursive: true }).map(String).sort()).toEqual([
    'before.png',
    'leaflets',
    'leaflets/new.pdf',
    'new.png',
  ])
  await files.takeBack()
  expect(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map(({ name }) => name),
  ).toEqual(['before.png'])
})
