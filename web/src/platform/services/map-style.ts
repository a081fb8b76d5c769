import type { Result } from '../result.ts'
import type { OuterService } from './service.ts'

/** `origins`: other companies' origins, which the finder's pages must allow. */
type MapStyle = { url: string; origins: readonly string[] }

/**
 * Reads `MAP_STYLE_URL`. Only a path of the site itself needs no service: visitors are told of other companies, and
 * asked. The errors are sentences for operators.
 */
export function readMapStyle(
  url: string | undefined,
  services: readonly OuterService[],
): Result<MapStyle | undefined, string> {
  const declared = services.filter((service) => service.shows === 'map')
  if (url === undefined) {
    if (declared.length === 0) return { ok: true, value: undefined }
    return { ok: false, error: `SERVICES_FILE has the map “${declared[0]?.id}”, which needs MAP_STYLE_URL` }
  }
  if (url.startsWith('/')) return { ok: true, value: { url, origins: [] } }
  const { origin } = new URL(url)
  if (declared.length === 0) {
    return { ok: false, error: `MAP_STYLE_URL is at ${origin}: SERVICES_FILE must say whose that is ("shows": "map")` }
  }
  return { ok: true, value: { url, origins: [origin, ...declared.flatMap(({ sources }) => sources)] } }
}
