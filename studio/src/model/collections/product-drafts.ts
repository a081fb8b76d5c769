import type { CollectionConfig, Field } from 'payload'
import { PRODUCT_DRAFT_ACCESS } from '../../access/document-access.ts'
import { SHARED_PART } from '../../access/of-product-part.ts'
import { denyAll } from '../../access/rules.ts'
import { laysRows } from '../../publish/product-drafts/draft-changes.ts'
import { LISTED } from '../../publish/product-drafts/product-parts.ts'
import { choiceField } from '../fields/choice-field.ts'
import { DRAFTS } from '../fields/drafts.ts'
import { ONE_MARKET } from '../fields/markets-field.ts'
import { sidebarBox } from '../fields/sidebar-box.ts'
import { SITE_CHOICES } from '../fields/site-field.ts'
import { publishDraftOfProduct } from './product-drafts/publish-draft-of-product.ts'
import { toDraftFields } from './product-drafts/to-draft-fields.ts'
import { FINDING, HAZARDS, PRODUCT, RELATIONS, SPECIFICATION } from './product-facts/shared-fields.ts'

const isShared = (draft: { part?: unknown }) => draft.part === SHARED_PART
const isOfCountry = (draft: { part?: unknown }) => !isShared(draft)

/** Set by the studio when the draft is created. */
const fixed = { create: denyAll, update: denyAll }

const OF_DRAFT: Field[] = [
  { name: 'title', type: 'text', access: fixed, admin: { hidden: true, disableListFilter: true } },
  {
    name: 'product',
    type: 'relationship',
    label: 'Product',
    relationTo: 'product-facts',
    index: true,
    access: fixed,
    admin: { hidden: true },
  },
  { name: 'part', type: 'text', label: 'Part', index: true, access: fixed, admin: { hidden: true } },
  {
    name: LISTED,
    type: 'checkbox',
    label: 'Country',
    access: { create: denyAll, update: laysRows },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  {
    name: 'base',
    type: 'json',
    access: fixed,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
]

const SEEN_ON = choiceField({
  name: 'seenOn',
  label: 'Seen on',
  choices: SITE_CHOICES,
  unknown: (site) => `There is no site “${site}”`,
  sidebar: true,
  description: 'The site that the preview shows. Plans use its time zone.',
})

const BOX = sidebarBox('draftBox', '/src/editor/inputs/DraftBox.tsx#DraftBox')

/**
 * Prepared changes of a product: one draft for all countries and one per country, each published separately (decision
 * 074).
 */
export const productDrafts: CollectionConfig = {
  slug: 'product-drafts',
  labels: { singular: 'Product draft', plural: 'Product drafts' },
  access: PRODUCT_DRAFT_ACCESS,
  versions: DRAFTS,
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  indexes: [{ fields: ['product', 'part'], unique: true }],
  admin: {
    useAsTitle: 'title',
    group: 'Products',
    description: 'Changes to products that are not published yet. A draft is started in the form of its product.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['title', 'savedBy', '_status', 'updatedAt'],
    baseFilter: () => ({ _status: { equals: 'draft' } }),
    listSearchableFields: ['title', 'savedBy'],
    components: { edit: { UnpublishButton: '/src/editor/inputs/NoButton.tsx#NoButton' } },
  },
  hooks: { afterChange: [publishDraftOfProduct] },
  fields: [
    ...OF_DRAFT,
    {
      type: 'tabs',
      tabs: [
        { label: 'Product', admin: { condition: isShared }, fields: toDraftFields(PRODUCT) },
        { label: 'Countries and prices', admin: { condition: isOfCountry }, fields: toDraftFields(ONE_MARKET) },
        { label: 'Specification', admin: { condition: isShared }, fields: toDraftFields([SPECIFICATION, HAZARDS]) },
        { label: 'Facets and tags', admin: { condition: isShared }, fields: toDraftFields(FINDING) },
        { label: 'Relations', admin: { condition: isShared }, fields: toDraftFields(RELATIONS) },
      ],
    },
    SEEN_ON,
    BOX,
  ],
}
