import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { endGroup, endProcess } from './end-process.ts'

/** Starts a process that starts another one with the same pipes, which leaves a file behind when it ends by itself. */
async function startParent(rest: string, afterMs: number) {
  const folder = mkdtempSync(join(tmpdir(), 'ended-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'left')
  const below = `setTimeout(() => require('node:fs').writeFileSync(${JSON.stringify(file)}, ''), ${afterMs})`
  const code = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(below)}], { stdio: 'inherit' })
    console.log('up')
    ${rest}`
  const parent = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  await once(parent.stdout, 'data')
  return { parent, file }
}

test('a process counts as ended when its child processes have closed its pipes, even if it exited before', async () => {
  const { parent, file } = await startParent('process.exit()', 1_000)
  await once(parent, 'exit')
  expect(existsSync(file)).toBe(false)
  expect(await endProcess(parent)).toBe(0)
  expect(existsSync(file)).toBe(true)
  expect(await endProcess(parent)).toBe(0)
})

test('ending a group ends every process in it', async () => {
  const { parent, file } = await startParent('', 3_000)
  expect(await endGroup(parent)).toBeNull()
  expect(existsSync(file)).toBe(false)
})
