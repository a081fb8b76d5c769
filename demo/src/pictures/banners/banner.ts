import { type DrawScene, drawScene, SMALL_SCENE_PIXELS } from '../scenes/draw-scene.ts'
import { BANNER } from '../scenes/landscape.ts'
import { drawShade } from '../scenes/settings/open-air.ts'
import { type DrawingSheet, flip, place } from '../sheet.ts'

/** A picture that knows where the eye should go: per cent from left and top. */
export type FocusedDrawing = (() => string) & { focal: [number, number] }

/** Drawn on the canvas of the scenes; rendered two thirds as large, or as large with `pixels`. */
export function drawBanner(focal: [number, number], scene: DrawScene, pixels = SMALL_SCENE_PIXELS): FocusedDrawing {
  return Object.assign(() => drawScene(scene, pixels), { focal })
}

/** The same, turned round: what looks out at the left of the scene stands at the right, where a page's title leaves room. */
export const drawTurnedBanner = (focal: [number, number], scene: DrawScene): FocusedDrawing =>
  drawBanner(focal, (sheet) => [place(flip(scene(sheet).join('')), BANNER.width, 0)])

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
