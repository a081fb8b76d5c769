import { layers, namedFlavor } from '@protomaps/basemaps'
import { STREETS_TILES } from '../../platform/services/street-files.ts'

const SOURCE = 'streets'
const CREDIT = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>'
/** The letters are drawn by the browser, in its own: no file of letters for each script has to be sent. */
const ANY_NOTO = /"Noto Sans [\w ]+"/g
/** Names of towns stand below their place, where the mark of a store does not cover them. */
const BELOW = { 'text-anchor': 'top', 'text-radial-offset': 1.2 } as const
/** Layers that are signs alone. */
const SIGNS: ReadonlySet<string> = new Set(['roads_oneway', 'roads_shields', 'pois'])

/** Style of the map of `MAP_TILES`: Protomaps' own without its signs, with names in `language` where the data have them. */
export function toStreetStyle(language: string): string {
  const shown = layers(SOURCE, namedFlavor('light'), { lang: language })
    .filter(({ id }) => !SIGNS.has(id))
    .map(withoutSign)
  return JSON.stringify({
    version: 8,
    sources: { [SOURCE]: { type: 'vector', url: `pmtiles://${STREETS_TILES}`, attribution: CREDIT } },
    layers: shown,
  }).replace(ANY_NOTO, '"sans-serif"')
}

/** A layer without its sign, with names where marks leave them in sight. */
function withoutSign(layer: ReturnType<typeof layers>[number]) {
  if (layer.type !== 'symbol' || layer.layout === undefined) return layer
  const { 'icon-image': _, 'text-variable-anchor': free, ...layout } = layer.layout
  return { ...layer, layout: { ...layout, ...(free !== undefined && BELOW) } }
}
