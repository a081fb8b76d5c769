import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PREVIEW_SCRIPT } from '../src/features/preview/preview-script.ts'
import { GALLERY_ENTRY } from '../src/gallery/gallery-page.ts'
import { buildManifestSchema } from '../src/server/pages/manifest.ts'
import { SPECULATION_RULES } from '../src/server/pages/speculation-rules.ts'
import { createBuildStep } from './build-step.ts'
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

type SiteBuildOptions = {
  /** For development builds, which the next change replaces: packages stay in `node_modules` and nothing is compressed. */
  isForNow?: boolean
}

/** Makes `server/main.js`, `client/assets/*`, `client/parts/*` and the manifest in `dist`. A build that fails leaves the last one as it was. */
export async function buildSite(dist: string): Promise<void> {
  const { run, steps } = createSiteBuild(dist)
  await run()
  rmSync(steps, { recursive: true })
}

/** Creates a build that can be run again: steps that the `changed` files do not concern keep their last result. */
export function createSiteBuild(dist: string, { isForNow = false }: SiteBuildOptions = {}) {
  const [fresh, steps] = [join(dist, 'fresh'), join(dist, 'steps')]
  const parts = createParts(steps, isForNow)
  const { fonts, browser, styles, server, threads, places, brandFiles } = parts
  const toAssets = [browser.pages, browser.gallery, browser.preview, browser.marks, styles, brandFiles]

  async function run(changed?: readonly string[]): Promise<void> {
    rmSync(fresh, { recursive: true, force: true })
    for (const { folder } of KEPT) mkdirSync(join(fresh, folder), { recursive: true })
    await fonts.run(changed)
    const [script, galleryEntry, previewEntry, markWorker, compiled, reached, threadFiles] = await Promise.all([
      browser.pages.run(changed),
      browser.gallery.run(changed),
      browser.preview.run(changed),
      browser.marks.run(changed),
      styles.run(changed),
      server.run(changed),
      threads.run(changed),
    ])
    const ofPlaces = await places.run(changed)
    const ofBrands = await brandFiles.run(changed)
    const assets = join(fresh, 'assets')
    for (const { folder } of toAssets) cpSync(folder, assets, { recursive: true })
    cpSync(server.folder, join(fresh, 'server'), { recursive: true })
    cpSync(threads.folder, join(fresh, 'threads'), { recursive: true })
    cpSync(places.folder, fresh, { recursive: true })
    const { frame, ...rest } = writeStyles(compiled, reached, assets, join(fresh, 'parts'))
    const named = Object.entries({ ...ofBrands, ...findFonts(fonts.folder, assets), ...ofPlaces.files }).map(
      ([name, file]) => [name, toAddress(file)],
    )
    const manifest = buildManifestSchema.parse({
      styles: {
        frame: Object.fromEntries(Object.entries(frame).map(([brand, file]) => [brand, toAddress(file)])),
        ...rest,
      },
      script: toAddress(script),
      speculationRules: toAddress(writeSpeculationRules(assets)),
      threads: threadFiles,
      places: ofPlaces.places,
      files: {
        ...Object.fromEntries(named),
        [GALLERY_ENTRY]: toAddress(galleryEntry),
        [PREVIEW_SCRIPT]: toAddress(previewEntry),
        'map/keeper.js': toAddress(markWorker),
      },
    })
    putInPlace(fresh, dist, manifest, !isForNow)
  }
  return { run, steps }
}

function createParts(steps: string, isForNow: boolean) {
  const folder = (name: string) => join(steps, name)
  const bundle = (name: string, entry?: string) =>
    createBuildStep(folder(name), (to, noteReads) => bundleBrowser(to, entry, [noteReads]))
  const fonts = createBuildStep(folder('fonts'), cutFonts)
  return {
    fonts,
    browser: {
      pages: bundle('pages'),
      gallery: bundle('gallery', GALLERY_SCRIPT),
      preview: bundle('preview', PREVIEW_ENTRY),
      marks: bundle('marks', MARK_WORKER),
    },
    styles: createBuildStep(
      folder('styles'),
      (to, noteReads) => bundleStyles(to, fonts.folder, [noteReads]),
      (file) => file.endsWith('.css'),
    ),
    server: createBuildStep(folder('server'), (to, noteReads) => bundleServer(to, { plugins: [noteReads], isForNow })),
    threads: createBuildStep(folder('threads'), (to, noteReads) => bundleThreads(to, [noteReads])),
    places: createBuildStep(folder('places'), async (to) => {
      for (const name of ['places', 'assets']) mkdirSync(join(to, name))
      return writePlaces(join(to, 'places'), join(to, 'assets'))
    }),
    brandFiles: createBuildStep(folder('brand-files'), copyBrandFiles, (file) => file.includes('/assets/')),
  }
}

function writeSpeculationRules(assets: string): string {
  const text = JSON.stringify(SPECULATION_RULES)
  const file = `links-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.speculationrules`
  writeFileSync(join(assets, file), text)
  return file
}

/** Finds the fonts that the styles pulled into the build, by the names they were cut under; two fonts with the same bytes share one file. */
function findFonts(cut: string, assets: string): Record<string, string> {
  const read = (folder: string) =>
    readdirSync(folder).flatMap((file) =>
      file.endsWith('.woff2') ? [{ file, letters: readFileSync(join(folder, file), 'base64') }] : [],
    )
  const brought = new Map(read(assets).map(({ file, letters }) => [letters, file]))
  return Object.fromEntries(
    read(cut).flatMap(({ file, letters }) => {
      const found = brought.get(letters)
      return found === undefined ? [] : [[`fonts/${file}`, found]]
    }),
  )
}
