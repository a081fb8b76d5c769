import type { RenderContext } from '../../context/render-context.ts'
import { loadLeaflets } from '../../media/leaflets/load-leaflets.ts'
import { PackageInserts } from './PackageInserts.tsx'

export function showPackageInserts(ctx: RenderContext) {
  return [
    { id: 'one', show: <PackageInserts links={loadLeaflets(ctx, ['example-leaflet'])} /> },
    { id: 'two', show: <PackageInserts links={loadLeaflets(ctx, ['example-leaflet', 'long-leaflet'])} /> },
  ]
}
