import type { RowPlace } from './check-rows.ts'

type Site = { site: string; file: string; language: string }

/** Where the rows of a site stand; `file` holds its pages and products; articles and jobs have files of their own. */
export function createContentPlaces({ site, file, language }: Site) {
  const of = (what: string, path: string, ...keys: string[]): RowPlace => ({
    file: path,
    row: `${what} of ${site}`,
    keys,
  })
  return {
    // The words of a page do not tell its name: its address or title does.
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
