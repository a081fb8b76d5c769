import type { RenderContext } from '../../context/render-context.ts'
import { EXAMPLE_SERVICES } from '../../platform/services/testing/example-services.ts'
import { CookieTable } from './CookieTable.tsx'
import { loadDeclaration } from './load-declaration.ts'

export function showCookieTables(ctx: RenderContext) {
  const { t } = ctx
  const { own, services } = loadDeclaration({ ...ctx, services: EXAMPLE_SERVICES })
  const labels = {
    name: t('cookies.name'),
    purpose: t('cookies.purpose'),
    lifetime: t('cookies.lifetime'),
    kind: t('cookies.kind'),
  }
  const tables = [
    { id: 'own', title: t('cookies.own'), items: own },
    ...services.map(({ id, name, items }) => ({ id, title: name, items })),
  ]
  return tables
    .filter(({ items }) => items.length > 0)
    .map(({ id, title, items }) => ({ id, show: <CookieTable label={title} labels={labels} items={items} /> }))
}
