import type { Content } from './checked-content.ts'

/** Lists addresses that two documents of one site share, one line each. */
export function findClashes({ sites }: Content): string[] {
  return sites.flatMap(({ locale, pages, articles, jobs, products, redirects }) => {
    const paths = [
      ...[...pages, ...articles, ...jobs].map(({ path }) => path),
      ...products.map(({ url_slug, url_key }) => `${url_slug}/${url_key}`),
      ...redirects.map(({ from }) => from),
    ]
    const twice = paths.filter((path, index) => paths.indexOf(path) !== index)
    return twice.map((path) => `demo/src/content/${locale.id}: the address "${path}" is taken twice`)
  })
}
