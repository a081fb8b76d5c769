import { ALDERGROVE } from '../../palette.ts'
import { box, type DrawingSheet } from '../../sheet.ts'
import type { Accent } from '../accents.ts'
import type { LabelFace } from '../label-layout.ts'
import type { PackDesign } from '../pack-design.ts'
import { printLabel } from '../print-label.ts'
import { mix, shade, tint } from '../tints.ts'

/** A kind of pack: its usual size, and its drawing function for any size. It stands on (0, 0), the middle of its width. */
export type PackForm = {
  width: number
  height: number
  draw: (sheet: DrawingSheet, design: PackDesign, width: number, height: number) => string
}

/** Adds light from the left and shade on the right, so that a flat print looks round. The middle stays unchanged. */
function roundness(sheet: DrawingSheet, x: number, y: number, width: number, height: number, strength = 1): string {
  const dark = '#3a1a0a'
  const light = sheet.linear(
    [
      [dark, 0, 0.26 * strength],
      [dark, 0.33, 0],
      ['#ffffff', 0.5, 0.3 * strength],
      ['#ffffff', 1, 0],
    ],
    0,
  )
  const shadow = sheet.linear(
    [
      [dark, 0, 0],
      [dark, 1, 0.34 * strength],
    ],
    0,
  )
  return box(x, y, width * 0.3, height, 0, light) + box(x + width * 0.66, y, width * 0.34 + 1, height, 0, shadow)
}

export function clipTo(sheet: DrawingSheet, outline: string, inside: string): string {
  return `<g clip-path="${sheet.clip(`<path d="${outline}"/>`)}">${inside}</g>`
}

export function lift(shapes: string, y: number): string {
  return `<g transform="translate(0 ${y})">${shapes}</g>`
}

/** Colours of caps, lids and seals. */
export function toCap(design: PackDesign): Accent {
  if (design.brand === 'tailwell') return design.accent
  if (design.look === 'oven') return { light: '#5f8a6c', deep: ALDERGROVE.forest }
  return design.look === 'pot' ? { light: '#b5c7a6', deep: ALDERGROVE.moss } : { light: '#8b6b44', deep: '#4f3a22' }
}

/** Gradient for a round and shiny surface in one colour. */
export function toSheen(sheet: DrawingSheet, { light, deep }: Accent): string {
  return sheet.linear(
    [[mix(light, deep, 0.55)], [tint(light, 0.35), 0.24], [light, 0.45], [deep, 0.82], [shade(deep, 0.25), 1]],
    0,
  )
}

/** Draws the printed side of a body with this outline, from −width/2 to width/2 and from −height to 0. */
export function printBody(
  sheet: DrawingSheet,
  design: PackDesign,
  outline: string,
  { strength = 1, ...face }: LabelFace & { strength?: number },
): string {
  const { width, height } = face
  const { ground, words } = printLabel(sheet, design, face)
  const light = roundness(sheet, -width / 2, -height, width, height, strength)
  return clipTo(sheet, outline, lift(ground, -height) + light) + lift(words, -height)
}
