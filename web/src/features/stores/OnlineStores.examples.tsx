import type { RenderContext } from '../../context/render-context.ts'
import { WEB } from './example-stores.ts'
import { loadOnlineStores } from './load-online-stores.ts'
import { OnlineStores } from './OnlineStores.tsx'

export function showOnlineStores(ctx: RenderContext) {
  const stores = loadOnlineStores(ctx, [WEB])
  return [{ id: 'one', show: <OnlineStores title={ctx.t('stores.online')} stores={stores} /> }]
}
