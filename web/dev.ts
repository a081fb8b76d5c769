import { existsSync, rmSync, watch } from 'node:fs'
import { join, resolve } from 'node:path'
import { findCompanyFolder } from '@menagerie/sites/company/find-company-folder'
import { createSiteBuild } from './bundling/build-site.ts'
import { SITE } from './bundling/shared-config.ts'
import { createLog } from './src/platform/log.ts'
import { createSupervisor } from './src/processes/supervisor.ts'

// Builds and starts the site. When a source changes, the parts of the build that have read it are made again, and a new process takes
// the place of the one that answers: no request is left without an answer. A build that fails leaves the last good one answering.
// What the build itself is made of (`web/bundling`, the letters of the fonts) is read at the start only.

const SOURCES = ['src', '../sites/src', '../contract/src', '../search/src'].map((folder) => resolve(SITE, folder))
const WATCHED = [...SOURCES, findCompanyFolder()]
const DIST = join(SITE, 'dist')
const MAIN = join(DIST, 'server/main.js')
/** Editors write a file in several steps. */
const SETTLE_MS = 40
const NOT_BUILT = /\.test\.tsx?$|\.md$|~$/

// Packages that are not part of the bundle choose by it, too.
Object.assign(process.env, { NODE_ENV: 'production' })
const build = createSiteBuild(DIST, { isForNow: true })
const log = createLog({ level: 'warn' })
const supervisor = createSupervisor({ count: 1, exec: MAIN, log, endMs: 2_000 })
const changed = new Set<string>()
let isFirst = true
let isRunning = false
let isBuilding = false
let settling: NodeJS.Timeout | undefined

async function rebuild(): Promise<void> {
  if (isBuilding) return
  isBuilding = true
  do {
    const files = isFirst ? undefined : [...changed]
    changed.clear()
    isFirst = false
    await buildAndShow(files)
  } while (changed.size > 0)
  isBuilding = false
}

async function buildAndShow(files: string[] | undefined): Promise<void> {
  const begin = performance.now()
  try {
    await build.run(files)
    const built = performance.now()
    await show()
    const ms = (from: number, to: number) => Math.round(to - from)
    console.log(`built in ${ms(begin, built)} ms, shown after ${ms(begin, performance.now())} ms`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (!isRunning && existsSync(MAIN)) await show()
  }
}

async function show(): Promise<void> {
  if (isRunning) await supervisor.replaceAll()
  else isRunning = await supervisor.start()
}

for (const folder of WATCHED.filter((path) => existsSync(path))) {
  watch(folder, { recursive: true }, (_event, file) => {
    if (file === null || NOT_BUILT.test(file)) return
    changed.add(join(folder, file))
    clearTimeout(settling)
    settling = setTimeout(rebuild, SETTLE_MS)
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void supervisor.stop().then(() => process.exit(0)))
// What is made here is not what `npm start` makes of the same sources.
rmSync(join(DIST, 'menagerie-sources'), { force: true })
await rebuild()
