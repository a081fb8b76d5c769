import { BLOCK_FIELDS } from '@menagerie/web/blocks/block-fields'
import { BLOCK_SCHEMAS, type BlockType } from '@menagerie/web/blocks/block-schemas'
import type { Block, Field } from 'payload'
import { withPicker } from '../pickers/with-pickers.ts'
import { withSwatches } from './brand-colours.ts'
import { rowTitle } from './row-title.ts'

/** Groups of blocks in the order of the picker; each block's form names its group. */
const GROUPS = ['Text', 'Banners', 'Products', 'Articles and pages', 'Pictures, videos and networks']

/** Hides a block from visitors without deleting it. */
const HIDDEN: Field = {
  name: 'hidden',
  type: 'checkbox',
  label: 'Hidden',
  admin: { description: 'Visitors do not see this block until you show it again.' },
}

/** Marks a block as being for one country: copies on other sites do not get it, and need not translate it. */
const ONLY_HERE: Field = {
  name: 'onlyHere',
  type: 'checkbox',
  label: 'Only here',
  admin: {
    description: 'For this site only: other countries do not get this block, and nothing in it needs translating.',
  },
}

/** Forms of all blocks, with the parts that only the admin needs. */
export const BLOCK_FORMS: Block[] = BLOCK_FIELDS.toSorted(byGroup).map((block) => ({
  ...block,
  fields: [...block.fields.map(withRowTitle).map(withPicker).map(withSwatches), HIDDEN, ONLY_HERE],
  admin: {
    ...block.admin,
    images: { thumbnail: { url: `/blocks/${block.slug}.svg`, alt: '' } },
    // The block's heading shows its content, so a separate name for editors is not needed.
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
