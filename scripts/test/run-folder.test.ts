import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeRunFolder } from './run-folder.ts'

test('a run makes its own folder, keeps folders of running processes and removes those of ended processes', () => {
  const state = mkdtempSync(join(tmpdir(), 'run-folders-'))
  vi.stubEnv('MENAGERIE_VAR', state)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(state, { recursive: true })
  })
  const { pid: ended } = spawnSync(process.execPath, ['-e', ''])
  const names = [`tmp-${ended}`, `tmp-${process.ppid}`, `other-${ended}`, 'tmp-of-nothing']
  for (const name of names) mkdirSync(join(state, 'test', name), { recursive: true })
  expect(makeRunFolder('tmp')).toBe(join(state, 'test', `tmp-${process.pid}`))
  expect(names.map((name) => existsSync(join(state, 'test', name)))).toEqual([false, true, true, true])
})

test('temporary files of a test are in the folder of its run', () => {
  expect(tmpdir()).toMatch(/\/test\/tmp-\d+$/)
})
