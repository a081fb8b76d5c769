import { MENU_ICONS, SOCIAL_NETWORKS } from '@menagerie/contract/menu'
import { linkFields } from '@menagerie/web/blocks/link-fields'
import type { ArrayField, Field } from 'payload'
import { rowTitle } from './row-title.ts'

/**
 * Levels of a menu: its items, the columns below one, and the links in a column. Tables are named by level, because
 * PostgreSQL limits names to 63 characters and Payload's generated names are longer.
 */
const LEVELS = ['menus', 'menus_sub', 'menus_leaf'] as const

const capitalised = (value: string) => ({ value, label: value.slice(0, 1).toUpperCase() + value.slice(1) })

const NETWORK_LABELS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
} as const satisfies Record<(typeof SOCIAL_NETWORKS)[number], string>

const NETWORKS = SOCIAL_NETWORKS.map((value) => ({ value, label: NETWORK_LABELS[value] }))

const socialIcons = (prefix: string): ArrayField => ({
  name: 'socialIcons',
  type: 'array',
  label: 'Social networks',
  labels: { singular: 'Network', plural: 'Networks' },
  dbName: `${prefix}_social`,
  admin: {
    description: 'For the footer column that shows the networks as icons.',
    components: { RowLabel: rowTitle('Network', { field: 'network', options: NETWORKS }) },
  },
  fields: [
    {
      name: 'network',
      type: 'select',
      required: true,
      enumName: 'enum_social_network',
      options: NETWORKS,
    },
    {
      name: 'url',
      type: 'text',
      label: 'Address',
      required: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && /^https?:\/\/[^\s/]/.test(value) && URL.canParse(value)) ||
        'Enter a full address that starts with https://',
    },
  ],
})

/** Target of an item. */
function linkGroup(name: string, label: string, description: string): Field {
  return { name, type: 'group', label, admin: { description }, fields: linkFields() }
}

function menuItems([prefix, ...deeper]: readonly string[], name: 'items' | 'subItems'): ArrayField {
  return {
    name,
    type: 'array',
    label: name === 'items' ? 'Items' : 'Items below it',
    labels: { singular: 'Item', plural: 'Items' },
    dbName: `${prefix}_items`,
    admin: {
      initCollapsed: true,
      components: { RowLabel: rowTitle('Item') },
    },
    fields: [
      { name: 'title', type: 'text', required: true, maxLength: 100 },
      linkGroup('link', 'Link', 'If left empty, the item opens the items below it.'),
      linkGroup(
        'authenticatedLink',
        'Link for business customers',
        'Replaces the link for customers who have signed in.',
      ),
      {
        type: 'collapsible',
        label: 'Icon and networks',
        admin: { initCollapsed: true },
        fields: [
          { name: 'icon', type: 'select', enumName: 'enum_menu_icon', options: MENU_ICONS.map(capitalised) },
          { name: 'phoneOnly', type: 'checkbox', label: 'Show on phones only', defaultValue: false },
          socialIcons(String(prefix)),
        ],
      },
      ...(deeper.length > 0 ? [menuItems(deeper, 'subItems')] : []),
    ],
  }
}

export const menuItemsField = menuItems(LEVELS, 'items')
