import { spawn, spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { isAlive } from './is-alive.ts'
import { ROOT } from './state-folder.ts'

it('a second command in an installed checkout installs nothing and runs under the pinned Node', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', '-p', 'process.version'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(stdout).toBe('v26.10.0\n')
})

it.each(['SIGINT', 'SIGTERM'] as const)(
  '%s sent to a command without a terminal reaches the script',
  async (signal) => {
    // 7 when told to end, 0 when it has run out of time instead.
    const script = `process.on('${signal}', () => process.exit(7)); setTimeout(() => {}, 5_000); console.log('up')`
    const child = spawn(process.execPath, ['scripts/bootstrap.mjs', '-e', script], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout.once('data', () => child.kill(signal))
    expect(await new Promise((done) => child.once('close', done))).toBe(7)
  },
)

it('every process that a command has started ends with it, even a detached one', async () => {
  const script = `const { pid } = require('child_process').spawn('sleep', ['60'], { detached: true, stdio: 'ignore' }); console.log(pid); setTimeout(() => {}, 60_000)`
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', '-e', script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const started = await new Promise<number>((done) => child.stdout.once('data', (text) => done(Number(text))))
  child.kill('SIGTERM')
  await new Promise((done) => child.once('close', done))
  await expect.poll(() => isAlive(started)).toBe(false)
})

it('a command ends when npm is stopped, although the SIGTERM reaches only the shell between them', async () => {
  const script = `process.on('SIGTERM', () => process.exit()); setTimeout(() => console.log('ran out'), 5_000); console.log('up')`
  // The second command keeps the shell from giving its place to the first.
  const shell = spawn('sh', ['-c', `"${process.execPath}" scripts/bootstrap.mjs -e "${script}"; exit`], {
    cwd: ROOT,
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  shell.stdout.once('data', () => shell.kill('SIGTERM'))
  // The script holds the pipe open until it ends.
  await new Promise((done) => shell.once('close', done))
  expect(said).toBe('up\n')
})
