import { type DrawScene, drawScene, SMALL_SCENE_PIXELS } from '../scenes/draw-scene.ts'
import { BANNER } from '../scenes/landscape.ts'
import { drawShade } from '../scenes/settings/open-air.ts'
import { type DrawingSheet, flip, place } from '../sheet.ts'

/** A picture with its focal point, in per cent from left and top. */
export type FocusedDrawing = (() => string) & { focal: [number, number] }

/** Draws on the canvas of the scenes, and renders at two thirds of its size, or `pixels` wide. */
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

/** Places something on the ground with its shadow; `left` mirrors it, `shade` is half the width of the shadow. */
export function stand(
  sheet: DrawingSheet,
  shapes: string,
  { x, y, scale = 1, left, shade = 200, colour, shift = 0 }: Standing,
): string {
  return drawShade(sheet, x + shift, y - 2, shade * scale, colour) + place(left ? flip(shapes) : shapes, x, y, scale)
}
