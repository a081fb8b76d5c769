import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { putInPlace } from '../../../bundling/put-in-place.ts'
import { Metrics } from '../metrics/metrics.ts'
import { toClassName, toClassPlace } from '../pages/class-names.ts'
import { readBuildManifest } from '../pages/manifest.ts'
import { assetsFrom } from '../pages/page-assets.ts'
import { openPageStyles } from '../pages/page-styles.ts'
import { toPartFile } from '../pages/sheet-address.ts'
import { openStaticFiles } from './static-files.ts'

const HTML = `<p class="${toClassName('a', toClassPlace(0), '.a{}')}"></p>`
const OPTIONS = {}

function openFolder() {
  const root = mkdtempSync(join(tmpdir(), 'builds-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const [dist, fresh] = [join(root, 'dist'), join(root, 'fresh')]
  return {
    /** Writes a build that differs from the one before in everything, into the folder from which processes run. */
    build(number: number) {
      for (const folder of ['assets', 'parts', 'threads', 'places', 'server'])
        mkdirSync(join(fresh, folder), { recursive: true })
      const files = [`entry-${number}.js`, `frame-${number}.css`, `font-${number}.woff2`]
      for (const file of files) writeFileSync(join(fresh, 'assets', file), `${file} `.repeat(100))
      const css = `.card{order:${number}}`
      const part = toPartFile('Card', css)
      writeFileSync(join(fresh, 'parts', part), css)
      const thread = `search-${number}.js`
      writeFileSync(join(fresh, 'threads', thread), '')
      writeFileSync(join(fresh, 'server/main.js'), '')
      const frame = `/assets/frame-${number}.css`
      putInPlace(fresh, dist, {
        styles: {
          frame: { tailwell: frame, aldergrove: frame },
          parts: [{ place: toClassPlace(0), files: { tailwell: part, aldergrove: part } }],
          lists: {},
        },
        script: `/assets/entry-${number}.js`,
        speculationRules: '/assets/links.speculationrules',
        threads: { search: thread, outbox: thread },
        places: {},
        files: { font: `/assets/font-${number}.woff2` },
      })
    },
    /** Opens the files as a process that starts now would. */
    start() {
      const client = join(dist, 'client')
      const manifest = readBuildManifest(join(client, 'manifest.json'))
      const styles = openPageStyles(manifest.styles, client, OPTIONS)
      const files = openStaticFiles(join(client, 'assets'), styles, new Metrics(), OPTIONS)
      const assets = assetsFrom(manifest, styles)('tailwell')
      return {
        /** All addresses that a page refers to. */
        addresses: () => [...assets.stylesOf(HTML), assets.script, assets.file('font')],
        statuses: (addresses: readonly string[], acceptEncoding?: string) =>
          addresses.map((target) => files.answer({ target, acceptEncoding })?.status),
      }
    },
  }
}

const ALL_SENT = [200, 200, 200, 200]
const ALL_GONE = [404, 404, 404, 404]

test('a page of the two previous builds still gets its styles, scripts and fonts, and older files are not found', () => {
  const folder = openFolder()
  const pages = [1, 2, 3, 4].map((number) => {
    folder.build(number)
    return folder.start().addresses()
  })
  expect(new Set(pages.flat()).size).toBe(16)
  const newest = folder.start()
  expect(pages.map((addresses) => newest.statuses(addresses))).toEqual([ALL_GONE, ALL_SENT, ALL_SENT, ALL_SENT])
  expect(newest.statuses(pages[1] ?? [], 'br')).toEqual(ALL_SENT)
})

test('an identical build made again counts as one former build', () => {
  const folder = openFolder()
  folder.build(1)
  const page = folder.start().addresses()
  for (const number of [2, 2, 2, 3]) folder.build(number)
  expect(folder.start().statuses(page)).toEqual(ALL_SENT)
})

test('a running process keeps its files when builds replace them, and serves the files of newer builds', () => {
  const folder = openFolder()
  folder.build(1)
  const oldest = folder.start()
  const page = oldest.addresses()
  for (const number of [2, 3, 4]) folder.build(number)
  expect(oldest.addresses()).toEqual(page)
  expect(oldest.statuses(page)).toEqual(ALL_SENT)
  expect(oldest.statuses(folder.start().addresses())).toEqual(ALL_SENT)
})

test('names that are no asset files, such as paths to other folders, are not found', () => {
  const folder = openFolder()
  folder.build(1)
  const site = folder.start()
  const asked = ['../manifest.json', '../parts/', '.', 'entry-1.js.br', '', '%2e%2e/manifest.json']
  expect(site.statuses(asked.map((name) => `/assets/${name}`))).toEqual(asked.map(() => 404))
})
