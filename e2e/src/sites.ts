import { MAIN_BRAND, MAIN_PORT, OTHER_BRAND, OTHER_PORT } from '@menagerie/demo/brands'
import { createAddressing } from '@menagerie/sites/addressing'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { BRAND_LOCALES } from '@menagerie/sites/locales'

export const sitePorts = {
  main: Number(process.env[MAIN_PORT]),
  other: Number(process.env[OTHER_PORT]),
}
export const mainOrigin = `http://localhost:${process.env[MAIN_PORT]}`
export const otherOrigin = `http://localhost:${process.env[OTHER_PORT]}`
export const adminOrigin = `http://localhost:${process.env.ADMIN_PORT}`
export const contentApiOrigin = `http://127.0.0.1:${process.env.CONTENT_API_PORT}`

const addressing = createAddressing({
  mode: 'local',
  localOrigins: { [MAIN_BRAND]: mainOrigin, [OTHER_BRAND]: otherOrigin },
})

/** Absolute address of a path in a brand-locale. */
export function toUrl(site: BrandLocale, path = ''): string {
  return addressing.links(site).url(path)
}

export function findTestSite(id: string): BrandLocale {
  const site = BRAND_LOCALES.find((each) => each.id === id)
  if (!site) throw new Error(`No brand-locale ${id}`)
  return site
}

/** Sites in Latin letters, in German and in Cyrillic, where long words and other letters show. */
export const SAMPLE_SITES = [
  `${MAIN_BRAND}/en_US`,
  `${MAIN_BRAND}/de_DE`,
  `${MAIN_BRAND}/ru_RU`,
  `${OTHER_BRAND}/nl_NL`,
].map(findTestSite)

/** Sample sites that have products in the demo. */
export const SAMPLE_PRODUCT_SITES = SAMPLE_SITES.filter((site) => site.code !== 'de_DE')

export const TEST_WIDTHS = [360, 768, 1280] as const
