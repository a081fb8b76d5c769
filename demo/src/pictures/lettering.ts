import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Command, type Font, parse } from 'opentype.js/dist/opentype.mjs'

const FONT_FILES = {
  playful: '@fontsource/nunito/files/nunito-latin-900-normal.woff',
  plain: '@fontsource/nunito/files/nunito-latin-800-normal.woff',
  classic: '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff',
  classicLight: '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff',
} as const
export type Face = keyof typeof FONT_FILES

const fonts = new Map<Face, Font>()

function loadFont(face: Face): Font {
  const known = fonts.get(face)
  if (known) return known
  const file = readFileSync(createRequire(import.meta.url).resolve(FONT_FILES[face]))
  const font = parse(new Uint8Array(file).buffer)
  fonts.set(face, font)
  return font
}

/** Our own path text: the library's writes `386` and a value just below zero as `3860`. */
function toPathText(commands: readonly Command[]): string {
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined)
      return type + numbers.map((value) => Math.round(value)).join(' ')
    })
    .join('')
}

/** Glyph by glyph with kerning: the library's own layout stops at a substitution format that Nunito uses. */
function toOutlines(font: Font, text: string, size: number): { width: number; shapes: string } {
  const unit = size / font.unitsPerEm
  const glyphs = [...text].map((character) => font.charToGlyph(character))
  let width = 0
  const shapes = glyphs.map((glyph, index) => {
    const next = glyphs[index + 1]
    const outline = `<path transform="translate(${width.toFixed(1)} 0) scale(${unit.toFixed(5)})" d="${toPathText(glyph.getPath(0, 0, font.unitsPerEm).commands)}"/>`
    width += (glyph.advanceWidth + (next ? font.getKerningValue(glyph, next) : 0)) * unit
    return outline
  })
  return { width, shapes: shapes.join('') }
}

type Lettering = { face: Face; size: number; fill: string; fit?: number }

/**
 * Words as outlines, centred on x with their baseline at y: the picture is the same on a machine without fonts. Wider than
 * `fit`, they are set smaller until they fit.
 */
export function letter(text: string, x: number, y: number, { face, size, fill, fit }: Lettering): string {
  const font = loadFont(face)
  const asked = toOutlines(font, text, size)
  const set = fit && asked.width > fit ? toOutlines(font, text, (size * fit) / asked.width) : asked
  return `<g transform="translate(${(x - set.width / 2).toFixed(1)} ${y.toFixed(1)})" fill="${fill}">${set.shapes}</g>`
}
