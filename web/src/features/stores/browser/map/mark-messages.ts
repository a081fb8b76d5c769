import type { Position } from '../../distance.ts'
import type { Bounds, MarkCluster } from './mark-keeper.ts'

/** Questions from the page to the map's worker. */
export type MarkQuestion =
  | { ask: 'open'; file: ArrayBuffer; only: string | undefined }
  | { ask: 'keep'; near: Position | undefined }
  | { ask: 'at'; bounds: Bounds; zoom: number }
  | { ask: 'spot'; cluster: MarkCluster }
  | { ask: 'store'; id: string }
