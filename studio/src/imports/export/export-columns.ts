import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { SPECIFICATION_ROWS } from '../../publish/parts/specification-rows.ts'
import { FACT_FIELDS, MARKET_FIELDS, TEXT_FIELDS } from '../products/product-fields.ts'

/** Names of all columns of an export for these sites. */
export function exportColumns(sites: readonly BrandLocale[]): string[] {
  const languages = [...new Set(sites.map(({ file }) => file))]
  const countries = [...new Set(sites.map(({ country }) => country))]
  const [sku, article, ...facts] = Object.keys(FACT_FIELDS)
  return [
    ...[sku, article].filter((name) => name !== undefined),
    'site',
    ...Object.keys(TEXT_FIELDS),
    'categories',
    ...facts,
    ...countries.flatMap((country) => Object.keys(MARKET_FIELDS).map((name) => `${name}:${country}`)),
    ...languages.flatMap((language) => SPECIFICATION_ROWS.map((row) => `specification.${row}:${language}`)),
  ]
}
