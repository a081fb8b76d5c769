import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PREVIEW_SCRIPT } from '../src/features/preview/preview-script.ts'
import { GALLERY_ENTRY } from '../src/gallery/gallery-page.ts'
import { manifestSchema } from '../src/server/pages/manifest.ts'
import { SPECULATION_RULES } from '../src/server/pages/speculation-rules.ts'
import { bundleBrowser, GALLERY_SCRIPT, MARK_WORKER, PREVIEW_ENTRY } from './bundle-browser.ts'
import { bundleServer } from './bundle-server.ts'
import { bundleStyles } from './bundle-styles.ts'
import { bundleThreads } from './bundle-threads.ts'
import { copyBrandFiles } from './copy-brand-files.ts'
import { cutFonts } from './cut-fonts.ts'
import { KEPT, putInPlace } from './put-in-place.ts'
import { writePlaces } from './write-places.ts'
import { writeStyles } from './write-styles.ts'

const toAddress = (file: string) => `/assets/${file}`

/** Makes `server/main.js`, `client/assets/*`, `client/parts/*` and the manifest in `dist`. A build that fails leaves the last one as it was. */
export async function buildSite(dist: string): Promise<void> {
  const fresh = join(dist, 'fresh')
  rmSync(fresh, { recursive: true, force: true })
  for (const { folder } of KEPT) mkdirSync(join(fresh, folder), { recursive: true })
  const [assets, fonts] = [join(fresh, 'assets'), join(fresh, 'cut-fonts')]
  await cutFonts(fonts)
  const [islandsEntry, galleryEntry, previewEntry, markWorker, styles, reached, threads] = await Promise.all([
    bundleBrowser(assets),
    bundleBrowser(assets, GALLERY_SCRIPT),
    bundleBrowser(assets, PREVIEW_ENTRY),
    bundleBrowser(assets, MARK_WORKER),
    bundleStyles(assets, fonts),
    bundleServer(join(fresh, 'server')),
    bundleThreads(join(fresh, 'threads')),
  ])
  const { frame, ...rest } = writeStyles(styles, reached, assets, join(fresh, 'parts'))
  const { places, files: mapFiles } = writePlaces(join(fresh, 'places'), assets)
  const named = Object.entries({ ...(await copyBrandFiles(assets)), ...findFonts(assets), ...mapFiles }).map(
    ([name, file]) => [name, toAddress(file)],
  )
  const manifest = manifestSchema.parse({
    styles: {
      frame: Object.fromEntries(Object.entries(frame).map(([brand, file]) => [brand, toAddress(file)])),
      ...rest,
    },
    islandsEntry: toAddress(islandsEntry),
    speculationRules: toAddress(writeSpeculationRules(assets)),
    threads,
    places,
    files: {
      ...Object.fromEntries(named),
      [GALLERY_ENTRY]: toAddress(galleryEntry),
      [PREVIEW_SCRIPT]: toAddress(previewEntry),
      'map/keeper.js': toAddress(markWorker),
    },
  })
  putInPlace(fresh, dist, manifest)
}

function writeSpeculationRules(assets: string): string {
  const text = JSON.stringify(SPECULATION_RULES)
  const file = `links-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.speculationrules`
  writeFileSync(join(assets, file), text)
  return file
}

/** The fonts that the styles brought along, by their names without the hash. */
function findFonts(assets: string): Record<string, string> {
  const files = readdirSync(assets).filter((file) => file.endsWith('.woff2'))
  return Object.fromEntries(files.map((file) => [`fonts/${file.replace(/-[\w-]{8}\.woff2$/, '.woff2')}`, file]))
}
