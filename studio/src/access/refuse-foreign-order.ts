import { APIError, type CollectionBeforeOperationHook, type CollectionConfig, type FlattenedField } from 'payload'
import { z } from 'zod'
import { withBeforeOperation } from './with-before-operation.ts'

export const ODD_ORDER = '“sort” names something that this list cannot be sorted by'

/** Parts of a relation's own value, which may follow its name in a path. */
const OWN_PARTS: readonly string[] = ['id', 'relationTo', 'value']
/** `field`: the column whose distinct values are listed. */
const askedSchema = z
  .object({ sort: z.union([z.string(), z.array(z.string())]).optional(), field: z.string().optional() })
  .catch({})

/**
 * Payload sorts by fields of related documents, even hidden ones, without checking whether the caller may read them:
 * the order of rows could reveal password hashes. So lists may only be sorted by their own fields.
 */
export const refuseForeignOrder = (collection: CollectionConfig): CollectionConfig => {
  return withBeforeOperation(collection, refuse)
}

const refuse: CollectionBeforeOperationHook = ({ args, collection, overrideAccess }) => {
  if (overrideAccess === true) return
  const { sort = [], field = [] } = askedSchema.parse(args)
  const paths = [sort, field].flat().flatMap((each) => each.split(','))
  if (paths.some((path) => isForeign(collection.flattenedFields, toNames(path)))) throw new APIError(ODD_ORDER, 400)
}

const toNames = (path: string): string[] => path.trim().replace(/^-/, '').replaceAll('__', '.').split('.')

/** Whether a path leads into another document. Skips names that are not fields, such as languages and `version`. */
function isForeign(fields: readonly FlattenedField[], [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return false
  // `parent` leads from a version to its document, although it is not a field.
  if (name === 'parent' && rest.some((next) => !OWN_PARTS.includes(next))) return true
  const field = fields.find((each) => each.name === name)
  if (field === undefined) return isForeign(fields, rest)
  if (isRelation(field)) return rest.some((next) => !OWN_PARTS.includes(next))
  return isForeign(fieldsOf(field), rest)
}

const isRelation = ({ type }: FlattenedField): boolean =>
  type === 'relationship' || type === 'upload' || type === 'join'

function fieldsOf(field: FlattenedField): readonly FlattenedField[] {
  if (field.type === 'blocks') return field.blocks.flatMap(({ flattenedFields }) => flattenedFields)
  return 'flattenedFields' in field ? field.flattenedFields : []
}
