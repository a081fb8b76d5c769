import type { RenderContext } from '../../context/render-context.ts'
import { toBreadcrumbList } from '../../features/seo/json-ld.ts'
import { findStoreAt, toStoreAlternates } from '../../features/stores/find-store.ts'
import { loadStorePage, type StorePageView } from '../../features/stores/load-store-page.ts'
import { StoreDetails } from '../../features/stores/StoreDetails.tsx'
import { toStoreJsonLd } from '../../features/stores/store-json-ld.ts'
import { defineTemplate, type LoadedPage } from '../page/define-template.tsx'
import { loadCrumbs, toAbsoluteCrumbs } from '../page/load-crumbs.ts'
import { Opening, type OpeningView } from '../page/Opening.tsx'
import styles from '../page/Page.module.css'
import { toHeadTitle } from '../page/page-head.ts'

type StoreView = { opening: OpeningView; details: StorePageView }

/** The page of a store, below the store finder's path. */
export const storeTemplate = defineTemplate({ load: loadStore, Page: StorePage })

function loadStore(ctx: RenderContext, path: string): LoadedPage<StoreView> {
  const found = findStoreAt(ctx, path)
  if (found === undefined) throw new Error(`No store at ${path} in ${ctx.site.id}`)
  const { store } = found
  const { t, links } = ctx
  const city = store.body.city ?? ''
  const crumbs = loadCrumbs(ctx, found.path, store.name)
  const url = links.url(found.path)
  return {
    head: {
      title: toHeadTitle(ctx, [store.name, city].filter(Boolean).join(', ')),
      description: t('stores.about', { name: store.name, city: city || store.body.country }),
      robots: { index: true, follow: true },
      canonical: url,
      alternates: toStoreAlternates(ctx, store),
      kind: 'website',
      jsonLd: [toBreadcrumbList(toAbsoluteCrumbs(ctx, crumbs)), toStoreJsonLd(store, { url, isPast: ctx.isPast })],
    },
    view: {
      opening: {
        crumbs: { label: t('breadcrumb.label'), crumbs },
        title: store.name,
        ...(city && { subTitle: city }),
      },
      details: loadStorePage(ctx, store),
    },
  }
}

function StorePage({ opening, details }: StoreView) {
  return (
    <div className={styles.page}>
      <Opening {...opening} />
      <StoreDetails {...details} />
    </div>
  )
}
