import { MENU_SLOTS, type MenuSlot } from '@menagerie/contract/menu'
import type { CollectionConfig } from 'payload'
import { SITE_DOCUMENT_ACCESS } from '../../access/document-access.ts'
import { requireOwnSite } from '../../access/require-own-site.ts'
import { SITE_LABELS } from '../../platform/site-labels.ts'
import { publishDocument, unpublishDocument } from '../../publish/hooks.ts'
import { documentTitleField } from '../fields/document-title-field.ts'
import { DRAFTS } from '../fields/drafts.ts'
import { menuItemsField } from '../fields/menu-items-field.ts'
import { siteField } from '../fields/site-field.ts'
import { SITE_LIST_FILTER } from '../fields/site-list-filter.ts'

const SLOT_LABELS: Readonly<Record<MenuSlot, string>> = {
  top: 'Top: the small line above the header',
  header: 'Header: the main menu',
  footer: 'Footer: columns of links',
  bottom: 'Bottom: the last line of the page',
}

const SLOT_TITLES: Readonly<Record<MenuSlot, string>> = {
  top: 'Top menu',
  header: 'Header menu',
  footer: 'Footer menu',
  bottom: 'Bottom menu',
}

export const menus: CollectionConfig = {
  slug: 'menus',
  access: SITE_DOCUMENT_ACCESS,
  versions: DRAFTS,
  defaultSort: '-updatedAt',
  indexes: [{ fields: ['site', 'slot'] }],
  admin: {
    useAsTitle: 'slot',
    group: 'Content',
    description: 'The menus of every site, one for each place on the page.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['slot', 'site', '_status', 'updatedAt'],
    components: { beforeListTable: [SITE_LIST_FILTER] },
    listSearchableFields: ['slot', 'site'],
  },
  hooks: {
    beforeValidate: [requireOwnSite],
    afterChange: [publishDocument('menus')],
    afterDelete: [unpublishDocument('menus')],
  },
  fields: [
    documentTitleField('New menu', [
      { field: 'slot', labels: SLOT_TITLES },
      { field: 'site', labels: SITE_LABELS },
    ]),
    menuItemsField,
    siteField,
    {
      name: 'slot',
      type: 'select',
      label: 'Place',
      required: true,
      options: MENU_SLOTS.map((value) => ({ value, label: SLOT_LABELS[value] })),
      admin: { position: 'sidebar', isClearable: false, description: 'One menu per place and site.' },
    },
  ],
}
