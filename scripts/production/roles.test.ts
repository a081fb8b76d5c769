import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../state-folder.ts'
import { ALL_SECRETS, isRole, NEEDED_OF, SECRETS_OF, withoutOthersSecrets } from './roles.ts'
import { readSecretFiles } from './secret-files.ts'

/** Settings of commands that a checkout alone has. */
const OF_CHECKOUT = ['DEMO_PASSWORD', 'ALGOLIA_ADMIN_KEY']

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a site receives neither the database URL nor the keys of the studio', () => {
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

const ROLES = ['web', 'content-api', 'admin', 'jobs', 'search', 'tool'] as const
const namesIn = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'x']))

test('unknown environment variables reach no process unless the operator names them in MENAGERIE_PASS', () => {
  const foreign = [
    ...['PGPASSWORD', 'PGPASSFILE', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'GITHUB_TOKEN', 'SSH_AUTH_SOCK'],
    ...['npm_config__authToken', 'NODE_AUTH_TOKEN', 'HTTPS_PROXY', 'OTEL_EXPORTER_OTLP_METRICS_HEADERS', 'DB_PASS'],
  ]
  for (const role of ROLES) expect(Object.keys(withoutOthersSecrets(role, namesIn(...foreign)))).toEqual([])
  const named = {
    ...namesIn(...foreign),
    MENAGERIE_PASS: 'HTTPS_PROXY, AWS_SESSION_TOKEN DATABASE_URL',
    DATABASE_URL: 'x',
  }
  expect(Object.keys(withoutOthersSecrets('web', named)).toSorted()).toEqual([
    'AWS_SESSION_TOKEN',
    'HTTPS_PROXY',
    'MENAGERIE_PASS',
  ])
})

test('system variables, documented settings and its own secrets reach each process', () => {
  const machine = ['PATH', 'Path', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS']
  const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
  const rows = operations.split('\n').filter((line) => line.startsWith('| `'))
  const documented = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)(?:=[^`]*)?`/g)].map(([, name = '']) => name),
  )
  const examples = readdirSync(join(ROOT, 'deploy/env')).flatMap((file) =>
    [...readFileSync(join(ROOT, 'deploy/env', file), 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(
      ([, name = '']) => name,
    ),
  )
  const settings = [...documented, ...examples].filter((name) => name !== 'NAME_FILE' && !OF_CHECKOUT.includes(name))
  expect(settings.length).toBeGreaterThan(120)
  for (const role of ROLES) {
    const wanted = [...machine, ...settings.filter((name) => !ALL_SECRETS.includes(name)), ...SECRETS_OF[role]]
    const given = withoutOthersSecrets(role, namesIn(...wanted, ...ALL_SECRETS))
    expect({ role, missing: wanted.filter((name) => !(name in given)) }).toEqual({ role, missing: [] })
  }
})

test('a secret is read from the file that its _FILE setting names, and setting both is refused', () => {
  const file = join(folder, 'url')
  writeFileSync(file, 'postgres://a:b@c/d\n')
  expect(readSecretFiles({ DATABASE_URL_FILE: file, HOST: 'x' })).toEqual({
    DATABASE_URL: 'postgres://a:b@c/d',
    HOST: 'x',
  })
  expect(() => readSecretFiles({ DATABASE_URL_FILE: file, DATABASE_URL: 'y' })).toThrow(/both set/)
  expect(() => readSecretFiles({ DATABASE_URL_FILE: join(folder, 'none') })).toThrow(/cannot be read/)
})

test('the example settings of each process name what the process needs, and no secret of another process', () => {
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

test('each setting that the operator documentation names like a secret is in the list of secrets', () => {
  const pages = ['docs/operations.md', 'docs/production.md'].map((file) => readFileSync(join(ROOT, file), 'utf8'))
  const named = pages.flatMap((text) =>
    [...text.matchAll(/\b[A-Z][A-Z0-9_]*_(?:SECRET|TOKENS?|PASSWORD|KEY|KEY_ID|HEADERS)(?:_BEFORE)?\b/g)].map(String),
  )
  expect(named.length).toBeGreaterThan(20)
  const unknown = new Set(named.filter((name) => !ALL_SECRETS.includes(name) && !OF_CHECKOUT.includes(name)))
  expect([...unknown]).toEqual([])
})

test('the import bucket has its own setting for each secret of the uploads bucket', () => {
  const ofUploads = ALL_SECRETS.filter((name) => name.startsWith('S3_'))
  expect(ofUploads).toHaveLength(2)
  for (const role of ['admin', 'jobs'] as const)
    expect(SECRETS_OF[role]).toEqual(expect.arrayContaining(ofUploads.map((name) => `IMPORT_${name}`)))
})

test('the site and the search service receive every setting that they read', () => {
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
