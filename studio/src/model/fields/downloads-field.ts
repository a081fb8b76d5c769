import { ofOwnSite } from '@menagerie/web/blocks/of-own-site'
import type { RelationshipField } from 'payload'
import { isGatedTemplate } from '../../publish/parts/template-parts.ts'

type PageForm = { template?: unknown; is_gated?: unknown }

/** Files of a gated page; public pages have none. */
export const downloadsField: RelationshipField = {
  name: 'downloads',
  type: 'relationship',
  relationTo: 'downloads',
  hasMany: true,
  filterOptions: ofOwnSite,
  label: 'Files for business customers',
  admin: {
    condition: (page: PageForm) => page.is_gated === true || isGatedTemplate(page.template),
    description: 'Listed below the main area, in this order. Only signed-in customers can get them.',
  },
}
