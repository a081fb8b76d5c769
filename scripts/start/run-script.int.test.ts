import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { runScript } from './run-script.ts'

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('aborting a start also ends the processes that its scripts have started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-script-'))
  const script = join(folder, 'outer.mjs')
  const told = join(folder, 'pid')
  writeFileSync(
    script,
    `import { spawn } from 'node:child_process'
     import { writeFileSync } from 'node:fs'
     const inner = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
     writeFileSync(${JSON.stringify(told)}, String(inner.pid))`,
  )
  const given = new AbortController()
  const ended = runScript('outer', [script], { env: {}, logFolder: folder, signal: given.signal })
  ended.catch(() => {})
  await vi.waitFor(() => expect(existsSync(told) && readFileSync(told, 'utf8')).toMatch(/^\d+$/), 20_000)
  const inner = Number(readFileSync(told, 'utf8'))
  expect(isRunning(inner)).toBe(true)
  given.abort(new Error('given up'))
  await expect(ended).rejects.toThrow('given up')
  await vi.waitFor(() => expect(isRunning(inner)).toBe(false), 20_000)
})
