import type { RESULTS } from '../metrics/metric-families.ts'
import type { SiteParts } from '../site-parts.ts'
import type { ReadAddress } from './read-address.ts'

/** Renders that take longer are logged, as all other visitors wait meanwhile. */
const SLOW_RENDER_MS = 250

export type RenderReason = (typeof RESULTS.render)[number]

export function noteRender(
  { metrics, log }: Pick<SiteParts, 'metrics' | 'log'>,
  { site, pathname }: ReadAddress,
  reason: RenderReason,
  ms: number,
): void {
  metrics.count(`render:${reason}`)
  metrics.observe('render', ms / 1_000)
  const note = ms > SLOW_RENDER_MS ? log.warn : log.debug
  note('A page was rendered', { site: site.id, pathname, reason, ms: Math.round(ms * 10) / 10 })
}
