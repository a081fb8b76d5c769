import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const SUPERVISOR = pathToFileURL(join(import.meta.dirname, 'supervisor.ts')).href
/** A process that serves nothing and reports the folder in which it runs. */
const PROCESS = `process.send({ type: 'menagerie:listening' })
console.log('in ' + process.cwd())
process.on('SIGTERM', () => process.exit())
process.on('message', ({ type }) => type === 'menagerie:drain' && process.exit())`

test('a new process runs in the folder of its own version, also after the former folder was deleted', async () => {
  const place = mkdtempSync(join(tmpdir(), 'menagerie-versions-'))
  const current = join(place, 'current')
  const use = (version: string) => {
    mkdirSync(join(place, version))
    writeFileSync(join(place, version, 'main.mjs'), PROCESS)
    rmSync(current, { force: true })
    symlinkSync(version, current)
  }
  use('one')
  const script = `const { createSupervisor } = await import('${SUPERVISOR}')
const log = { info() {}, warn() {}, error: console.log }
const supervisor = createSupervisor({ count: 1, exec: '${join(current, 'main.mjs')}', folder: '${current}', log })
process.on('SIGHUP', () => supervisor.replaceAll())
process.on('SIGTERM', () => supervisor.stop().then(() => process.exit()))
await supervisor.start()`
  const supervise = join(place, 'supervise.mjs')
  writeFileSync(supervise, script)
  const child = spawn(process.execPath, [supervise], { cwd: join(place, 'one') })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  await expect.poll(() => output, { timeout: 20_000 }).toContain(`in ${join(place, 'one')}\n`)
  use('two')
  rmSync(join(place, 'one'), { recursive: true })
  child.kill('SIGHUP')
  await expect.poll(() => output, { timeout: 20_000 }).toContain(`in ${join(place, 'two')}\n`)
  child.kill('SIGTERM')
  await new Promise((done) => child.once('close', done))
  rmSync(place, { recursive: true })
})
