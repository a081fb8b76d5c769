import { BLOCK_FIELDS } from '@menagerie/web/blocks/block-fields'
import { BLOCK_SCHEMAS, type BlockType } from '@menagerie/web/blocks/block-schemas'
import type { Block, Field } from 'payload'
import { withPicker } from '../pickers/with-pickers.ts'
import { withSwatches } from './brand-colours.ts'
import { rowTitle } from './row-title.ts'

/** Where an editor looks for a block, in the order of the choice; a block's form names its own. */
const GROUPS = ['Text', 'Banners', 'Products', 'Articles and pages', 'Pictures, videos and networks']

/** A block that rests: it stays in the form, and visitors do not get it. */
const HIDDEN: Field = {
  name: 'hidden',
  type: 'checkbox',
  label: 'Hidden',
  admin: { description: 'Visitors do not see this block until you show it again.' },
}

/** A block of one country: copies on other sites do not get it, and owe it no translation. */
const ONLY_HERE: Field = {
  name: 'onlyHere',
  type: 'checkbox',
  label: 'Only here',
  admin: {
    description: 'For this site alone: other countries do not get this block, and nothing of it is to be translated.',
  },
}

/** Forms of all blocks as the studio shows them: what belongs to the admin alone stays out of the site's folders. */
export const BLOCK_FORMS: Block[] = BLOCK_FIELDS.toSorted(byGroup).map((block) => ({
  ...block,
  fields: [...block.fields.map(withRowTitle).map(withPicker).map(withSwatches), HIDDEN, ONLY_HERE],
  admin: {
    ...block.admin,
    images: { thumbnail: { url: `/blocks/${block.slug}.svg`, alt: '' } },
    // A name that only editors see: the heading says what is in the block by itself.
    disableBlockName: true,
    components: {
      Label: { path: '/src/editor/titles/BlockTitle.tsx#BlockTitle', clientProps: { kind: toKind(block) } },
    },
  },
}))

export const BLOCK_TYPES: readonly BlockType[] = BLOCK_FORMS.map(({ slug }) => slug).filter(isBlockType)

function isBlockType(slug: string): slug is BlockType {
  return Object.hasOwn(BLOCK_SCHEMAS, slug)
}

function byGroup(one: Block, other: Block): number {
  return toPlace(one) - toPlace(other) || toKind(one).localeCompare(toKind(other), 'en')
}

function toPlace({ slug, admin }: Block): number {
  const place = GROUPS.indexOf(String(admin?.group))
  if (place === -1) throw new Error(`The form of ${slug} names no group that editors know`)
  return place
}

function toKind({ labels, slug }: Block): string {
  return typeof labels?.singular === 'string' ? labels.singular : slug
}

function withRowTitle(field: Field): Field {
  if (field.type !== 'array') return field
  const what = typeof field.labels?.singular === 'string' ? field.labels.singular : 'No.'
  const { components } = field.admin ?? {}
  return { ...field, admin: { ...field.admin, components: { RowLabel: rowTitle(what), ...components } } }
}
