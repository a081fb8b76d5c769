import { statSync } from 'node:fs'
import type { Env } from '../env.ts'
import type { Result } from '../result.ts'
import { readMapStyle } from './map-style.ts'
import { readServices } from './read-services.ts'
import type { OuterService } from './service.ts'
import { STREETS_STYLE } from './street-files.ts'

type Others = {
  services: readonly OuterService[]
  mapStyle: string | undefined
  /** Origins that pages must allow to show another company's content without a frame. */
  policySettings: { mapOrigins: readonly string[] }
}

/** Reads all configuration of other companies. The errors are sentences for operators. */
export function readOthers(env: Pick<Env, 'SERVICES_FILE' | 'MAP_STYLE_URL' | 'MAP_TILES'>): Result<Others, string> {
  const ownStreets = readOwnStreets(env)
  if (!ownStreets.ok) return ownStreets
  const services = readServices(env.SERVICES_FILE)
  if (!services.ok) return services
  const map = readMapStyle(ownStreets.value ?? env.MAP_STYLE_URL, services.value)
  if (!map.ok) return map
  const { url: mapStyle, origins: mapOrigins = [] } = map.value ?? {}
  return { ok: true, value: { services: services.value, mapStyle, policySettings: { mapOrigins } } }
}

/** Returns the style of `MAP_TILES`, undefined without it. A missing file fails at the start instead of for a visitor. */
function readOwnStreets({
  MAP_TILES: file,
  MAP_STYLE_URL: style,
}: Pick<Env, 'MAP_STYLE_URL' | 'MAP_TILES'>): Result<string | undefined, string> {
  if (file === undefined) return { ok: true, value: undefined }
  if (style !== undefined)
    return { ok: false, error: 'MAP_TILES and MAP_STYLE_URL are two street maps: set one of them' }
  if (!file.endsWith('.pmtiles') || !statSync(file, { throwIfNoEntry: false })?.isFile())
    return { ok: false, error: `MAP_TILES is "${file}": no file in the format PMTiles is there` }
  return { ok: true, value: STREETS_STYLE }
}
