import type { Entry } from '@menagerie/contract/entry'
import type { GatedPageBody } from '@menagerie/contract/gated-page'
import { PAGE_TEMPLATES, type PageBody } from '@menagerie/contract/page'
import { LIST_FACETS } from '@menagerie/contract/product'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import { storedBlocks, toPublishedBlocks } from '../blocks/to-blocks.ts'
import { findPublishedSite, readDocument, toDocumentPath } from '../parts/document.ts'
import { gatherProblems } from '../parts/field-problem.ts'
import type { Lookup } from '../parts/lookup.ts'
import { storedRichText } from '../parts/stored-rich-text.ts'
import { relationId, relationIds, storedFlag, storedList, storedText } from '../parts/stored-values.ts'
import { hasPart, isGatedTemplate } from '../parts/template-parts.ts'
import { storedLink, toPublishedLink } from '../parts/to-link.ts'
import { storedProductFilters, toPublishedFilters } from '../parts/to-product-filters.ts'
import { toRichText } from '../parts/to-rich-text.ts'
import { storedContent, toContent, toPublishedRobots } from './content.ts'

const storedPage = storedContent.extend({
  template: z.enum(PAGE_TEMPLATES, 'Choose a template'),
  is_gated: storedFlag,
  category: relationId,
  bottomTitle: storedText,
  bottomText: storedRichText,
  filterAttributes: storedList(z.enum(LIST_FACETS)),
  productFilter: storedProductFilters,
  alsoWatchTitle: storedText,
  alsoWatchImage: relationId,
  alsoWatchLink: storedLink,
  extras: storedBlocks,
  miniBanners: storedBlocks,
  downloads: relationIds,
})
type StoredPage = z.infer<typeof storedPage>

/** A gated page is published as a stub; the content for signed-in customers goes beside it (`published.gated_page`). */
export function pageToEntries(document: unknown, lookup: Lookup): (Entry<'page'> & { gated?: GatedPageBody })[] {
  const page = readDocument(storedPage, document)
  const site = findPublishedSite(page.site)
  const body = toPageBody(page, site, lookup)
  const entry = {
    kind: 'page',
    brand: site.brand,
    locale: site.code,
    key: page.id,
    path: toDocumentPath(page.path ?? '', 'path'),
  } as const
  return [
    isGated(page)
      ? { ...entry, body: toStub(page), gated: { ...body, downloads: page.downloads } }
      : { ...entry, body },
  ]
}

function toPageBody(page: StoredPage, site: BrandLocale, lookup: Lookup): PageBody {
  const { template } = page
  const [extras = [], miniBanners = [], main = []] = gatherProblems([
    () => toPublishedBlocks(page.extras, 'extras', lookup),
    () => (hasPart(template, 'miniBanners') ? toPublishedBlocks(page.miniBanners, 'miniBanners', lookup) : []),
    () => toPublishedBlocks(page.main, 'main', lookup),
  ])
  return {
    ...toContent(page, site, lookup),
    ...(!hasPart(template, 'byline') && { author: undefined, showAuthor: false, showDate: false, created: undefined }),
    template,
    is_gated: isGated(page),
    category: page.category,
    ...(hasPart(template, 'bottomText') && toBottom(page, lookup)),
    ...(hasPart(template, 'productList') ? toProductList(page, lookup) : { filterAttributes: [], productFilter: [] }),
    areas: { extras, miniBanners, main },
  }
}

function toBottom({ bottomTitle, bottomText }: StoredPage, lookup: Lookup) {
  const text = toRichText(bottomText, lookup)
  return { bottomTitle, bottomText: text.length === 0 ? undefined : text }
}

function toProductList(page: StoredPage, lookup: Lookup) {
  return {
    filterAttributes: page.filterAttributes,
    productFilter: toPublishedFilters(page.productFilter, lookup),
    alsoWatchTitle: page.alsoWatchTitle,
    alsoWatchImage: page.alsoWatchImage,
    alsoWatchLink: toPublishedLink(page.alsoWatchLink, lookup),
  }
}

const isGated = (page: StoredPage) => page.is_gated || isGatedTemplate(page.template)

/** The public part of a gated page. */
function toStub(page: StoredPage): PageBody {
  return {
    template: page.template,
    title: page.title,
    tags: [],
    showAuthor: false,
    showDate: false,
    robots: toPublishedRobots(page),
    translationGroup: page.translationGroup,
    is_gated: true,
    filterAttributes: [],
    productFilter: [],
    areas: { extras: [], miniBanners: [], main: [] },
  }
}
