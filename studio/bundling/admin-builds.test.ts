import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { endProcess } from '../../scripts/end-process.ts'
import { listAdminBuilds, unmarkUsed } from './admin-builds.ts'

const MODULE = fileURLToPath(new URL('./admin-builds.ts', import.meta.url))

function createBuilds() {
  const root = mkdtempSync(join(tmpdir(), 'admin-builds-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const builds = listAdminBuilds(root)
  const build = () => {
    const folder = builds.begin()
    writeFileSync(join(folder, 'BUILD_ID'), 'one')
    builds.makeCurrent(folder)
    unmarkUsed(folder)
    builds.sweep()
    return folder
  }
  return { root, builds, build }
}

test('a start uses the last complete build', () => {
  const { builds, build } = createBuilds()
  expect(builds.takeCurrent()).toBeUndefined()
  const first = build()
  builds.begin()
  expect(builds.takeCurrent()).toBe(first)
  const second = build()
  expect(builds.takeCurrent()).toBe(second)
})

test('a build is kept while a process runs from it, and the next build after that removes it', async () => {
  const { root, build } = createBuilds()
  const first = build()
  const admin = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { listAdminBuilds } from ${JSON.stringify(MODULE)}
    console.log(listAdminBuilds(${JSON.stringify(root)}).takeCurrent())
    setInterval(() => {}, 1000)`,
  ])
  await once(admin.stdout, 'data')
  const second = build()
  expect([existsSync(first), existsSync(second)]).toEqual([true, true])
  await endProcess(admin)
  const third = build()
  expect([existsSync(first), existsSync(second), existsSync(third)]).toEqual([false, false, true])
})

test('the next build removes the folder that a failed build left behind', () => {
  const { builds, build } = createBuilds()
  const broken = builds.begin()
  unmarkUsed(broken)
  build()
  expect(existsSync(broken)).toBe(false)
})
