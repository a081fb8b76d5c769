import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { BRAND_KEYS, type BrandKey } from '@menagerie/sites/brand-locale'
import { toPartFile } from '../src/server/pages/sheet-address.ts'
import { brandStyles, GLOBAL, type Styles } from './bundle-styles.ts'
import type { ReachedStyles } from './find-reached-styles.ts'
import { inlineConstants } from './inline-constants.ts'
import { placeOfStyles } from './style-places.ts'

const HASH_LENGTH = 8

type Written = {
  /** File name of each brand's stylesheet for what is on every page. */
  frame: Record<BrandKey, string>
  parts: { place: string; files: Record<BrandKey, string> }[]
  lists: Record<string, string[]>
}

/** Decision 007: writes the styles that the frame uses into its stylesheets in `assets`, and each other file of styles into a part of its own. */
export function writeStyles(styles: Styles, reached: ReachedStyles, assets: string, partsFolder: string): Written {
  if (reached.frame.length === 0) throw new Error('The frame of the pages was not found, or has no styles.')
  const framed = new Set([...reached.frame, ...BRAND_KEYS.flatMap(brandStyles)])
  const parts = [...styles].flatMap(([file, css]) => (framed.has(file) || css === '' ? [] : [file]))
  const lists = Object.entries(reached.lists).map(
    ([name, files]) => [name, files.filter((file) => !framed.has(file)).map(placeOfStyles)] as const,
  )
  const compiled = new Map(BRAND_KEYS.map((brand) => [brand, stylesOf(brand, styles)]))
  const compiledOf = (brand: BrandKey): Styles => compiled.get(brand) ?? new Map()
  return {
    frame: forEachBrand((brand) => writeFrame(brand, compiledOf(brand), reached.frame, assets)),
    parts: parts.map((file) => ({
      place: placeOfStyles(file),
      files: forEachBrand((brand) => writePart(file, compiledOf(brand).get(file) ?? '', partsFolder)),
    })),
    lists: Object.fromEntries(lists.filter(([, own]) => own.length > 0)),
  }
}

function forEachBrand<T>(make: (brand: BrandKey) => T): Record<BrandKey, T> {
  return Object.fromEntries(BRAND_KEYS.map((brand) => [brand, make(brand)]))
}

/** Returns all styles of a brand, with its constants inlined. */
function stylesOf(brand: BrandKey, styles: Styles): Styles {
  const others = new Set(BRAND_KEYS.filter((key) => key !== brand).flatMap(brandStyles))
  return inlineConstants(new Map([...styles].filter(([file]) => !others.has(file))), [GLOBAL, ...brandStyles(brand)])
}

function writeFrame(brand: BrandKey, styles: Styles, frame: readonly string[], folder: string): string {
  const wanted = new Set([...frame, ...brandStyles(brand)])
  const css = [...styles].map(([file, text]) => (wanted.has(file) ? text : '')).join('')
  const file = `${brand}-${createHash('sha256').update(css).digest('base64url').slice(0, HASH_LENGTH)}.css`
  writeFileSync(join(folder, file), css)
  return file
}

function writePart(source: string, css: string, folder: string): string {
  const file = toPartFile(basename(source, '.module.css'), css)
  writeFileSync(join(folder, file), css)
  return file
}
