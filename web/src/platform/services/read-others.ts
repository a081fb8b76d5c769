import type { Env } from '../env.ts'
import type { Result } from '../result.ts'
import { readMapStyle } from './map-style.ts'
import { readServices } from './read-services.ts'
import type { OuterService } from './service.ts'

type Others = {
  services: readonly OuterService[]
  mapStyle: string | undefined
  /** Origins for pages that show something of theirs without a frame. */
  policySettings: { mapOrigins: readonly string[] }
}

/** All that is configured of other companies. The errors are ready to be shown. */
export function readOthers(env: Pick<Env, 'SERVICES_FILE' | 'MAP_STYLE_URL'>): Result<Others, string> {
  const services = readServices(env.SERVICES_FILE)
  if (!services.ok) return services
  const map = readMapStyle(env.MAP_STYLE_URL, services.value)
  if (!map.ok) return map
  const { url: mapStyle, origins: mapOrigins = [] } = map.value ?? {}
  return { ok: true, value: { services: services.value, mapStyle, policySettings: { mapOrigins } } }
}
