import { BRAND_LOCALES } from '@menagerie/sites/locales'
import type { CollectionConfig, Field } from 'payload'
import { PRODUCT_ACCESS } from '../../access/document-access.ts'
import { ofCatalogue } from '../../access/of-catalogue.ts'
import { toSiteLabel } from '../../platform/site-labels.ts'
import { publishDocument, unpublishDocument } from '../../publish/hooks.ts'
import type { SellingSite } from '../admin/find-sites-without-text.ts'
import { marketsField } from '../fields/markets-field.ts'
import { sidebarBox } from '../fields/sidebar-box.ts'
import { deleteDraftsOfProduct } from './product-drafts/publish-draft-of-product.ts'
import { refuseForeignMarkets } from './product-facts/refuse-foreign-markets.ts'
import { restoreByCatalogue } from './product-facts/restore-by-catalogue.ts'
import { FINDING, HAZARDS, NUMBERS, PRODUCT, RELATIONS, SPECIFICATION } from './product-facts/shared-fields.ts'

const SELLING_SITES: SellingSite[] = BRAND_LOCALES.map((site) => ({
  id: site.id,
  label: toSiteLabel(site),
  brand: site.brand,
  country: site.country,
}))

/** Note for editors: they can change only the rows of their countries. */
const LOCKED_PART: Field = {
  name: 'lockedPart',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: {
      Field: { path: '/src/editor/saves/LockedForm.tsx#LockedPart', clientProps: { locked: 'name' } },
    },
  },
}

const MISSING_TEXTS: Field = {
  name: 'missingTexts',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: {
      Field: { path: '/src/editor/inputs/MissingTexts.tsx#MissingTexts', clientProps: { sites: SELLING_SITES } },
    },
  },
}

const TEXTS: Field = {
  name: 'texts',
  type: 'join',
  label: 'Texts per site',
  collection: 'product-texts',
  on: 'facts',
  defaultSort: 'site',
  defaultLimit: 30,
  maxDepth: 0,
  // The first column links to the text.
  admin: { defaultColumns: ['name', 'site', '_status', 'updatedAt'] },
}

const DRAFTS_BOX = sidebarBox('drafts', '/src/editor/inputs/ProductDrafts.tsx#ProductDrafts')

export const productFacts: CollectionConfig = {
  slug: 'product-facts',
  labels: { singular: 'Product', plural: 'Products' },
  access: PRODUCT_ACCESS,
  defaultSort: '-updatedAt',
  admin: {
    useAsTitle: 'name',
    group: 'Products',
    description:
      'Facts that are the same in every country, written by the catalogue team. The editors of a country set its prices and availability. Names and texts for each country are product texts.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['name', 'sku', 'brands', 'updatedAt'],
    listSearchableFields: ['name', 'sku', 'article_number', 'barcode'],
    components: { edit: { SaveButton: '/src/editor/inputs/ProductSave.tsx#ProductSave' } },
  },
  hooks: {
    beforeOperation: [restoreByCatalogue],
    beforeValidate: [refuseForeignMarkets],
    beforeDelete: [deleteDraftsOfProduct],
    afterChange: [publishDocument('product-facts')],
    afterDelete: [unpublishDocument('product-facts')],
  },
  fields: [
    LOCKED_PART,
    {
      type: 'tabs',
      tabs: [
        { label: 'Product', fields: ofCatalogue([...NUMBERS, ...PRODUCT]) },
        { label: 'Countries and prices', fields: [marketsField] },
        {
          label: 'Specification',
          description: 'One text per language: choose the language at the top right of the screen.',
          fields: ofCatalogue([SPECIFICATION, HAZARDS]),
        },
        {
          label: 'Facets and tags',
          description: 'How visitors find the product. The words to choose from are the terms in the studio.',
          fields: ofCatalogue(FINDING),
        },
        { label: 'Relations', fields: ofCatalogue(RELATIONS) },
        { label: 'Texts', fields: [MISSING_TEXTS, TEXTS] },
      ],
    },
    DRAFTS_BOX,
  ],
}
