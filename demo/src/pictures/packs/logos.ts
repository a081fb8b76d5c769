import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCompanyFolder } from '@menagerie/sites/company/find-company-folder'
import { place } from '../sheet.ts'

type Brand = 'tailwell' | 'aldergrove'
const parts = new Map<string, string[]>()

/** Reads the shapes of a company logo one by one; its gradient gets a unique name. */
function readParts(brand: Brand, file: 'logo-main' | 'logo-on-brand'): string[] {
  const key = `${brand}/assets/${file}`
  const known = parts.get(key)
  if (known) return known
  const svg = readFileSync(join(findCompanyFolder(), `${key}.svg`), 'utf8').replaceAll('#a)', '#logo)')
  const read = svg.match(/<linearGradient.*<\/linearGradient>|<g .*<\/g>|<path [^>]*\/>(?![^<]*<\/g>)/g) ?? []
  parts.set(
    key,
    read.map((shape) => shape.replace('id="a"', 'id="logo"')),
  )
  return parts.get(key) ?? []
}

/** Draws Tailwell's wordmark centred on (x, y), at the given width of the letters with the tail. */
export function drawTailwellLogo(x: number, y: number, width: number, onDark: boolean): string {
  const scale = width / 202
  return place(
    place(readParts('tailwell', onDark ? 'logo-on-brand' : 'logo-main').join(''), -105, -39),
    x,
    y,
    Number(scale.toFixed(4)),
  )
}

const LEAF = { x: 20.5, y: 40 }
const WORD = { x: 125.5, y: 42, width: 161 }

export function drawAldergroveWord(x: number, y: number, width: number, onDark: boolean): string {
  const word = readParts('aldergrove', onDark ? 'logo-on-brand' : 'logo-main')
    .slice(-1)
    .join('')
  return place(place(word, -WORD.x, -WORD.y), x, y, Number((width / WORD.width).toFixed(4)))
}

/** Draws the alder leaf of the logo, which is 42 units high there. */
export function drawAldergroveLeaf(x: number, y: number, height: number, onDark: boolean): string {
  const leaf = readParts('aldergrove', onDark ? 'logo-on-brand' : 'logo-main')
    .slice(0, -1)
    .join('')
  return place(place(leaf, -LEAF.x, -LEAF.y), x, y, Number((height / 42).toFixed(4)))
}
