import { LINKED_FIXED_PAGES, type LinkedFixedPage } from '@menagerie/contract/link'
import { toKeptLink } from '@menagerie/contract/show-telephone'
import { homeCountryOfSite } from '@menagerie/sites/home-country'
import type { CollectionSlug, Field, FilterOptions, GroupField } from 'payload'
import { ofOwnSite } from './of-own-site.ts'

/** Types of a link in the form. The first four become the contract's link of type `page`, with their kind. */
export const LINK_TYPES = ['page', 'article', 'job', 'product', 'route', 'anchor', 'external'] as const
export type LinkType = (typeof LINK_TYPES)[number]

/** Labels of pages that the site itself makes, at an address in its language. */
const FIXED_PAGE_LABELS: Readonly<Record<LinkedFixedPage, string>> = { blog: 'Blog: all posts', cookies: 'Cookies' }

type LinkRow = { type?: LinkType | null }

const shownFor = (type: LinkType) => (_data: unknown, row: LinkRow | undefined) => row?.type === type

/** Validates an external address like the contract, so that an invalid one is refused at the field instead of when publishing. */
export function validateExternalLink(value: string | null | undefined): true | string {
  const isAddress = /^(https?:\/\/[^\s/]\S*|mailto:[^\s@]+@[^\s@]+|tel:\+?\d{3,15}(;ext=\d{1,7})?)$/.test(value ?? '')
  if (isAddress && URL.canParse(value ?? '')) return true
  return value?.startsWith('tel:')
    ? 'Enter one telephone number after tel:, such as tel:+31 20 123 45 67'
    : 'Enter a full address that starts with https://, mailto: or tel:'
}

/** Trims the input; a national telephone number becomes an international one. */
export function toExternalLink(typed: unknown, site: unknown): unknown {
  return typeof typed === 'string' ? toKeptLink(typed.trim(), homeCountryOfSite(site)) : typed
}

function targetField(name: LinkType, relationTo: CollectionSlug, filterOptions: FilterOptions = null): Field {
  const admin = { width: '70%', condition: shownFor(name) }
  return { name, type: 'relationship', relationTo, required: true, filterOptions, admin }
}

/** Returns the fields of one link, for menus and every block with a button. A field that the link's type does not need is hidden and not required. */
export function linkFields({ required = false }: { required?: boolean } = {}): Field[] {
  const fields: Field[] = [
    {
      name: 'type',
      type: 'select',
      label: 'Leads to',
      enumName: 'enum_link_type',
      required,
      options: [
        { label: 'Page', value: 'page' },
        { label: 'Article', value: 'article' },
        { label: 'Job opening', value: 'job' },
        { label: 'Product', value: 'product' },
        { label: 'Built-in page of the site', value: 'route' },
        { label: 'Place on the same page', value: 'anchor' },
        { label: 'Another address', value: 'external' },
      ],
      admin: { width: '30%' },
    },
    targetField('page', 'pages', ofOwnSite),
    targetField('article', 'articles', ofOwnSite),
    targetField('job', 'jobs', ofOwnSite),
    targetField('product', 'product-facts'),
    {
      name: 'route',
      type: 'select',
      label: 'Page',
      required: true,
      enumName: 'enum_link_route',
      options: LINKED_FIXED_PAGES.map((value) => ({ value, label: FIXED_PAGE_LABELS[value] })),
      admin: { width: '70%', condition: shownFor('route') },
    },
    {
      name: 'anchorLink',
      type: 'text',
      label: 'Name of the place, without #',
      required: true,
      admin: {
        width: '70%',
        condition: shownFor('anchor'),
        description: 'The words of a heading in a text on the page, in lower case with hyphens: what-we-keep',
      },
    },
    {
      name: 'externalLink',
      type: 'text',
      label: 'Address',
      required: true,
      hooks: {
        beforeValidate: [({ value, data, originalDoc }) => toExternalLink(value, data?.site ?? originalDoc?.site)],
      },
      validate: validateExternalLink,
      admin: { width: '45%', condition: shownFor('external'), placeholder: 'https://' },
    },
    {
      name: 'externalTarget',
      type: 'select',
      label: 'Opens in',
      enumName: 'enum_link_target',
      options: [
        { label: 'The same tab', value: '_self' },
        { label: 'A new tab', value: '_blank' },
      ],
      admin: { width: '25%', condition: shownFor('external') },
    },
  ]
  return [{ type: 'row', fields }]
}

export function linkGroup(name: string, label: string): GroupField {
  return { name, type: 'group', label, fields: linkFields() }
}
