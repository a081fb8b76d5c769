import { findById } from '@menagerie/sites/locales'
import { storeFinderPath } from '@menagerie/sites/route-words'
import { fillWords } from '../fill-words.ts'
import type { SiteContent } from '../schema.ts'
import { STORE_FINDER } from './store-finder-words.ts'

/** Adds a page for the store finder if the site's editors have written none. */
export function addStoreFinder(site: SiteContent): SiteContent {
  const locale = findById(site.site)
  if (!locale || site.pages.some(({ template }) => template === 'StoreLocator')) return site
  const { title, subTitle, meta, content } = fillWords(site, STORE_FINDER[locale.file])
  return {
    ...site,
    pages: [
      ...site.pages,
      {
        name: 'stores',
        path: storeFinderPath(locale),
        template: 'StoreLocator',
        title,
        subTitle,
        shortDescription: subTitle,
        metaDescription: meta,
        main: [{ block: 'RichText', content }],
      },
    ],
  }
}
