import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND_KEYS, type BrandKey } from '@menagerie/sites/brand-locale'
import { type ContentEncoding, chooseEncoding, encode, packWell } from '../../platform/content-encoding.ts'
import { toMediaType } from '../../platform/media-type.ts'
import { toEncodingHeader } from '../cache/stored-page.ts'
import { type Answer, toAnswer } from '../http/answer.ts'
import { baseHeaders, type HeaderOptions, IMMUTABLE } from '../http/headers.ts'
import { findLists, forEachPlace, toClassPlaceKey } from './class-names.ts'
import type { BuildManifest } from './manifest.ts'
import { readSheetAddress, toPartId, toSheetAddress } from './sheet-address.ts'

export type PageStyles = {
  /** Returns the addresses of a page's stylesheets: the frame's, and one with the parts whose classes are in `main`. */
  addressesOf: (brand: BrandKey, main: string) => readonly string[]
  /** Returns the styles of a page's sheets as one text, for a page with inlined styles. Undefined where a sheet is not of this build. */
  insideOf: (addresses: readonly string[]) => InsideStyles | undefined
  /** Returns the answer for the address of such a sheet, undefined for any other address. */
  answer: (asked: { target: string; acceptEncoding: string | undefined }) => Answer | undefined
}

/** `hash`: `sha256-…`, by which a policy allows the styles. */
export type InsideStyles = { css: string; hash: string }

type Sheet = Partial<Record<ContentEncoding, Answer>>

/** Pages use a few dozen sets of parts; sets of pages that editors have changed since are evicted. */
const KEPT_SHEETS = 500

/** Limits how often the folder is read again, so that invented addresses cannot keep a process busy. */
const READ_AGAIN_MS = 1_000

/**
 * Decision 007: pages get the styles that they use. `client` is the build's folder of files for browsers; its `parts` are those of this build and of earlier
 * ones.
 */
export function openPageStyles(styles: BuildManifest['styles'], client: string, options: HeaderOptions): PageStyles {
  const folder = join(client, 'parts')
  const frames = readFrames(styles, client)
  const hashOf = styleHasher()
  const parts = new Map<string, string>()
  let readAt = 0
  /** Reads the parts in the folder. Later builds add more: an unknown part causes another look from time to time. */
  function readParts(now: number): void {
    readAt = now
    for (const file of existsSync(folder) ? readdirSync(folder) : []) {
      const id = toPartId(file)
      if (!parts.has(id)) parts.set(id, readFileSync(join(folder, file), 'utf8'))
    }
  }
  readParts(Number.NEGATIVE_INFINITY)
  const findSheet = sheetFinder(styles)
  /** Sheets that pages of this process link to. Others may be requested with any address, and are not cached. */
  const sheets = new Map<string, Sheet>()

  function toSheetAnswer(encoding: ContentEncoding, body: Buffer): Answer {
    const type = ['Content-Type', toMediaType('page.css')]
    const packing = [...toEncodingHeader(encoding), 'Vary', 'Accept-Encoding']
    return toAnswer(200, [...type, ...IMMUTABLE, ...baseHeaders(options), ...packing], body)
  }

  function compose(address: string): Buffer | undefined {
    const ids = readSheetAddress(address)
    const now = performance.now()
    if (ids?.some((id) => !parts.has(id)) && now - readAt > READ_AGAIN_MS) readParts(now)
    const texts = ids?.map((id) => parts.get(id))
    return texts?.every((text) => text !== undefined) ? Buffer.from(texts.join('')) : undefined
  }

  /** Compresses a sheet at the best level while its page is being sent, before the visitor asks for the sheet. */
  function prepare(address: string): void {
    const css = compose(address)
    if (sheets.has(address) || css === undefined) return
    const sheet: Sheet = {}
    sheets.set(address, sheet)
    for (const oldest of sheets.keys()) if (sheets.size > KEPT_SHEETS) sheets.delete(oldest)
    void packWell(css).then((body) => {
      sheet.br = toSheetAnswer('br', body)
    })
  }

  return {
    insideOf(addresses) {
      const texts = addresses.map((address) => frames.get(address) ?? compose(address)?.toString())
      if (!texts.every((text) => text !== undefined)) return undefined
      const css = texts.join('')
      // `</` would end the style element.
      return css.includes('</') ? undefined : { css, hash: hashOf(addresses, css) }
    },
    addressesOf(brand, main) {
      const address = findSheet(brand, main)
      const frame = styles.frame[brand] ?? ''
      if (address === undefined) return [frame]
      if (!sheets.has(address)) prepare(address)
      return [frame, address]
    },
    answer({ target, acceptEncoding }) {
      const encoding = chooseEncoding(acceptEncoding)
      const sheet = sheets.get(target)
      const known = sheet?.[encoding]
      if (known !== undefined) return known
      const css = compose(target)
      if (css === undefined) return undefined
      const answer = toSheetAnswer(encoding, encode(css, encoding))
      if (sheet !== undefined) sheet[encoding] = answer
      return answer
    },
  }
}

/** Caches hashes of styles by the addresses of their sheets. */
function styleHasher(): (addresses: readonly string[], css: string) => string {
  const hashes = new Map<string, string>()
  return (addresses, css) => {
    const key = addresses.join()
    const known = hashes.get(key)
    if (known !== undefined) return known
    const made = `sha256-${hash('sha256', css, 'base64')}`
    hashes.set(key, made)
    for (const oldest of hashes.keys()) if (hashes.size > KEPT_SHEETS) hashes.delete(oldest)
    return made
  }
}

/** Reads the frame's styles of each brand, by address. */
function readFrames({ frame }: BuildManifest['styles'], client: string): ReadonlyMap<string, string> {
  const files = Object.values(frame).map((address) => [address, join(client, address)] as const)
  return new Map(
    files.filter(([, file]) => existsSync(file)).map(([address, file]) => [address, readFileSync(file, 'utf8')]),
  )
}

/** Finds the address of the sheet for an HTML; its parts are in the order of the cascade. */
function sheetFinder({ parts, lists }: BuildManifest['styles']): (brand: BrandKey, html: string) => string | undefined {
  const idsOf = (brand: BrandKey) => parts.map(({ files }) => toPartId(files[brand] ?? ''))
  const ids = new Map(BRAND_KEYS.map((brand) => [brand, idsOf(brand)]))
  const indexOf = new Map(parts.map(({ place }, index) => [toClassPlaceKey(place), index] as const))
  const hasLists = Object.keys(lists).length > 0
  return (brand, html) => {
    const used = new Set<number>()
    const use = (placeKey: number) => {
      const index = indexOf.get(placeKey)
      if (index !== undefined) used.add(index)
    }
    forEachPlace(html, use)
    for (const list of hasLists ? findLists(html) : [])
      for (const place of lists[list] ?? []) use(toClassPlaceKey(place))
    if (used.size === 0) return undefined
    return toSheetAddress([...used].sort((a, b) => a - b).map((index) => ids.get(brand)?.[index] ?? ''))
  }
}
