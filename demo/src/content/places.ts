import type { RowPlace } from './check-rows.ts'

type Site = { site: string; file: string; language: string }

/** Names the files of a site's rows for messages; `file` holds its pages and products. Articles and jobs have their own files. */
export function createContentPlaces({ site, file, language }: Site) {
  const of = (what: string, path: string, ...keys: string[]): RowPlace => ({
    file: path,
    row: `${what} of ${site}`,
    keys,
  })
  return {
    // The files of texts do not contain the name of a page, but its address or title.
    page: (name: string, path: string, title: string) => of(`page ${name}`, `pages/${file}`, name, path, title),
    article: (name: string) => of(`article ${name}`, `../../articles/${language}/${name}.md`, name),
    job: (name: string) => of(`job ${name}`, `../../articles/${language}/jobs/${name}.md`, name),
    category: (code: string, name: string) => of(`category ${code}`, `pages/${file}`, code, name),
    product: (sku: string) => of(`sku ${sku}`, `products/${file}`, sku),
    redirect: (from: string) => of(`redirect from ${from}`, 'redirects.ts', from),
    menus: of('menus', `pages/${file}`, 'menus'),
    searchSettings: of('search settings', 'search-settings.ts', site),
    searchSynonyms: of('synonyms', 'search/synonyms.ts'),
    searchRule: (name: string) => of(`search rule ${name}`, 'search/to-search-rules.ts', name),
    siteSettings: of('settings', 'site-settings.ts', site),
  }
}
export type SitePlaces = ReturnType<typeof createContentPlaces>
