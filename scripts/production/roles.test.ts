import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../state-folder.ts'
import { ALL_SECRETS, isRole, NEEDED_OF, SECRETS_OF, withoutOthersSecrets } from './roles.ts'
import { readSecretFiles } from './secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a site is given neither the database nor the keys of the studio', () => {
  const all = Object.fromEntries(
    ALL_SECRETS.flatMap((name) => [
      [name, 'x'],
      [`${name}_FILE`, '/x'],
    ]),
  )
  const own = Object.keys(withoutOthersSecrets('web', { ...all, HOST: '0.0.0.0' }))
  expect(own).toContain('HOST')
  expect(own).toContain('SESSION_SECRET')
  for (const name of [
    'DATABASE_URL',
    'DATABASE_URL_FILE',
    'PAYLOAD_SECRET',
    'CONTENT_API_TOKENS',
    'S3_SECRET_ACCESS_KEY',
    'SMTP_URL',
  ])
    expect(own).not.toContain(name)
  expect(Object.keys(withoutOthersSecrets('content-api', all))).not.toContain('PAYLOAD_SECRET')
  expect(Object.keys(withoutOthersSecrets('admin', all))).not.toContain('SESSION_SECRET')
  expect(Object.keys(withoutOthersSecrets('content-api', all))).toContain('SMTP_URL')
  const withoutMails = Object.keys(withoutOthersSecrets('content-api', { ...all, JOBS: 'off' }))
  for (const name of ['SMTP_URL', 'SMTP_URL_FILE']) expect(withoutMails).not.toContain(name)
  for (const role of ['web', 'content-api', 'admin', 'jobs'] as const)
    expect(Object.keys(withoutOthersSecrets(role, all))).toContain('METRICS_TOKEN_BEFORE')
})

test('a secret is read from the file that is named, and never twice', () => {
  const file = join(folder, 'url')
  writeFileSync(file, 'postgres://a:b@c/d\n')
  expect(readSecretFiles({ DATABASE_URL_FILE: file, HOST: 'x' })).toEqual({
    DATABASE_URL: 'postgres://a:b@c/d',
    HOST: 'x',
  })
  expect(() => readSecretFiles({ DATABASE_URL_FILE: file, DATABASE_URL: 'y' })).toThrow(/both set/)
  expect(() => readSecretFiles({ DATABASE_URL_FILE: join(folder, 'none') })).toThrow(/cannot be read/)
})

test('the example of each process names what it needs, and no secret of another', () => {
  const examples = join(ROOT, 'deploy/env')
  for (const file of readdirSync(examples)) {
    const role = file.replace('.env.example', '')
    if (!isRole(role)) throw new Error(`${file} is of no process`)
    const named = [...readFileSync(join(examples, file), 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(
      ([, name = '']) => name,
    )
    const needed = NEEDED_OF[role].filter((name) => !named.includes(name))
    const foreign = named.filter((name) => ALL_SECRETS.includes(name) && !SECRETS_OF[role].includes(name))
    expect({ file, needed, foreign }).toEqual({ file, needed: [], foreign: [] })
  }
  expect(existsSync(join(examples, 'web.env.example'))).toBe(true)
})

/** Settings of commands that a checkout alone has. */
const OF_CHECKOUT = ['DEMO_PASSWORD', 'ALGOLIA_ADMIN_KEY']

test('each setting that is called a secret in the pages for operators may stand in a file, and is given to its own processes alone', () => {
  const pages = ['docs/operations.md', 'docs/production.md'].map((file) => readFileSync(join(ROOT, file), 'utf8'))
  const named = pages.flatMap((text) =>
    [...text.matchAll(/\b[A-Z][A-Z0-9_]*_(?:SECRET|TOKENS?|PASSWORD|KEY|KEY_ID|HEADERS)(?:_BEFORE)?\b/g)].map(String),
  )
  expect(named.length).toBeGreaterThan(20)
  const unknown = new Set(named.filter((name) => !ALL_SECRETS.includes(name) && !OF_CHECKOUT.includes(name)))
  expect([...unknown]).toEqual([])
})

test('the bucket of imports has secrets of its own where that of uploads has some', () => {
  const ofUploads = ALL_SECRETS.filter((name) => name.startsWith('S3_'))
  expect(ofUploads).toHaveLength(2)
  for (const role of ['admin', 'jobs'] as const)
    expect(SECRETS_OF[role]).toEqual(expect.arrayContaining(ofUploads.map((name) => `IMPORT_${name}`)))
})

test('no process loses a setting that it reads itself', () => {
  for (const [role, file] of [
    ['web', 'web/src/platform/env.ts'],
    ['search', 'search/src/server/node-env.ts'],
  ] as const) {
    const read = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
      ([, name = '']) => name,
    )
    const given = withoutOthersSecrets(role, Object.fromEntries(read.map((name) => [name, 'x'])))
    expect(read.length).toBeGreaterThan(10)
    expect(read.filter((name) => !(name in given))).toEqual([])
  }
})
