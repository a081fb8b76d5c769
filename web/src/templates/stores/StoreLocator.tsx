import type { RenderContext } from '../../context/render-context.ts'
import { FinderIntro } from '../../features/stores/FinderIntro.tsx'
import { askPlaces } from '../../features/stores/find-places.ts'
import { findShownStores } from '../../features/stores/find-shown.ts'
import { PLACE_FIELD, readPageNumber } from '../../features/stores/finder-fields.ts'
import { countPages } from '../../features/stores/list-pages.ts'
import { type FinderView, loadFinder } from '../../features/stores/load-finder.ts'
import { loadStores } from '../../features/stores/load-stores.ts'
import { readFinderChoice } from '../../features/stores/range/finder-choice.ts'
import { StoreFinder } from '../../features/stores/StoreFinder.tsx'
import type { LiveParts } from '../../platform/live-parts.ts'
import type { VisitorPlace } from '../../platform/place.ts'
import type { Published } from '../../replica/reader.ts'
import type { PaginationProps } from '../../ui/Pagination.tsx'
import { ContentPage } from '../content/ContentPage.tsx'
import { type ContentView, loadContentPage } from '../content/load-content-page.ts'
import { defineTemplate } from '../page/define-template.tsx'
import { toListHead, toPagination, withoutContent } from '../page/list-pages.ts'
import { Opening } from '../page/Opening.tsx'
import type { Loaded } from '../page/page-config.ts'
import styles from './StoreLocator.module.css'

/** Spec §2, Store finder: the stores, and below them the editors' content. */
export const storeLocatorTemplate = defineTemplate({
  load(ctx: RenderContext, page: Published<'page'>, told?: VisitorPlace) {
    const finder = loadFinder(ctx, told)
    const { list } = finder
    const { head, view } = loadContentPage(ctx, list.number === 1 ? page : withoutContent(page))
    const isWhole = Object.keys(list.query).length === 0
    return {
      // A filtered list is not indexed as a page of its own.
      head: isWhole ? toListHead(ctx, list, head) : head,
      view: { content: view, finder, pages: toPagination(ctx, list) },
    }
  },
  Page: StoreLocator,
})

/** Asks a geocoder for the typed place; without its answer the page uses the built-in index. */
export async function loadStoreLocator(ctx: RenderContext, page: Published<'page'>, live: LiveParts): Promise<Loaded> {
  const asked = PLACE_FIELD.read(ctx.query)
  const { offline } = loadStores(ctx)
  const [told] = await askPlaces(asked, { site: ctx.site, geocode: live.geocode, for: 'search' })
  const { found } = findShownStores(ctx, offline, { asked, choice: readFinderChoice(ctx, ctx.query), told })
  if (readPageNumber(ctx.query) > countPages(found.length)) return { status: 404 }
  return (drawn) => storeLocatorTemplate(drawn, page, told)
}

type LocatorView = { content: ContentView; finder: FinderView; pages: PaginationProps }

/** Keeps the search on a phone's first screen: the opening is low, and the editors' picture is only used in links to the page. */
function StoreLocator({ content, finder, pages }: LocatorView) {
  const { picture: _, ...opening } = content.opening
  const lead = (
    <div className={styles.start}>
      <Opening {...opening} isLow>
        <FinderIntro {...finder.intro} />
      </Opening>
      <StoreFinder finder={finder} pages={pages} />
    </div>
  )
  return <ContentPage {...content} lead={lead} />
}
