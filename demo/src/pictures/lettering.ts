import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Command, type Font, parse } from 'opentype.js/dist/opentype.mjs'

const FONT_FILES = {
  playful: '@fontsource/nunito/files/nunito-latin-900-normal.woff',
  plain: '@fontsource/nunito/files/nunito-latin-800-normal.woff',
  classic: '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff',
  classicLight: '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff',
} as const
export type FontFace = keyof typeof FONT_FILES

const fonts = new Map<FontFace, Font>()

function loadFont(face: FontFace): Font {
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

type Outline = { d: string; advance: number }
const outlines = new Map<string, Outline>()

function toOutline(font: Font, face: FontFace, character: string): Outline {
  const key = `${face}${character}`
  const known = outlines.get(key)
  if (known) return known
  const glyph = font.charToGlyph(character)
  const outline = {
    d: toPathText(glyph.getPath(0, 0, font.unitsPerEm).commands),
    advance: glyph.advanceWidth,
  }
  outlines.set(key, outline)
  return outline
}

/** Glyph by glyph with kerning: the library's own layout stops at a substitution format that Nunito uses. */
function toPlaces(face: FontFace, text: string): { width: number; glyphs: { d: string; x: number }[] } {
  const font = loadFont(face)
  const characters = [...text]
  let x = 0
  const glyphs = characters.map((character, index) => {
    const { d, advance } = toOutline(font, face, character)
    const next = characters[index + 1]
    const glyph = { d, x: x / font.unitsPerEm }
    x += advance + (next ? font.getKerningValue(font.charToGlyph(character), font.charToGlyph(next)) : 0)
    return glyph
  })
  return { width: x / font.unitsPerEm, glyphs }
}

/** Width of words that are set one unit high. */
export function measure(text: string, face: FontFace): number {
  return toPlaces(face, text).width
}

type Lettering = { face: FontFace; size: number; fill: string; fit?: number }

/**
 * Words as outlines, centred on x with their baseline at y: the picture is the same on a machine without fonts. Wider than
 * `fit`, they are set smaller until they fit.
 */
export function drawLetters(text: string, x: number, y: number, { face, size, fill, fit }: Lettering): string {
  const { width, glyphs } = toPlaces(face, text)
  const set = fit && width * size > fit ? fit / width : size
  const unit = (set / loadFont(face).unitsPerEm).toFixed(5)
  const shapes = glyphs
    .filter(({ d }) => d)
    .map((glyph) => `<path transform="translate(${(glyph.x * set).toFixed(1)} 0) scale(${unit})" d="${glyph.d}"/>`)
  return `<g transform="translate(${(x - (width * set) / 2).toFixed(1)} ${y.toFixed(1)})" fill="${fill}">${shapes.join('')}</g>`
}
