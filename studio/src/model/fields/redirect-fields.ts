import { redirectPathSchema } from '@menagerie/contract/redirect'
import { ofOwnSite } from '@menagerie/web/blocks/of-own-site'
import type { CollectionSlug, Field, FieldHook, FilterOptions, TextField } from 'payload'
import { toRedirectPath } from '../../publish/redirects/to-redirect-path.ts'
import { REDIRECT_TARGETS } from '../../publish/redirects/to-redirect-rule.ts'
import { webAddressField } from './web-address-field.ts'

type RedirectTargetType = (typeof REDIRECT_TARGETS)[number]

const TARGET_LABELS = {
  page: 'Page',
  article: 'Article',
  job: 'Job opening',
  product: 'Product',
  path: 'Address on this site',
  external: 'Other website',
} as const satisfies Record<RedirectTargetType, string>

type TargetRow = { type?: RedirectTargetType | null }

const shownFor = (type: RedirectTargetType) => (_data: unknown, row: TargetRow | undefined) => row?.type === type

const readAsAddress: FieldHook = ({ value, data }) =>
  typeof value === 'string' ? toRedirectPath(value, typeof data?.site === 'string' ? data.site : undefined) : value

const RULE = 'This is not an address: enter what follows the domain, such as old-shop/offers'

export const redirectFromField: TextField = {
  name: 'from',
  type: 'text',
  label: 'Old address',
  required: true,
  index: true,
  maxLength: 1000,
  hooks: { beforeValidate: [readAsAddress] },
  validate: (value: unknown) => {
    if (typeof value !== 'string' || value === '') return 'Enter the old address: the home page cannot be redirected'
    return redirectPathSchema.safeParse(value).success || RULE
  },
  admin: {
    description:
      'Paste it from the browser or type what follows the domain, such as old-shop/offers. Whatever follows a ? is left out.',
    placeholder: 'old-shop/offers',
    components: { Cell: '/src/editor/lists/AddressCell.tsx#AddressCell' },
  },
}

/** Empty = the home page of the site. */
const pathField: TextField = {
  name: 'path',
  type: 'text',
  label: 'Address on this site',
  maxLength: 1000,
  hooks: { beforeValidate: [readAsAddress] },
  validate: (value: unknown) =>
    value === undefined || value === null || value === '' || redirectPathSchema.safeParse(value).success || RULE,
  admin: {
    condition: shownFor('path'),
    description:
      'If left empty, this is the home page. It is better to choose a page, article, job or product above: it is found wherever it moves.',
    placeholder: 'dogs/puppies',
  },
}

function documentField(name: RedirectTargetType, relationTo: CollectionSlug, filterOptions: FilterOptions): Field {
  return {
    name,
    type: 'relationship',
    label: TARGET_LABELS[name],
    relationTo,
    required: true,
    filterOptions,
    admin: { condition: shownFor(name) },
  }
}

const urlField = webAddressField({ name: 'url', label: 'Address of the other website', required: true })

export const redirectTargetField: Field = {
  name: 'target',
  type: 'group',
  label: 'New address',
  admin: { components: { Cell: '/src/editor/lists/RedirectTargetCell.tsx#RedirectTargetCell' } },
  fields: [
    {
      name: 'type',
      type: 'select',
      label: 'Leads to',
      required: true,
      defaultValue: 'page',
      options: REDIRECT_TARGETS.map((value) => ({ value, label: TARGET_LABELS[value] })),
      admin: { isClearable: false },
    },
    documentField('page', 'pages', ofOwnSite),
    documentField('article', 'articles', ofOwnSite),
    documentField('job', 'jobs', ofOwnSite),
    documentField('product', 'product-facts', null),
    pathField,
    { ...urlField, admin: { ...urlField.admin, condition: shownFor('external') } },
  ],
}
