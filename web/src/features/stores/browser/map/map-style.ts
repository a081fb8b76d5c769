import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import { feature, mesh } from 'topojson-client'
import type { Topology } from 'topojson-specification'
import type { MapWater } from '../../places/read-water.ts'
import type { MapTown } from '../../places/to-map-towns.ts'
import { toRadius } from '../../places/to-radius.ts'
import { unwrapLine, unwrapRing } from './unwrap.ts'

/** Largest zoom without streets, where spec §9 shows a chosen store; `LAST_STREET_ZOOM`: with streets. */
export const LAST_OWN_ZOOM = 16
export const LAST_STREET_ZOOM = 18

/** From this zoom on, circles of a hundred metres are large enough to be drawn. */
const NEAR_RINGS_ZOOM = 14.5

/** Name of the source that `toRings` fills. */
export const RINGS = 'rings'
/** Name of the source with the places that stores' markers cover: no names are drawn there. */
export const COVERED = 'covered'

/** The brand's colours, read from the page. */
type Colours = { sea: string; land: string; border: string; text: string }

/** What the map shows below the stores' markers. */
type Ground = { world: Topology; water: MapWater; towns: readonly MapTown[] }

/** Creates a style with land, water, borders, towns sized by population, and their names; without streets or tiles, so that nothing loads from elsewhere. */
export function createMapStyle({ world, water, towns }: Ground, colours: Colours, font: string): StyleSpecification {
  const { land } = world.objects
  if (!land) throw new Error('The map has no land')
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: toLand(feature(world, land)), maxzoom: 8 },
      borders: {
        type: 'geojson',
        data: { type: 'Feature', properties: {}, geometry: toBorders(mesh(world)) },
        maxzoom: 8,
      },
      lakes: toSource({ type: 'MultiPolygon', coordinates: water.lakes }),
      rivers: toSource({ type: 'MultiLineString', coordinates: water.rivers }),
      [COVERED]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
      [RINGS]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
      towns: { type: 'geojson', data: { type: 'FeatureCollection', features: towns.map(toFeature) }, maxzoom: 10 },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
      ...toWaterLayers(colours),
      { id: 'borders', type: 'line', source: 'borders', paint: { 'line-color': colours.border, 'line-opacity': 0.5 } },
      {
        id: 'built-up',
        type: 'circle',
        source: 'towns',
        minzoom: 7,
        paint: {
          'circle-color': colours.border,
          'circle-opacity': 0.16,
          'circle-blur': 0.15,
          'circle-radius': ['interpolate', ['exponential', 2], ['zoom'], 7, toPixels(7), 18, toPixels(18)],
        },
      },
      ...toRingLayers(colours, font),
      {
        id: 'towns',
        type: 'symbol',
        source: 'towns',
        // Shows large towns first, small ones only at high zoom.
        filter: ['>=', ['get', 'size'], ['step', ['zoom'], 6.2, 4, 5.7, 5, 5.2, 6, 4.9, 7, 4.5, 8, 4, 9, 0]],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': [font],
          'text-size': ['interpolate', ['linear'], ['get', 'size'], 3, 11, 6.5, 16],
          'symbol-sort-key': ['-', 0, ['get', 'size']],
          'text-padding': 6,
          // Names stand beside their place, where no marker of a store covers them.
          'text-variable-anchor': ['top', 'bottom', 'left', 'right', 'top-left', 'top-right'],
          'text-radial-offset': 1.3,
        },
        paint: { 'text-color': colours.text, 'text-halo-color': colours.land, 'text-halo-width': 1.5 },
      },
      // Above all names, so that its room is reserved first: as large as a marker, and invisible.
      {
        id: 'covered',
        type: 'symbol',
        source: COVERED,
        layout: { 'text-field': '●', 'text-font': [font], 'text-size': 40, 'text-allow-overlap': true },
        paint: { 'text-opacity': 0 },
      },
    ],
  }
}

const toSource = (geometry: GeoJSON.Geometry): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data: { type: 'Feature', properties: {}, geometry },
  maxzoom: 8,
})

/** Rivers are accurate to a kilometre: they fade out at zooms where a town would show the error. */
function toWaterLayers({ sea, border }: Colours): LayerSpecification[] {
  const faint: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 3.5, 0, 4.5, 0.26, 9, 0.26, 11, 0]
  return [
    { id: 'lakes', type: 'fill', source: 'lakes', maxzoom: 12, paint: { 'fill-color': sea } },
    {
      id: 'shores',
      type: 'line',
      source: 'lakes',
      maxzoom: 12,
      paint: { 'line-color': border, 'line-opacity': ['interpolate', ['linear'], ['zoom'], 4, 0, 5, 0.5] },
    },
    {
      id: 'rivers',
      type: 'line',
      source: 'rivers',
      minzoom: 3.5,
      maxzoom: 11,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': border,
        'line-opacity': faint,
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 1.4, 6, 2.6, 10, 5],
      },
    },
  ]
}

/** Metres of a pixel at the equator, where a tile of 512 is the world. */
const WIDEST_PIXEL_M = 78_271.5

/** Returns the radius in pixels, at a zoom, of a feature that is `reach` metres wide. */
const toPixels = (zoom: number): ExpressionSpecification => ['*', ['get', 'reach'], 2 ** zoom / WIDEST_PIXEL_M]

/** Drawn below the names of towns, once a place is known. */
function toRingLayers({ border, text, land }: Colours, font: string): LayerSpecification[] {
  const isCentre: ExpressionSpecification = ['has', 'isCentre']
  const isSeen: ExpressionSpecification = ['step', ['zoom'], ['!', ['has', 'isNear']], NEAR_RINGS_ZOOM, true]
  return [
    {
      id: 'rings',
      type: 'line',
      source: RINGS,
      filter: isSeen,
      paint: { 'line-color': border, 'line-opacity': 0.6, 'line-dasharray': [3, 3] },
    },
    {
      id: 'ring-centre',
      type: 'circle',
      source: RINGS,
      filter: isCentre,
      paint: { 'circle-radius': 5, 'circle-color': text, 'circle-stroke-color': land, 'circle-stroke-width': 2 },
    },
    {
      id: 'ring-labels',
      type: 'symbol',
      source: RINGS,
      filter: ['all', ['has', 'label'], isSeen],
      layout: { 'text-field': ['get', 'label'], 'text-font': [font], 'text-size': 12 },
      paint: { 'text-color': text, 'text-halo-color': land, 'text-halo-width': 3 },
    },
  ]
}

type Shape = GeoJSON.Geometry
type Land = GeoJSON.Feature<Shape> | GeoJSON.FeatureCollection<Shape>

function toLand(land: Land): Land {
  if ('features' in land)
    return { ...land, features: land.features.map((each) => ({ ...each, geometry: toShape(each.geometry) })) }
  return { ...land, geometry: toShape(land.geometry) }
}

function toShape(shape: Shape): Shape {
  if (shape.type === 'Polygon') return { ...shape, coordinates: shape.coordinates.map(unwrapRing) }
  if (shape.type !== 'MultiPolygon') return shape
  return { ...shape, coordinates: shape.coordinates.map((rings) => rings.map(unwrapRing)) }
}

const toBorders = (borders: GeoJSON.MultiLineString) => ({
  ...borders,
  coordinates: borders.coordinates.map(unwrapLine),
})

const toFeature = ([name, lng, lat, size]: MapTown) => ({
  type: 'Feature' as const,
  properties: { name, size, reach: toReach(size, lat) },
  geometry: { type: 'Point' as const, coordinates: [lng, lat] },
})

/** Metres from the middle of a town to its edge, were it round; larger towards the poles, as the map draws them. */
const toReach = (size: number, lat: number) => Math.round((toRadius(size) * 1_000) / Math.cos((lat * Math.PI) / 180))
