import type { CheckedSite } from '@menagerie/demo/content/checked-content'
import { loadContent } from '@menagerie/demo/content/load-content'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import { isGatedTemplate } from '@menagerie/studio/publish/parts/template-parts'
import { toUrl } from './sites.ts'

type SamplePage = { kind: string; url: string }

/** Finds a demo page of each kind for a brand: public templates, kinds of articles, jobs, products, and the page for 404. */
export function findPageKinds(brand: BrandKey): SamplePage[] {
  const found = new Map<string, string>()
  for (const site of loadContent().sites.filter(({ locale }) => locale.brand === brand))
    for (const { kind, path } of listPages(site)) {
      if (!found.has(kind)) found.set(kind, toUrl(site.locale, path))
    }
  return [...found].map(([kind, url]) => ({ kind, url }))
}

function listPages({ pages, articles, jobs, products }: CheckedSite): { kind: string; path: string }[] {
  return [
    ...pages
      .filter(({ template }) => !isGatedTemplate(template))
      .map(({ template, path }) => ({ kind: template, path })),
    ...articles.map(({ kind, path }) => ({ kind, path })),
    ...jobs.map(({ path }) => ({ kind: 'job', path })),
    ...products.map(({ url_slug, url_key }) => ({ kind: 'product', path: `${url_slug}/${url_key}` })),
    { kind: 'error', path: 'p' },
  ]
}
