import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Command, type Font, parse } from 'opentype.js/dist/opentype.mjs'
import { NO_BREAK_SPACE, WORD_JOINER } from '../content/unbroken-signs.ts'

/** Family and weight of a font face. Each script has its own font file. */
const FACES = {
  playful: ['nunito', 900],
  plain: ['nunito', 800],
  classic: ['source-serif-4', 600],
  classicLight: ['source-serif-4', 400],
} as const
export type FontFace = keyof typeof FACES

/** In this order: a letter is drawn from the first file that has it. */
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'] as const
type Script = (typeof SCRIPTS)[number]

const fonts = new Map<string, Font>()

function loadFont(face: FontFace, script: Script = 'latin'): Font {
  const [family, weight] = FACES[face]
  const name = `${family}-${script}-${weight}`
  const known = fonts.get(name)
  if (known) return known
  const file = readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${family}/files/${name}-normal.woff`))
  const font = parse(new Uint8Array(file).buffer)
  fonts.set(name, font)
  return font
}

/** Returns the first font with the letter, or the Latin one, with its empty box, if none has it. */
function findFont(face: FontFace, character: string): Font {
  const script = SCRIPTS.find((each) => loadFont(face, each).charToGlyph(character).index > 0)
  return loadFont(face, script)
}

/** Formats path data here, because the library writes `386` followed by a value just below zero as `3860`. */
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

function toOutline(face: FontFace, character: string): Outline {
  const key = `${face}${character}`
  const known = outlines.get(key)
  if (known) return known
  const font = findFont(face, character)
  const glyph = font.charToGlyph(character)
  const outline = {
    d: toPathText(glyph.getPath(0, 0, font.unitsPerEm).commands),
    advance: glyph.advanceWidth,
  }
  outlines.set(key, outline)
  return outline
}

/** Returns the kerning between two letters, which only letters of the same file have. */
function toKerning(face: FontFace, character: string, next: string): number {
  const font = findFont(face, character)
  return font === findFont(face, next) ? font.getKerningValue(font.charToGlyph(character), font.charToGlyph(next)) : 0
}

/** Places glyphs one by one with kerning, because the library's own layout fails on a substitution format that Nunito uses. */
function toPlaces(face: FontFace, text: string): { width: number; glyphs: { d: string; x: number }[] } {
  const { unitsPerEm } = loadFont(face)
  const characters = [...text.replaceAll(NO_BREAK_SPACE, ' ').replaceAll(WORD_JOINER, '')]
  let x = 0
  const glyphs = characters.map((character, index) => {
    const { d, advance } = toOutline(face, character)
    const next = characters[index + 1]
    const glyph = { d, x: x / unitsPerEm }
    x += advance + (next ? toKerning(face, character, next) : 0)
    return glyph
  })
  return { width: x / unitsPerEm, glyphs }
}

/** Returns the width of words at a font size of 1. */
export function measure(text: string, face: FontFace): number {
  return toPlaces(face, text).width
}

type Lettering = { face: FontFace; size: number; fill: string; fit?: number }

/**
 * Draws words as outlines, centred on x with their baseline at y, so that the picture is the same on a machine without fonts. Words wider
 * than `fit` get a smaller size.
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
