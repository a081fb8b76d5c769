import type { Position } from '../distance.ts'

/** Parts of the world whose rivers and lakes are in a file each. */
export const WATER_REGIONS = ['europe', 'asia', 'north-america', 'south-america', 'africa', 'oceania'] as const
export type WaterRegion = (typeof WATER_REGIONS)[number]

type Box = { west: number; south: number; east: number; north: number }
const box = (west: number, south: number, east: number, north: number): Box => ({ west, south, east, north })

/** In degrees. A store where two of them overlap needs both files. */
const BOXES: Record<WaterRegion, readonly Box[]> = {
  europe: [box(-32, 34, 60, 82)],
  asia: [box(60, -11, 180, 82), box(26, 12, 60, 42)],
  'north-america': [box(-170, 7, -50, 84)],
  'south-america': [box(-82, -56, -34, 13)],
  // Málaga, Malta and Sicily belong to Europe only.
  africa: [box(-26, -36, 60, 35.7), box(-2, 35.7, 12, 37.6)],
  oceania: [box(110, -50, 180, 0), box(-180, -50, -120, 0)],
}

/** Returns the regions of these positions, in the order of `WATER_REGIONS`. */
export function findWaterRegions(positions: readonly Position[]): WaterRegion[] {
  return WATER_REGIONS.filter((region) => positions.some((position) => isInside(BOXES[region], position)))
}

function isInside(boxes: readonly Box[], { lat, lng }: Position): boolean {
  return boxes.some(({ west, south, east, north }) => lng >= west && lng <= east && lat >= south && lat <= north)
}
