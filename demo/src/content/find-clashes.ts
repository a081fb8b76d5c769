import type { Content } from './load-content.ts'

/** Addresses that two pages or products of one site share, one line each. */
export function findClashes({ sites }: Content): string[] {
  return sites.flatMap(({ locale, pages, products }) => {
    const paths = [
      ...pages.map(({ path }) => path),
      ...products.map(({ url_slug, url_key }) => `${url_slug}/${url_key}`),
    ]
    const twice = paths.filter((path, index) => paths.indexOf(path) !== index)
    return twice.map((path) => `demo/src/content/${locale.id}: the address "${path}" is taken twice`)
  })
}
