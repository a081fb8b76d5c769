import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SITE_PORTS } from '@menagerie/sites/site-ports'
import { readBackupManifest } from '../studio/src/tools/backup/manifest.ts'
import { pickPorts } from './port.ts'
import { removeCluster } from './postgres/remove-cluster.ts'
import { Problem } from './problem.ts'
import { runScript } from './start/run-script.ts'
import { loadSettings } from './start/settings.ts'
import { startStack } from './start/stack.ts'
import { findStateFolder, ROOT } from './state-folder.ts'

/**
 * `npm run drill -- FOLDER`: restores a backup into an empty place beside the product that runs, starts all of it there and reads every page
 * of every sitemap. Says how long that took, which is the time to recovery (RTO), and how old the backup is, which is lost at worst (RPO);
 * ends with 1 where a page is not there.
 */
const READ_AT_ONCE = 4
const BUSY_TRIES = 10
const [backup] = process.argv.slice(2)
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

try {
  if (backup === undefined) throw new Problem('Name the folder of a backup: npm run drill -- FOLDER')
  await drill(resolve(ROOT, backup))
} catch (error) {
  console.error(error instanceof Problem ? error.message : error)
  process.exitCode = 1
}
process.exit()

async function drill(from: string): Promise<void> {
  const stateFolder = join(findStateFolder(), 'drill')
  removeCluster(stateFolder)
  rmSync(stateFolder, { recursive: true, force: true })
  const logFolder = join(stateFolder, 'log')
  mkdirSync(logFolder, { recursive: true })
  const ports = await pickPorts()
  const env = {
    ...ports,
    MENAGERIE_VAR: stateFolder,
    DATABASE_URL: '',
    DEMO: 'off',
    MEDIA_DIR: '',
    REPLICA_DIR: '',
  }
  Object.assign(process.env, env)
  const { signal } = stopping
  const began = performance.now()
  const startedAt = Date.now()
  const told = await runScript('restore', ['scripts/with-database.ts', 'studio/src/tools/backup/restore.ts', from], {
    ...{ env, logFolder, signal },
  })
  console.log(`  ✓ ${told.trim().split('\n')[0]}`)
  const stack = await startStack(loadSettings(process.env), signal)
  const served = performance.now()
  try {
    const origins = SITE_PORTS.map(({ variable }) => `http://localhost:${ports[variable]}`)
    const { read, failed } = await readAllPages(origins)
    console.log(`  ${failed.length === 0 && read > 0 ? '✓' : '✗'} ${read} pages read, ${failed.length} not there`)
    for (const line of failed.slice(0, 20)) console.log(`    ${line}`)
    const { createdAt } = await readBackupManifest(from)
    console.log(`
  RTO, the time to recovery: ${seconds(served - began)} s to the first page, ${seconds(performance.now() - began)} s to the last.
  RPO, what is lost at worst: ${seconds(startedAt - Date.parse(createdAt))} s, the age of this backup.`)
    if (failed.length > 0 || read === 0) process.exitCode = 1
  } finally {
    stopping.abort()
    await stack.ended
  }
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(0)
}

async function readAllPages(origins: readonly string[]): Promise<{ read: number; failed: string[] }> {
  const pages: string[] = []
  for (const origin of origins) pages.push(...(await listPages(`${origin}/sitemap.xml`)))
  const failed: string[] = []
  const waiting = [...new Set(pages)]
  const lane = async () => {
    for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
      const { status } = await ask(page)
      if (status !== 200) failed.push(`${status} ${page}`)
    }
  }
  await Promise.all(Array.from({ length: READ_AT_ONCE }, lane))
  return { read: new Set(pages).size, failed }
}

/** Addresses of the pages in a sitemap, and of those in the sitemaps that it lists. */
async function listPages(sitemap: string): Promise<string[]> {
  const { status, text } = await ask(sitemap)
  if (status !== 200) throw new Problem(`${sitemap} answers ${status}.`)
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
  if (!text.includes('<sitemapindex')) return found
  const pages: string[] = []
  for (const part of found) pages.push(...(await listPages(part)))
  return pages
}

/** A site that has too much to draw for one visitor says when to come again. */
async function ask(address: string, tries = BUSY_TRIES): Promise<{ status: number; text: string }> {
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000) })
  const text = await response.text()
  if (response.status !== 503 || tries === 0) return { status: response.status, text }
  await wait(Number(response.headers.get('retry-after') ?? 1) * 1_000)
  return ask(address, tries - 1)
}
