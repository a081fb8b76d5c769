import { createSheet, type DrawingSheet } from '../sheet.ts'
import { BANNER } from './landscape.ts'

/** Returns the shapes of a scene, the most distant first. */
export type DrawScene = (sheet: DrawingSheet) => readonly string[]

/** Two thirds of the canvas: enough for a banner of a department. */
export const SMALL_SCENE_PIXELS = 1920

/** Draws on the canvas that all scenes share, and renders it at that width, or in fewer `pixels`. */
export function drawScene(draw: DrawScene, pixels: number = BANNER.width): string {
  const sheet = createSheet(BANNER.width, BANNER.height, pixels)
  return sheet.toSvg(draw(sheet).join(''))
}

export const drawSmallScene = (draw: DrawScene): string => drawScene(draw, SMALL_SCENE_PIXELS)
