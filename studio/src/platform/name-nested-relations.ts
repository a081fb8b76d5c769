type RawRelation = { type: string; to: string; relationName?: string | undefined }
type RawRelations = Record<string, Record<string, RawRelation>>

/**
 * Payload names the relation of a list field after the field, so a list inside a list of the same name (`subItems` in
 * `subItems`) gives two relations with one name, and menus cannot be read. This adds the name of the table.
 */
export function nameNestedRelations(rawRelations: RawRelations): void {
  for (const [table, relations] of Object.entries(rawRelations)) {
    for (const [field, relation] of Object.entries(relations)) {
      const parent = rawRelations[relation.to]?._parentID
      if (relation.type !== 'many' || parent?.to !== table || parent.relationName !== relation.relationName) continue
      if (relations._parentID?.relationName !== relation.relationName) continue
      const name = `${table}.${field}`
      relation.relationName = name
      parent.relationName = name
    }
  }
}
