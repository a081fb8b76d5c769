import { once } from 'node:events'
import { expect, it } from 'vitest'
import { isAlive } from '../../scripts/is-alive.ts'
import { asGroup, readOutput, startChild, stopChild, stopChildren } from './children.ts'

const WAITS = 'process.stdout.write("here"); setInterval(() => {}, 1000)'
const NODE = process.execPath

it('stops every child process that was started and waits until it has ended', async () => {
  const children = [1, 2].map(() => startChild(NODE, ['-e', WAITS], { stdio: ['ignore', 'pipe', 'inherit'] }))
  for (const { stdout } of children) if (stdout) await once(stdout, 'data')
  await stopChildren()
  expect(children.map(({ pid }) => pid !== undefined && isAlive(pid))).toEqual([false, false])
  for (const child of children) await stopChild(child)
})

it('stops a whole process group together with its head, as Ctrl-C does', async () => {
  const script = `const { spawn } = require('node:child_process')
    process.on('SIGINT', () => {})
    const below = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    below.on('exit', () => process.exit(0))
    console.log(below.pid)`
  const head = asGroup(startChild(NODE, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'], detached: true }))
  const [said] = head.stdout ? await once(head.stdout, 'data') : []
  await stopChild(head, 'SIGINT')
  expect(isAlive(Number(said))).toBe(false)
})

it('returns what a process printed, or fails with its exit code and the end of its error output', async () => {
  const run = (script: string) => readOutput(startChild(NODE, ['-e', script], { stdio: ['ignore', 'pipe', 'pipe'] }))
  expect(await run('console.log(42)')).toBe('42\n')
  await expect(run('console.error("no such page"); process.exit(3)')).rejects.toThrow(/ended with 3: no such page/)
})
