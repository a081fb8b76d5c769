import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from './bundling/build-site.ts'
import { SITE } from './bundling/shared-config.ts'

// Builds, starts the server, and does both again when a source changes. A build takes seconds and is the very one that
// production runs, so nothing behaves otherwise here. A build that fails leaves the last good server running.

const WATCHED = ['src', '../sites/src', '../contract/src', '../search/src'].map((folder) => join(SITE, folder))
const MAIN = join(SITE, 'dist/server/main.js')
/** Editors write a file in several steps. */
const SETTLE_MS = 100

let server: ChildProcess | undefined
let isBuilding = false
let isChanged = false
let settling: NodeJS.Timeout | undefined

async function rebuild(): Promise<void> {
  if (isBuilding) {
    isChanged = true
    return
  }
  isBuilding = true
  const begin = performance.now()
  try {
    await buildSite(join(SITE, 'dist'))
    console.log(`built in ${Math.round(performance.now() - begin)} ms`)
    await restart()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (server === undefined && existsSync(MAIN)) await restart()
  }
  isBuilding = false
  if (!isChanged) return
  isChanged = false
  await rebuild()
}

async function restart(): Promise<void> {
  await stop()
  server = spawn(process.execPath, [MAIN], { stdio: 'inherit' })
}

function stop(): Promise<void> {
  const running = server
  server = undefined
  if (running === undefined || running.exitCode !== null || running.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    running.once('exit', () => done())
    running.kill('SIGTERM')
  })
}

for (const folder of WATCHED.filter((path) => existsSync(path))) {
  watch(folder, { recursive: true }, (_event, file) => {
    if (file !== null && /\.test\.tsx?$/.test(file)) return
    clearTimeout(settling)
    settling = setTimeout(rebuild, SETTLE_MS)
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(0)))
await rebuild()
