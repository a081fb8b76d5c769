import { MAIN_BRAND } from '@menagerie/demo/brands'
import type { IndexConfig } from '@menagerie/search/port/search-port'
import { findById } from '@menagerie/sites/locales'
import { toIndexSettings } from '@menagerie/web/indexing/index-settings'
import { listSynonyms } from './list-synonyms.ts'

/** The site that has the products to search. */
const SITE_ID = `${MAIN_BRAND}/en_GB`
export const BENCH_INDEX = 'products'

export function toSearchedSite() {
  const site = findById(SITE_ID)
  if (site === undefined) throw new Error(`There is no site ${SITE_ID}`)
  return site
}

/** Configures the engine as the site does. */
export function toEngineConfig(): IndexConfig {
  const site = toSearchedSite()
  return { settings: toIndexSettings(site, 'products'), synonyms: listSynonyms(site), rules: [] }
}
