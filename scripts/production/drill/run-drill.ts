import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_PORTS } from '@menagerie/sites/site-ports'
import { type BackupManifest, readBackupManifest } from '../../../studio/src/tools/backup/manifest.ts'
import { pickPorts } from '../../port.ts'
import { step } from '../../start/step.ts'
import { runDrillTool, startDrillProcess } from './drill-process.ts'
import { toDrillSettings } from './drill-settings.ts'
import { readAllPages } from './read-pages.ts'
import { readSiteFigures } from './read-site-figures.ts'

type Drill = { backup: string; databaseUrl: string; folder: string; signal: AbortSignal }

/** Most pages that are listed. Even one would show the fault. */
const TOLD = 20

/**
 * Restores a backup into an empty database and folder, compares each row and file with it, starts the product and
 * reads every page. Prints how long each part took, and returns whether everything was there.
 */
export async function runDrill({ backup, databaseUrl, folder, signal }: Drill): Promise<boolean> {
  mkdirSync(join(folder, 'log'), { recursive: true })
  const manifest = await readBackupManifest(backup)
  const ports = await pickPorts()
  const settings = toDrillSettings(process.env, { folder, databaseUrl, ports })
  const startedAt = Date.now()
  const began = performance.now()
  const tool = (...[role = '', ...args]: string[]) => runDrillTool({ role, env: settings.tool, folder, signal }, args)
  const start = (role: 'content-api' | 'admin' | 'web', port = '') =>
    startDrillProcess({ role, env: settings[role], folder, signal }, `http://127.0.0.1:${port}/readyz`)
  const restored = await step('restored', () => tool('restore', backup, '--compare'))
  for (const line of restored.trim().split('\n').slice(0, 2)) console.log(`    ${line}`)
  if (/ republish now/.test(restored)) await step('published again', () => tool('republish'))
  const ends: (() => Promise<void>)[] = []
  try {
    ends.push(await step('Content API', () => start('content-api', ports.CONTENT_API_PORT)))
    ends.push(await step('site', () => start('web', ports[SITE_PORTS[0]?.variable ?? ''])))
    const served = performance.now()
    const isSiteWhole = await tellSite(ports, settings.web.METRICS_TOKEN, manifest)
    const arePagesThere = await tellPages(SITE_PORTS.map(({ variable }) => `http://localhost:${ports[variable]}`))
    const read = performance.now()
    ends.push(await step('admin', () => start('admin', ports.ADMIN_PORT)))
    console.log(`
  RTO, the time to recovery: ${seconds(served - began)} s to the first page, ${seconds(read - began)} s to the last.
  RPO, what is lost at worst: ${seconds(startedAt - Date.parse(manifest.createdAt))} s, the age of this backup.`)
    return isSiteWhole && arePagesThere
  } finally {
    await Promise.all(ends.map((end) => end()))
  }
}

const seconds = (ms: number) => (ms / 1_000).toFixed(0)

/** Compares the site's entries with the backup, because pages do not show it when an entry is missing: only a link is absent. */
async function tellSite(ports: Readonly<Record<string, string>>, token: string, { tables }: BackupManifest) {
  const published = tables.find(({ schema, name }) => schema === 'published' && name === 'entry')?.rows ?? 0
  const origin = `http://127.0.0.1:${ports[SITE_PORTS[0]?.variable ?? '']}`
  const { entries, refused, missingFiles } = await readSiteFigures(origin, token)
  const isWhole = entries === published && refused === 0 && missingFiles === 0
  console.log(
    `  ${toMark(isWhole)} ${entries} of ${published} published entries on the site, ${refused} refused, ${missingFiles} files missing`,
  )
  return isWhole
}

async function tellPages(origins: readonly string[]): Promise<boolean> {
  const { read, failed } = await readAllPages(origins)
  const isFine = failed.length === 0 && read > 0
  console.log(`  ${toMark(isFine)} ${read} pages read, ${failed.length} not there`)
  for (const line of failed.slice(0, TOLD)) console.log(`    ${line}`)
  return isFine
}

const toMark = (isFine: boolean) => (isFine ? '✓' : '✗')
