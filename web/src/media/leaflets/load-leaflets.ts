import type { RenderContext } from '../../context/render-context.ts'
import { numberFormat } from '../../platform/kept-formats.ts'
import { toLeafletAddress } from './leaflet-address.ts'

export type LeafletLink = { title: string; href: string; facts: string }

/** Returns links to leaflets in the order of their keys, without withdrawn ones. */
export function loadLeaflets(ctx: RenderContext, keys: readonly string[]): LeafletLink[] {
  return keys.flatMap((key) => {
    const leaflet = ctx.reader.get('leaflet', key)
    if (leaflet === undefined) return []
    const { title, bytes } = leaflet.body
    return [{ title, href: toLeafletAddress(leaflet), facts: `PDF, ${formatBytes(ctx.site.iso, bytes)}` }]
  })
}

/** Formats a size in the language: `48 kB`, `1.2 MB`, `48 ko` in French. */
export function formatBytes(iso: string, bytes: number): string {
  const isLarge = bytes >= 999_500
  return numberFormat(iso, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1e6 : Math.max(1, bytes / 1e3))
}
