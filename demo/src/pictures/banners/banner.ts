import { BANNER } from '../scenes/landscape.ts'
import { drawShade } from '../scenes/settings/open-air.ts'
import { createSheet, type DrawingSheet, flip, place } from '../sheet.ts'

/** A picture that knows where the eye should go: per cent from left and top. */
export type FocusedDrawing = (() => string) & { focal: [number, number] }
const BANNER_PIXELS = 1920

/** Drawn on the canvas of the scenes; rendered two thirds as large, or as large with `pixels`. */
export function drawBanner(
  focal: [number, number],
  scene: (sheet: DrawingSheet) => readonly string[],
  pixels: number = BANNER_PIXELS,
): FocusedDrawing {
  const draw = () => {
    const sheet = createSheet(BANNER.width, BANNER.height, pixels)
    return sheet.toSvg(scene(sheet).join(''))
  }
  return Object.assign(draw, { focal })
}

type Standing = {
  x: number
  y: number
  scale?: number
  left?: boolean
  shade?: number
  colour?: string
  shift?: number
}

/** Something that stands on the ground, with its shadow; `left`: turned round, `shade`: half the width of the shadow. */
export function stand(
  sheet: DrawingSheet,
  shapes: string,
  { x, y, scale = 1, left, shade = 200, colour, shift = 0 }: Standing,
): string {
  return drawShade(sheet, x + shift, y - 2, shade * scale, colour) + place(left ? flip(shapes) : shapes, x, y, scale)
}
