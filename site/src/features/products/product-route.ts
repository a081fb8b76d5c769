import type { BrandLocale } from '@menagerie/brands/brand-locale'

export type ProductRoute = { word: string; sku: string; slug: string | undefined }

/** By content tree: the Scandinavian locales share one, and the second word with it (spec §2, decisions 9). */
const ALIASES: Readonly<Record<string, readonly string[]>> = { scandinavia: ['produkter'] }

const SHAPE = /^(?<word>[a-z]+)\/(?<sku>\d{1,18})(?:-(?<slug>.+))?$/

/** `product/{sku}` and `product/{sku}-{slug}`; the sku has digits only. */
export function findProductRoute(site: BrandLocale, path: string): ProductRoute | undefined {
  const { word, sku, slug } = SHAPE.exec(path)?.groups ?? {}
  if (word === undefined || sku === undefined) return undefined
  const isWord = word === 'product' || ALIASES[site.editor]?.includes(word)
  return isWord ? { word, sku, slug } : undefined
}
