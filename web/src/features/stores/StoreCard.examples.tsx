import type { RenderContext } from '../../context/render-context.ts'
import { LONG, SHOP } from './example-stores.ts'
import { StoreCard } from './StoreCard.tsx'
import { toStoreCard } from './store-card.ts'

export function showStoreCard(ctx: RenderContext) {
  return Object.entries({ shop: SHOP, 'long-words': LONG }).map(([id, each]) => ({
    id,
    show: (
      <ul>
        <StoreCard {...toStoreCard(ctx, each, { metres: 3_421, showsCountry: false })} />
      </ul>
    ),
  }))
}
