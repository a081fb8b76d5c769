import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { ROOT } from './state-folder.ts'

it('a second command in an installed checkout installs nothing and runs under the pinned Node', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', '-p', 'process.version'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(stdout).toBe('v26.10.0\n')
})
