import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND_KEYS } from '@menagerie/brands/brand-locale'
import { type Manifest, manifestSchema } from '../src/server/manifest.ts'
import { bundleBrowser } from './bundle-browser.ts'
import { bundleServer } from './bundle-server.ts'
import { bundleStyles } from './bundle-styles.ts'
import { copyBrandFiles } from './copy-brand-files.ts'
import { keepLatestBuilds } from './keep-latest-builds.ts'
import { packFiles } from './pack-files.ts'

const toAddress = (file: string) => `/assets/${file}`

/** Makes `server/main.js`, `client/assets/*` and the manifest in `dist`. A build that fails leaves the last one as it was. */
export async function buildSite(dist: string): Promise<void> {
  const fresh = join(dist, 'fresh')
  const assets = join(fresh, 'assets')
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(assets, { recursive: true })
  const [islandsEntry, styles] = await Promise.all([
    bundleBrowser(assets),
    Promise.all(BRAND_KEYS.map(async (brand) => [brand, toAddress(await bundleStyles(brand, assets))])),
    bundleServer(join(fresh, 'server')),
  ])
  const files = Object.entries(copyBrandFiles(assets)).map(([name, file]) => [name, toAddress(file)])
  const manifest = manifestSchema.parse({
    css: Object.fromEntries(styles),
    islandsEntry: toAddress(islandsEntry),
    files: Object.fromEntries(files),
  })
  const made = readdirSync(assets).sort()
  packFiles(assets)
  putInPlace(fresh, dist, manifest)
  keepLatestBuilds(join(dist, 'client/assets'), join(dist, 'client/builds.json'), made)
  rmSync(fresh, { recursive: true })
}

/** The manifest before the server that reads it, the files before the manifest that names them. */
function putInPlace(fresh: string, dist: string, manifest: Manifest): void {
  const assets = join(dist, 'client/assets')
  mkdirSync(assets, { recursive: true })
  mkdirSync(join(dist, 'server'), { recursive: true })
  for (const file of readdirSync(join(fresh, 'assets'))) renameSync(join(fresh, 'assets', file), join(assets, file))
  writeFileSync(join(fresh, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  renameSync(join(fresh, 'manifest.json'), join(dist, 'client/manifest.json'))
  renameSync(join(fresh, 'server/main.js'), join(dist, 'server/main.js'))
}
