import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GALLERY_ENTRY } from '../src/gallery/gallery-page.ts'
import { type Manifest, manifestSchema } from '../src/server/manifest.ts'
import { bundleBrowser, GALLERY_SCRIPT } from './bundle-browser.ts'
import { bundleServer } from './bundle-server.ts'
import { bundleStyles } from './bundle-styles.ts'
import { copyBrandFiles } from './copy-brand-files.ts'
import { keepLatestBuilds } from './keep-latest-builds.ts'
import { packFiles } from './pack-files.ts'
import { writeStyles } from './write-styles.ts'

/** What is kept of former builds too, with the file that remembers them: the browser's files, and the parts of the pages' stylesheets. */
const KEPT = [
  { folder: 'assets', mark: 'builds.json' },
  { folder: 'parts', mark: 'parts.json' },
]

const toAddress = (file: string) => `/assets/${file}`

/** Makes `server/main.js`, `client/assets/*`, `client/parts/*` and the manifest in `dist`. A build that fails leaves the last one as it was. */
export async function buildSite(dist: string): Promise<void> {
  const fresh = join(dist, 'fresh')
  rmSync(fresh, { recursive: true, force: true })
  for (const { folder } of KEPT) mkdirSync(join(fresh, folder), { recursive: true })
  const assets = join(fresh, 'assets')
  const [islandsEntry, galleryEntry, styles, reached] = await Promise.all([
    bundleBrowser(assets),
    bundleBrowser(assets, GALLERY_SCRIPT),
    bundleStyles(assets),
    bundleServer(join(fresh, 'server')),
  ])
  const { frame, ...rest } = writeStyles(styles, reached, assets, join(fresh, 'parts'))
  const named = Object.entries(copyBrandFiles(assets)).map(([name, file]) => [name, toAddress(file)])
  const manifest = manifestSchema.parse({
    styles: { frame: Object.fromEntries([...frame].map(([brand, file]) => [brand, toAddress(file)])), ...rest },
    islandsEntry: toAddress(islandsEntry),
    files: { ...Object.fromEntries(named), [GALLERY_ENTRY]: toAddress(galleryEntry) },
  })
  const made = KEPT.map(({ folder, mark }) => ({ folder, mark, files: readdirSync(join(fresh, folder)).sort() }))
  packFiles(assets)
  putInPlace(fresh, dist, manifest)
  for (const { folder, mark, files } of made)
    keepLatestBuilds(join(dist, 'client', folder), join(dist, 'client', mark), files)
  rmSync(fresh, { recursive: true })
}

/** The manifest before the server that reads it, the files before the manifest that names them. */
function putInPlace(fresh: string, dist: string, manifest: Manifest): void {
  mkdirSync(join(dist, 'server'), { recursive: true })
  for (const { folder } of KEPT) {
    const target = join(dist, 'client', folder)
    mkdirSync(target, { recursive: true })
    for (const file of readdirSync(join(fresh, folder))) renameSync(join(fresh, folder, file), join(target, file))
  }
  writeFileSync(join(fresh, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  renameSync(join(fresh, 'manifest.json'), join(dist, 'client/manifest.json'))
  renameSync(join(fresh, 'server/main.js'), join(dist, 'server/main.js'))
}
