import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { createBuildQueue } from './build-queue.ts'

const DATA = {
  replicaDir: '',
  indexDir: '',
  naming: { prefixes: undefined, suffixes: undefined },
  builds: 'index',
  addressing: { mode: 'local', localOrigins: { tailwell: '', aldergrove: '' } },
} as const
const BUILDS_ALL =
  "process.once('message', ({ names }) => { for (const name of names) process.send({ type: 'built', name }); process.disconnect() })"
const HANGS_ONCE = (mark: string) =>
  `import { existsSync, writeFileSync } from 'node:fs'
if (existsSync('${mark}')) { ${BUILDS_ALL} } else { writeFileSync('${mark}', ''); process.on('message', () => {}) }`

/** A hanging process is detected after this time; one that starts slowly on a busy machine has reported progress by then. */
const SILENCE_MS = 8_000

const node = process.execPath
const folder = mkdtempSync(join(tmpdir(), 'builds-'))
afterEach(() => {
  process.execPath = node
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function open(script: string) {
  const file = join(folder, 'thread.mjs')
  writeFileSync(file, script)
  const onBuilt = vi.fn()
  const onFault = vi.fn()
  const queue = createBuildQueue({ file: pathToFileURL(file), data: DATA, onBuilt, onFault, silenceMs: SILENCE_MS })
  return { queue, onBuilt, onFault }
}

test('a build whose process cannot start, or hangs, is tried again until it succeeds', async () => {
  const { queue, onBuilt, onFault } = open(HANGS_ONCE(join(folder, 'mark')))
  process.execPath = join(folder, 'no-such-program')
  queue.add('products')
  await vi.waitFor(() => expect(onFault).toHaveBeenCalled(), 20_000)
  process.execPath = node
  await vi.waitFor(() => expect(onBuilt).toHaveBeenCalledWith('products', undefined), 60_000)
  expect(onFault.mock.calls.map(([error]) => String(error)).join()).toContain(`has said nothing for ${SILENCE_MS} ms`)
})
