type RawColumn = { type: string; name: string }
type RawTables = Record<string, { columns: Record<string, RawColumn> }>

/** Suffix of the tables that Payload creates for a select with several brands. */
const LIST_OF_BRANDS = /_brands$/

/**
 * Payload creates an enum of the options, so that a new brand would need a migration. Brands are stored as text
 * instead, and the form checks them (decision 003).
 */
export function keepBrandsAsText(rawTables: RawTables): void {
  for (const [table, { columns }] of Object.entries(rawTables)) {
    const { value } = columns
    if (!LIST_OF_BRANDS.test(table) || value?.type !== 'enum') continue
    columns.value = { name: value.name, type: 'varchar' }
  }
}
