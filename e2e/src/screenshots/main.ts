import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { endEverything } from '@menagerie/proof/endings'
import { createSiteProcess } from '@menagerie/proof/site-process'
import { createAddressing } from '@menagerie/sites/addressing'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { findDemoReplica } from '../../../bench/src/demo-data.ts'
import { buildIfChanged } from '../../../scripts/start/build.ts'
import { findStateFolder } from '../../../scripts/state-folder.ts'
import { findShotPages, type ShownPage } from './find-pages.ts'
import { type Shot, takeScreenshots } from './take-screenshots.ts'
import { writeContactSheet } from './write-contact-sheet.ts'

/**
 * `npm run screenshots [-- WORD …]`: takes every page template of both brands at four widths, as
 * `var/screenshots/brand.locale.template.width.png`, with a sheet of all widths for each page. With words it takes only pages whose name
 * contains all of them: `-- <brand>.de_DE product 360`. Uses the replica of `SNAPSHOT`, or the demo, which is published once for it.
 */
const SITES = [
  `${MAIN_BRAND}/en_US`,
  `${MAIN_BRAND}/de_DE`,
  `${MAIN_BRAND}/ru_RU`,
  `${OTHER_BRAND}/nl_NL`,
  `${OTHER_BRAND}/de_DE`,
]
const WIDTHS = [360, 768, 1280, 1440]

const words = process.argv.slice(2).map((word) => word.toLowerCase())
const folder = join(findStateFolder(), 'screenshots')
const state = join(folder, 'web')
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    stopping.abort()
    await endEverything()
    process.exit(130)
  })

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
await endEverything()

async function run(): Promise<void> {
  mkdirSync(join(state, 'log'), { recursive: true })
  await buildIfChanged('web', join(state, 'log'), stopping.signal)
  const replica = await findDemoReplica(state, say)
  const site = await createSiteProcess(state, {
    REPLICA_DIR: replica,
    SNAPSHOT: '',
    SEARCH_ENGINE: 'off',
    IMAGE_CACHE_DIR: process.env.IMAGE_CACHE_DIR || join(state, 'images'),
  })
  await site.start()
  const { pages, missing } = findShotPages(
    replica,
    BRAND_LOCALES.filter(({ id }) => SITES.includes(id)),
  )
  const localOrigins = {
    [MAIN_BRAND]: `http://localhost:${site.ports.main}`,
    [OTHER_BRAND]: `http://localhost:${site.ports.other}`,
  }
  const addressing = createAddressing({ mode: 'local', localOrigins })
  const shots = pages.flatMap((page) => toShots(page, addressing.links(page.site).url(page.path))).filter(isChosen)
  if (shots.length === 0) throw new Error(`No screenshot has all of these in its name: ${words.join(', ')}.`)
  say(`${shots.length} screenshots`)
  const refused = new Set(await takeScreenshots(shots, folder))
  const absent = new Set([...refused].map((name) => name.replace(/\.\d+$/, '')))
  if (absent.size > 0) say(`nothing stands at ${[...absent].join(', ')}`)
  await writeSheets(pages, new Set(shots.map(({ name }) => name).filter((name) => !refused.has(name))))
  if (missing.length > 0) say(`no page has the template ${missing.join(', ')}`)
  console.log(folder)
}

function toShots({ site, template }: ShownPage, url: string): Shot[] {
  const status = template === 'ErrorPage' ? 404 : 200
  return WIDTHS.map((width) => ({ name: toName(site.id, template, width), url, width, status }))
}

async function writeSheets(pages: readonly ShownPage[], taken: ReadonlySet<string>): Promise<void> {
  for (const { site, template } of pages) {
    const shots = WIDTHS.map((width) => ({ width, name: toName(site.id, template, width) }))
      .filter(({ name }) => taken.has(name))
      .map(({ width, name }) => ({ width, file: join(folder, `${name}.png`) }))
    const title = `${site.id} ${template}`
    if (shots.length > 1)
      await writeContactSheet({ title, shots }, join(folder, `sheet.${toPageName(site.id, template)}.png`))
  }
}

function toPageName(siteId: string, template: string): string {
  return `${siteId.replace('/', '.')}.${template}`
}

function toName(siteId: string, template: string, width: number): string {
  return `${toPageName(siteId, template)}.${width}`
}

function isChosen({ name }: Shot): boolean {
  return words.every((word) => name.toLowerCase().includes(word))
}

function say(text: string): void {
  console.log(`… ${text}`)
}
