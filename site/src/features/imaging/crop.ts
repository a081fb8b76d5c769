import { fitInSource, type Size } from './renditions.ts'

export type Crop = { left: number; top: number; width: number; height: number }
/** Per cent from left and top, as editors set it. */
export type FocalPoint = { focalX: number; focalY: number }

/**
 * What to cut from the source, and the size to bring it to: the largest part of the wanted aspect with the focal point as
 * near to its middle as the edges allow.
 */
export function toCrop(source: Size, wanted: Size, { focalX, focalY }: FocalPoint): { crop: Crop; size: Size } {
  const size = fitInSource(wanted, source)
  const scale = Math.min(source.width / wanted.width, source.height / wanted.height)
  const width = clamp(Math.round(wanted.width * scale), 1, source.width)
  const height = clamp(Math.round(wanted.height * scale), 1, source.height)
  return {
    crop: {
      left: clamp(Math.round((source.width * focalX) / 100 - width / 2), 0, source.width - width),
      top: clamp(Math.round((source.height * focalY) / 100 - height / 2), 0, source.height - height),
      width,
      height,
    },
    size,
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
