import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../state-folder.ts'
import { copyCompany, copyDeployFiles, copySource, DEPLOY_FILES } from './copy-sources.ts'

const work = mkdtempSync(join(tmpdir(), 'copy-'))
afterAll(() => rmSync(work, { recursive: true }))

/** What a checkout has after its operator has filled in the examples. */
const FILLED_IN = [
  'deploy/compose.env',
  'deploy/env/web.env',
  'deploy/compose.override.yaml',
  'deploy/tls/site.key',
  'deploy/kubernetes/secrets.yaml',
  'studio/.env',
  'studio/src/.env.local',
  'company/acme/deploy.env',
  'company/acme/.env.production',
]
const OURS = [
  'deploy/compose.env.example',
  'deploy/env/web.env.example',
  'studio/src/main.ts',
  'company/acme/company.ts',
]

test('settings that an operator has filled in are not copied into a build, where every role could read them', () => {
  const [from, to] = [join(work, 'from'), join(work, 'to')]
  for (const file of [...DEPLOY_FILES.map((name) => `deploy/${name}`), ...OURS, ...FILLED_IN]) {
    mkdirSync(dirname(join(from, file)), { recursive: true })
    writeFileSync(join(from, file), 'SECRET=x')
  }
  copyDeployFiles(from, to)
  copySource(from, 'studio', to)
  copyCompany(join(from, 'company/acme'), join(to, 'company/acme'))
  expect(FILLED_IN.filter((file) => existsSync(join(to, file)))).toEqual([])
  expect(OURS.filter((file) => !existsSync(join(to, file)))).toEqual([])
})

const git = (cwd: string, ...args: string[]) => spawnSync('git', args, { cwd, encoding: 'utf8' }).stdout.trim()

test('the list of deploy files for a build matches the files of deploy/ that git tracks', () => {
  const tracked = git(ROOT, 'ls-files', 'deploy').split('\n')
  expect(DEPLOY_FILES.map((name) => `deploy/${name}`).toSorted()).toEqual(tracked.toSorted())
})

test('the ignore files of git and Docker exclude filled-in settings and include their examples', () => {
  for (const file of ['.gitignore', '.dockerignore']) {
    const folder = mkdtempSync(join(work, 'ignore-'))
    git(folder, 'init', '-q')
    // For patterns that begin with **/ both read alike.
    writeFileSync(join(folder, '.gitignore'), readFileSync(join(ROOT, file)))
    const isLeftOut = (name: string) => git(folder, 'check-ignore', '--no-index', name) !== ''
    const filledIn = FILLED_IN.filter((name) => name.includes('.env'))
    expect(
      filledIn.filter((name) => !isLeftOut(name)),
      file,
    ).toEqual([])
    expect(OURS.filter(isLeftOut), file).toEqual([])
  }
})
