import { LINKED_FIXED_PAGES } from '@menagerie/contract/link'
import { targetsOf } from './block-targets.ts'
import type { CheckedSite, Content } from './checked-content.ts'
import { findMarkupTargets } from './markup.ts'
import type { Facts } from './schema.ts'

type Use = { where: string; target: string }

/** Lists everything that is named but does not exist (links, pictures, products, terms, authors), one line each. */
export function findDeadTargets(content: Content): string[] {
  const { pictures, terms, authors, facts, leaflets, sites } = content
  const known = new Set([
    ...pictures.map(({ name }) => `picture:${name}`),
    ...terms.map(({ vocabulary, code }) => `term:${vocabulary}/${code}`),
    ...authors.map(({ id }) => `author:${id}`),
    ...facts.map(({ sku }) => `facts:${sku}`),
    ...leaflets.map(({ name }) => `leaflet:${name}`),
    ...sites.map(({ locale }) => `site:${locale.id}`),
    ...LINKED_FIXED_PAGES.map((name) => `route:${name}`),
  ])
  const inSites = sites.flatMap((site) => {
    const own = new Set([...known, ...namesOf(site)])
    return usesOf(site).filter(({ target }) => isInternal(target) && !own.has(target))
  })
  return [...usesOfShared(content).filter(({ target }) => !known.has(target)), ...inSites].map(
    ({ where, target }) => `demo/src/content/${where}: there is no ${target}`,
  )
}

function isInternal(target: string): boolean {
  return /^(page|article|job|route|product|category|picture|facts|term|author|leaflet):/.test(target)
}

function namesOf({ pages, articles, jobs, products, categories }: CheckedSite): string[] {
  return [
    ...pages.map(({ name }) => `page:${name}`),
    ...articles.map(({ name }) => `article:${name}`),
    ...jobs.map(({ name }) => `job:${name}`),
    ...products.map(({ sku }) => `product:${sku}`),
    ...categories.map(({ code }) => `category:${code}`),
  ]
}

function usesOfShared({ facts, authors, leaflets, stores, customers, submissions }: Content): Use[] {
  return [
    ...facts.flatMap(usesOfFacts),
    ...authors.flatMap(({ id, portrait }) =>
      named('picture', portrait).map((target) => ({ where: `authors.ts, row ${id}, portrait`, target })),
    ),
    ...leaflets.flatMap(({ name, site, sku }) => [
      { where: `leaflets.ts, row ${name}, site`, target: `site:${site}` },
      { where: `leaflets.ts, row ${name}, sku`, target: `facts:${sku}` },
    ]),
    ...stores.flatMap((store) =>
      store.kind === 'online'
        ? [{ where: `stores/stores.ts, row ${store.name}, picture`, target: `picture:${store.picture}` }]
        : [],
    ),
    ...[...customers, ...submissions].map((row) => ({
      where: `people.ts, row ${'company' in row ? row.company : row.name}, site`,
      target: `site:${row.site}`,
    })),
  ]
}

function usesOfFacts({ sku, animal, brand, pictures, related, facets, tags }: Facts): Use[] {
  const at = (field: string, target: string): Use => ({
    where: `products/families/all-families.ts, row sku ${sku}, ${field}`,
    target,
  })
  return [
    ...pictures.map((name) => at('pictures', `picture:${name}`)),
    ...related.map((other) => at('related', `facts:${other}`)),
    at('animal', `term:animal_type/${animal}`),
    at('brand', `term:brand/${brand}`),
    ...Object.entries(facets).flatMap(([facet, codes]) =>
      codes.map((code) => at(`facets.${facet}`, `term:${facet}/${code}`)),
    ),
    ...tags.map((tag) => at('tags', `term:content_tag/${tag}`)),
  ]
}

function usesOf(site: CheckedSite): Use[] {
  const { locale, menus, categories, products, redirects, searchSettings, searchRules, siteSettings } = site
  const at = (row: string, targets: readonly string[]): Use[] =>
    targets.map((target) => ({ where: `${locale.id}, ${row}`, target }))
  return [
    ...usesOfDocuments(site),
    ...Object.entries(menus).flatMap(([slot, items]) =>
      items.flatMap(({ items: below = [], ...item }) =>
        at(
          `menu ${slot}`,
          [item, ...below].flatMap(({ target, signedIn }) => [target ?? [], signedIn ?? []].flat()),
        ),
      ),
    ),
    ...categories.flatMap(({ code, page, picture, parent, products: skus }) =>
      at(`category ${code}`, [
        ...named('page', page),
        ...named('picture', picture),
        ...named('category', parent),
        ...skus.map((sku) => `product:${sku}`),
      ]),
    ),
    ...products.flatMap(
      ({ sku, description, instructions, composition = '', leaflets = [], images = [], blocks = [] }) =>
        at(`product ${sku}`, [
          `facts:${sku}`,
          ...images.map((name) => `picture:${name}`),
          ...leaflets.map((name) => `leaflet:${name}`),
          ...findMarkupTargets(`${description}\n${instructions}\n${composition}`),
          ...blocks.flatMap(targetsOf),
        ]),
    ),
    ...redirects.flatMap(({ from, target }) => at(`redirect ${from}`, [target])),
    ...at('search settings', [
      searchSettings.spotlightTarget,
      `picture:${searchSettings.spotlightPicture}`,
      ...searchSettings.products.map((sku) => `facts:${sku}`),
    ]),
    ...searchRules.flatMap(({ name, promote, filters, redirect, banner }) =>
      at(`search rule ${name}`, [
        ...promote,
        ...Object.entries(filters).flatMap(([facet, codes]) => codes.map((code) => `term:${facet}/${code}`)),
        ...(redirect ? [redirect] : []),
        ...(banner ? [`picture:${banner.picture}`, banner.target] : []),
      ]),
    ),
    ...at('site settings', [`picture:${siteSettings.sharePicture}`, `picture:${siteSettings.accreditation.picture}`]),
  ]
}

/** Lists what pages, articles and jobs name. */
function usesOfDocuments({ locale, pages, articles, jobs }: CheckedSite): Use[] {
  const at = (row: string, targets: readonly string[]): Use[] =>
    targets.map((target) => ({ where: `${locale.id}, ${row}`, target }))
  return [
    ...pages.flatMap(({ name, picture, phonePicture, author, bottomText = '', alsoWatch, extras, miniBanners, main }) =>
      at(`page ${name}`, [
        ...named('picture', picture),
        ...named('picture', phonePicture),
        ...named('picture', alsoWatch?.picture),
        ...(alsoWatch ? [alsoWatch.target] : []),
        ...named('author', author),
        ...findMarkupTargets(bottomText),
        ...[...extras, ...miniBanners, ...main].flatMap(targetsOf),
      ]),
    ),
    ...articles.flatMap(({ name, picture, author, checkedBy, tags, categories, main }) =>
      at(`article ${name}`, [
        `picture:${picture}`,
        `author:${author}`,
        ...named('author', checkedBy),
        ...tags.map((tag) => `term:content_tag/${tag}`),
        ...categories.map((code) => `category:${code}`),
        ...main.flatMap(targetsOf),
      ]),
    ),
    ...jobs.flatMap(({ name, picture, main }) => at(`job ${name}`, [`picture:${picture}`, ...main.flatMap(targetsOf)])),
  ]
}

const named = (kind: string, name: string | undefined) => (name === undefined ? [] : [`${kind}:${name}`])
