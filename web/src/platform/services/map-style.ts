import type { Result } from '../result.ts'
import type { OuterService } from './service.ts'

/** `origins`: of other companies, which the finder's pages let in. */
type MapStyle = { url: string; origins: readonly string[] }

/**
 * Where `MAP_STYLE_URL` leads. Only a path of our own goes without a service: another company is named to visitors, with a question.
 * The errors are ready to be shown.
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
