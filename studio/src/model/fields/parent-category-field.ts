import { ofOwnSite } from '@menagerie/web/blocks/of-own-site'
import type { PayloadRequest, RelationshipField, RelationshipFieldSingleValidation, Where } from 'payload'
import { z } from 'zod'
import { relationId } from '../../publish/parts/stored-values.ts'

const categoryFields = z.looseObject({ site: z.string().nullish(), parent: relationId })

/**
 * Allows two levels of categories within a site: a category with a parent cannot have children (spec §2, blog
 * overview).
 */
const validateParent: RelationshipFieldSingleValidation = async (value, { data, id, req }) => {
  const { site } = categoryFields.parse(data)
  const [below] = id === undefined ? [] : await findCategories(req, { parent: { equals: id } })
  if (below !== undefined && below.site !== site) return 'Categories of another site are below this one'
  const parentId = relationId.parse(value)
  if (parentId === undefined) return true
  if (parentId === id) return 'A category cannot be below itself'
  const [parent] = await findCategories(req, { id: { equals: parentId } })
  if (parent === undefined) return 'This category no longer exists'
  if (parent.site !== site) return 'Choose a category of the same site'
  if (parent.parent !== undefined) return 'This one is already below another category, and there are only two levels'
  return below === undefined || 'Other categories are below this one, and there are only two levels'
}

async function findCategories(req: PayloadRequest, where: Where) {
  const { docs } = await req.payload.db.find({ collection: 'categories', where, limit: 1, req })
  return docs.map((document) => categoryFields.parse(document))
}

export const parentCategoryField: RelationshipField = {
  name: 'parent',
  type: 'relationship',
  label: 'Parent category',
  relationTo: 'categories',
  validate: validateParent,
  filterOptions: ({ data, id }) => {
    const own = ofOwnSite({ data })
    const others: Where = { parent: { exists: false }, ...(id !== undefined && { id: { not_equals: id } }) }
    return own === true ? others : { ...own, ...others }
  },
  admin: { description: 'A category of the same site. If left empty, this is a top-level category.' },
}
