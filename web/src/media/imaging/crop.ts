import { fitInSource, type RenditionSize } from './renditions.ts'

type Cut = { left: number; top: number; width: number; height: number }
/** Per cent from left and top, as editors set it. */
export type FocalPoint = { focalX: number; focalY: number }

/**
 * Returns the size to scale the whole source to, and what to cut from it: the largest part of the wanted aspect
 * ratio, with the focal point as near to its centre as the edges allow.
 */
export function toCut(
  source: RenditionSize,
  wanted: RenditionSize,
  { focalX, focalY }: FocalPoint,
): { whole: RenditionSize; cut: Cut } {
  const { width, height } = fitInSource(wanted, source)
  const scale = Math.max(width / source.width, height / source.height)
  const whole = {
    width: Math.max(width, Math.round(source.width * scale)),
    height: Math.max(height, Math.round(source.height * scale)),
  }
  return {
    whole,
    cut: {
      left: clamp(Math.round((whole.width * focalX) / 100 - width / 2), 0, whole.width - width),
      top: clamp(Math.round((whole.height * focalY) / 100 - height / 2), 0, whole.height - height),
      width,
      height,
    },
  }
}

type Edges = Record<'left' | 'right' | 'top' | 'bottom', number>

/** Centres the whole source in a size without enlarging it; also returns the space left on each side. */
export function toFrame(
  source: RenditionSize,
  { width, height }: RenditionSize,
): { whole: RenditionSize; edges: Edges } {
  const scale = Math.min(1, width / source.width, height / source.height)
  const whole = {
    width: Math.max(1, Math.round(source.width * scale)),
    height: Math.max(1, Math.round(source.height * scale)),
  }
  const left = Math.floor((width - whole.width) / 2)
  const top = Math.floor((height - whole.height) / 2)
  return {
    whole,
    edges: { left, right: width - whole.width - left, top, bottom: height - whole.height - top },
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
