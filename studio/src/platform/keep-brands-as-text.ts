type RawColumn = { type: string; name: string }
type RawTables = Record<string, { columns: Record<string, RawColumn> }>

/** The column of a list of brands that Payload makes of a select, as it names such tables. */
const LIST_OF_BRANDS = /_brands$/

/**
 * Payload makes an enum of what can be chosen, so that a new brand would be a migration. The company's brands are checked by the
 * form and stored as text (decision 003).
 */
export function keepBrandsAsText(rawTables: RawTables): void {
  for (const [table, { columns }] of Object.entries(rawTables)) {
    const { value } = columns
    if (!LIST_OF_BRANDS.test(table) || value?.type !== 'enum') continue
    columns.value = { name: value.name, type: 'varchar' }
  }
}
