import { layers, namedFlavor } from '@protomaps/basemaps'
import { STREETS_TILES } from '../../platform/services/street-files.ts'

const SOURCE = 'streets'
const CREDIT = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>'
/** Browsers draw the letters in their own fonts: no font files for each script have to be sent. */
const ANY_NOTO = /"Noto Sans [\w ]+"/g
/** Puts names of towns below their place, where the marker of a store does not cover them. */
const BELOW = { 'text-anchor': 'top', 'text-radial-offset': 1.2 } as const
/** Layers that consist of symbols only. */
const SIGNS: ReadonlySet<string> = new Set(['roads_oneway', 'roads_shields', 'pois'])

/** Returns the style for the map of `MAP_TILES`: that of Protomaps without its symbols, with names in `language` where the data have them. */
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

/** Returns a layer without its symbol, with names where markers do not cover them. */
function withoutSign(layer: ReturnType<typeof layers>[number]) {
  if (layer.type !== 'symbol' || layer.layout === undefined) return layer
  const { 'icon-image': _, 'text-variable-anchor': free, ...layout } = layer.layout
  return { ...layer, layout: { ...layout, ...(free !== undefined && BELOW) } }
}
