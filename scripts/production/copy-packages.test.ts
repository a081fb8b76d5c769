import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyPackages } from './copy-packages.ts'

const root = mkdtempSync(join(tmpdir(), 'packages-'))
const target = mkdtempSync(join(tmpdir(), 'copied-'))
afterAll(() => {
  for (const folder of [root, target]) rmSync(folder, { recursive: true })
})

function write(folder: string, needs: object = {}) {
  mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify(needs))
  writeFileSync(join(root, folder, 'main.js'), '')
  writeFileSync(join(root, folder, 'main.js.map'), '')
}

test('copies the run-time dependencies of a workspace, including transitive ones, and nothing else', () => {
  write('app', { dependencies: { a: '1', own: '1' } })
  write('own')
  write('node_modules/a', {
    dependencies: { b: '2' },
    peerDependencies: { peer: '1', spare: '1' },
    peerDependenciesMeta: { spare: { optional: true } },
  })
  write('node_modules/a/node_modules/b', { dependencies: { c: '1' } })
  for (const name of ['b', 'c', 'peer', 'spare', 'unused', 'typescript']) write(`node_modules/${name}`)
  symlinkSync('../own', join(root, 'node_modules/own'))
  copyPackages(root, target, [{ from: join(root, 'app'), names: ['a', 'own', 'typescript', 'not-installed'] }])
  const has = (path: string) => existsSync(join(target, 'node_modules', path, 'package.json'))
  expect(['a', 'a/node_modules/b', 'c', 'peer'].filter((path) => !has(path))).toEqual([])
  expect(['b', 'spare', 'unused', 'typescript'].filter(has)).toEqual([])
  expect(existsSync(join(target, 'node_modules/a/main.js'))).toBe(true)
  expect(existsSync(join(target, 'node_modules/a/main.js.map'))).toBe(false)
  expect(readlinkSync(join(target, 'node_modules/own'))).toBe('../own')
})
