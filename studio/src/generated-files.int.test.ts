import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { PROJECT_ROOT } from './environment.ts'

const folder = mkdtempSync(join(tmpdir(), 'menagerie-generated-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(args: string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, args, {
    cwd: PROJECT_ROOT,
    env: { ...process.env, PAYLOAD_SECRET: 'only-for-this-test-run', ...env },
    encoding: 'utf8',
  })
}

const payload = (command: string, env: Record<string, string> = {}) =>
  run(['node_modules/payload/bin.js', command, '--disable-transpile'], {
    PAYLOAD_CONFIG_PATH: 'studio/src/payload.config.ts',
    ...env,
  })

test('every change of the collections has its migration (else: npm run migrate:create)', () => {
  const { status, stderr } = run(['studio/src/create-migration.ts', '--check'])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test('the types of the documents are those of the collections (else: npm run generate:types)', () => {
  const file = join(folder, 'payload-types.ts')
  payload('generate:types', { PAYLOAD_TS_OUTPUT_PATH: file })
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(join(PROJECT_ROOT, 'studio/src/payload-types.ts'), 'utf8'))
})

test('the admin knows every component the collections name (else: npm run generate:importmap)', () => {
  const map = join(PROJECT_ROOT, 'studio/app/(payload)/admin/importMap.js')
  const before = readFileSync(map, 'utf8')
  payload('generate:importmap')
  expect(readFileSync(map, 'utf8')).toBe(before)
})
