import type { RenderContext } from '../../context/render-context.ts'
import { SHOP } from './example-stores.ts'
import { loadStorePage } from './load-store-page.ts'
import { StoreDetails } from './StoreDetails.tsx'

export function showStoreDetails(ctx: RenderContext) {
  return [{ id: 'shop', show: <StoreDetails {...loadStorePage(ctx, SHOP)} /> }]
}
