import { z } from 'zod'

/** The brand and country that a product must have to be sold on a site. */
export type SellingSite = { id: string; label: string; brand: string; country: string }

const saleSchema = z.object({
  brands: z.array(z.string()).nullish(),
  markets: z.array(z.object({ country: z.string().nullish(), available: z.boolean().nullish() })).nullish(),
})

/** The sites that sell a product, according to its saved form. */
export function findSellingSites(product: unknown, sites: readonly SellingSite[]): SellingSite[] {
  const { brands, markets } = saleSchema.safeParse(product).data ?? {}
  const countries = new Set((markets ?? []).filter(({ available }) => available).map(({ country }) => country))
  return sites.filter(({ brand, country }) => brands?.includes(brand) && countries.has(country))
}

const textsSchema = z.object({ docs: z.array(z.object({ site: z.string() })) })

/** The selling sites without a published text. `texts`: answer of the studio's API. */
export function findSitesWithoutText(selling: readonly SellingSite[], texts: unknown): SellingSite[] {
  const written = new Set((textsSchema.safeParse(texts).data?.docs ?? []).map(({ site }) => site))
  return selling.filter(({ id }) => !written.has(id))
}
