import type { Area } from './set-words.ts'

/** Front of a pack, from (−width/2, 0) to (width/2, height). Print starts below `top`, where a cap or seal ends. A `low` front is wider than high. */
export type LabelFace = { width: number; height: number; top?: number; low?: boolean }

export type Layout = {
  logo: { x: number; y: number; width: number }
  head: { x: number; y: number; r: number }
  /** Height at which the coloured part begins. */
  panel: number
  label: Area
  note: Area
  size: Area
  /** Unit for everything that scales with the pack. */
  unit: number
  low: boolean
}

/** On high packs everything is centred; on low ones the animal is on the left and the words on the right. */
export function toLayout(face: LabelFace): Layout {
  const { width, height, top = 0, low = false } = face
  const print = height - top
  const down = (share: number): number => top + print * share
  if (low) {
    const x = width * 0.2
    const room = width * 0.45
    return {
      logo: { x, y: down(0.15), width: Math.min(room, print * 0.72) },
      head: { x: -width * 0.268, y: down(0.53), r: Math.min(width * 0.174, print * 0.4) },
      panel: down(0.29),
      label: { x, y: down(0.325), width: room, height: print * 0.225 },
      note: { x, y: down(0.565), width: room, height: print * 0.215 },
      size: { x, y: down(0.81), width: room, height: print * 0.13 },
      unit: Math.min(width * 0.6, print),
      low,
    }
  }
  return {
    logo: { x: 0, y: down(0.085), width: Math.min(width * 0.72, print * 0.54) },
    head: { x: 0, y: down(0.37), r: Math.min(width * 0.37, print * 0.198) },
    panel: down(0.55),
    label: { x: 0, y: down(0.598), width: width * 0.79, height: print * 0.14 },
    note: { x: 0, y: down(0.742), width: width * 0.79, height: print * 0.128 },
    size: { x: 0, y: down(0.883), width: width * 0.78, height: print * 0.086 },
    unit: Math.min(width, print * 0.86),
    low,
  }
}

/** Layout of a pack without words, for pictures that all countries share: the animal is larger, and the ground of the name is a band at the bottom. */
export function toWordlessLayout(face: LabelFace): Layout {
  const { width, height, top = 0, low = false } = face
  const print = height - top
  const layout = toLayout(face)
  return {
    ...layout,
    logo: { ...layout.logo, x: 0 },
    head: { x: 0, y: top + print * (low ? 0.6 : 0.54), r: Math.min(width * 0.4, print * (low ? 0.3 : 0.26)) },
    label: { x: 0, y: top + print * 0.86, width, height: print * 0.06 },
  }
}
