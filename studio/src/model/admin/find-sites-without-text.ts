import { z } from 'zod'

/** What a site asks of a product: its own brand, and its country. */
export type SellingSite = { id: string; label: string; brand: string; country: string }

const saleSchema = z.object({
  brands: z.array(z.string()).nullish(),
  markets: z.array(z.object({ country: z.string().nullish(), available: z.boolean().nullish() })).nullish(),
})

/** The sites that sell a product, as its saved form says. */
export function findSellingSites(product: unknown, sites: readonly SellingSite[]): SellingSite[] {
  const { brands, markets } = saleSchema.safeParse(product).data ?? {}
  const countries = new Set((markets ?? []).filter(({ available }) => available).map(({ country }) => country))
  return sites.filter(({ brand, country }) => brands?.includes(brand) && countries.has(country))
}

const textsSchema = z.object({ docs: z.array(z.object({ site: z.string() })) })

/** The selling sites that none of these published texts is for. `texts` = answer of the studio's API. */
export function findSitesWithoutText(selling: readonly SellingSite[], texts: unknown): SellingSite[] {
  const written = new Set((textsSchema.safeParse(texts).data?.docs ?? []).map(({ site }) => site))
  return selling.filter(({ id }) => !written.has(id))
}
