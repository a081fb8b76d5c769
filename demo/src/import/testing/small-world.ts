import type { Content } from '../../content/checked-content.ts'
import { inTexts } from '../../content/in-texts.ts'

const PICTURES = 3
/** Products of each brand: enough that the replacements in a grid, which needs four products, are different. */
const PRODUCTS = 7

/**
 * Makes a few sites of the demo with all their content, but few products, pictures, shops and leaflets. References to missing ones are
 * replaced by references to existing ones.
 */
export function toSmallWorld(content: Content, siteIds: readonly string[]): Content {
  const facts = Map.groupBy(content.facts, ({ brand }) => brand)
    .values()
    .flatMap((rows) => rows.slice(0, PRODUCTS))
    .toArray()
  const pictures = content.pictures.slice(0, PICTURES)
  const standIns = new Map([
    ...toStandIns(
      content.pictures.map(({ name }) => name),
      pictures.map(({ name }) => name),
    ),
    ...toStandIns(
      content.facts.map(({ sku }) => sku),
      facts.map(({ sku }) => sku),
    ),
  ])
  const standIn = (text: string) =>
    standIns.get(text) ?? text.replace(/product:(\d+)/g, (_, sku) => `product:${standIns.get(sku) ?? sku}`)
  const sites = content.sites
    .filter(({ locale }) => siteIds.includes(locale.id))
    .map((site) => ({
      ...inTexts({ ...site, products: [] }, standIn),
      locale: site.locale,
      products: site.products
        .filter(({ sku }) => standIns.get(sku) === sku)
        .map(({ leaflets, ...text }) => inTexts(text, standIn)),
    }))
  return {
    ...content,
    sites,
    pictures,
    films: content.films.map((film) => ({ ...film, still: standIn(film.still) })),
    facts: facts.map((row) => ({
      ...inTexts(row, standIn),
      related: [...new Set(row.related.map(standIn))].filter((sku) => sku !== row.sku),
    })),
    authors: inTexts(content.authors, standIn),
    stores: inTexts(
      [...content.stores.slice(0, 6), ...content.stores.filter(({ kind }) => kind === 'online').slice(0, 2)],
      standIn,
    ),
    leaflets: sites.flatMap(({ locale, products }) =>
      products
        .slice(0, 1)
        .map(({ sku, name }) => ({ name: `leaflet-${sku}-${locale.file}`, site: locale.id, sku, title: name })),
    ),
    customers: [],
    submissions: [],
  }
}

/** Maps names to replacements; names that stay map to themselves. */
function toStandIns(all: readonly string[], kept: readonly string[]): [string, string][] {
  return all.map((name, index) => [name, kept.includes(name) ? name : (kept[index % kept.length] ?? name)])
}
