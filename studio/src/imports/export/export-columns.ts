import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { SPECIFICATION_ROWS } from '../../publish/parts/specification-rows.ts'
import { FACT_FIELDS, MARKET_FIELDS, TEXT_FIELDS } from '../products/product-fields.ts'

/** Names of all columns of a table with these sites. Blocks are longer than what a cell of a workbook holds. */
export function exportColumns(sites: readonly BrandLocale[], { blocks = true } = {}): string[] {
  const languages = [...new Set(sites.map(({ file }) => file))]
  const countries = [...new Set(sites.map(({ country }) => country))]
  const texts = Object.keys(TEXT_FIELDS).filter((name) => blocks || name !== 'blocks')
  const [sku, article, ...facts] = Object.keys(FACT_FIELDS)
  return [
    ...[sku, article].filter((name) => name !== undefined),
    'site',
    ...texts,
    'categories',
    ...facts,
    ...countries.flatMap((country) => Object.keys(MARKET_FIELDS).map((name) => `${name}:${country}`)),
    ...languages.flatMap((language) => SPECIFICATION_ROWS.map((row) => `specification.${row}:${language}`)),
  ]
}
