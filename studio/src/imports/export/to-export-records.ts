import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { Values } from '../../platform/values.ts'
import { isValues } from '../../platform/values.ts'
import { SPECIFICATION_ROWS } from '../../publish/parts/specification-rows.ts'
import { showAt } from '../products/plan-changes.ts'
import { FACT_FIELDS, MARKET_FIELDS, specificationField, TEXT_FIELDS } from '../products/product-fields.ts'
import type { StoredProduct } from '../products/stored-products.ts'
import type { Names } from '../values/names.ts'

export type ExportRecord = Readonly<Record<string, string>>
type Exporting = {
  names: Names
  sites: readonly BrandLocale[]
  categoriesOf: (product: string, site: string) => readonly string[]
}

/** Rows of one product: its facts, then one row per site with a text; with a single site, everything in one row. */
export function toExportRecords({ facts, texts }: StoredProduct, exporting: Exporting): ExportRecord[] {
  if (facts === undefined) return []
  const { sites } = exporting
  const numbers = {
    sku: String(facts.sku),
    ...(facts.article_number ? { article_number: String(facts.article_number) } : {}),
  }
  const ofFacts = { ...numbers, ...toFactCells(facts, exporting) }
  const rows = sites.flatMap((site): ExportRecord[] => {
    const text = texts.find(({ stored }) => stored.site === site.id && !stored.deletedAt)
    const shown = text && (text.stored._status === 'published' ? text.stored : (text.draft ?? text.stored))
    return shown ? [{ ...numbers, site: site.id, ...toTextCells(shown, facts.id, site, exporting) }] : []
  })
  const [only] = rows
  return sites.length === 1 && only ? [{ ...ofFacts, ...only }] : [ofFacts, ...rows]
}

function toFactCells(facts: Values, { names, sites }: Exporting): ExportRecord {
  const languages = [...new Set(sites.map(({ file }) => file))]
  const countries = [...new Set(sites.map(({ country }) => country))]
  const markets: unknown[] = Array.isArray(facts.markets) ? facts.markets : []
  return Object.fromEntries([
    ...Object.entries(FACT_FIELDS).map(([name, field]) => [name, showAt(field, facts, names)]),
    ...countries.flatMap((country) => {
      const market = markets.filter(isValues).find((row) => row.country === country)
      return market === undefined
        ? []
        : Object.entries(MARKET_FIELDS).map(([name, field]) => [`${name}:${country}`, showAt(field, market, names)])
    }),
    ...languages.flatMap((language) =>
      SPECIFICATION_ROWS.map((row) => [
        `specification.${row}:${language}`,
        showAt(specificationField(row, language), facts, names),
      ]),
    ),
  ])
}

function toTextCells(
  text: Values,
  product: string,
  site: BrandLocale,
  { names, categoriesOf }: Exporting,
): ExportRecord {
  return {
    ...Object.fromEntries(Object.entries(TEXT_FIELDS).map(([name, field]) => [name, showAt(field, text, names)])),
    categories: categoriesOf(product, site.id).join('|'),
  }
}
