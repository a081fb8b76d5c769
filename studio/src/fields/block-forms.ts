import { BLOCK_FIELDS } from '@menagerie/web/blocks/block-fields'
import type { BlockType } from '@menagerie/web/blocks/block-schemas'
import type { Block, Field } from 'payload'
import { withPicker } from '../pickers/with-pickers.ts'
import { rowTitle } from './row-title.ts'

/** Where an editor looks for a block, in the order of the choice. */
const GROUPS = {
  RichText: 'Text',
  BlockQuote: 'Text',
  AuthorBlock: 'Text',
  CtaBanner: 'Banners',
  FullWidthBanner: 'Banners',
  DuoBanner: 'Banners',
  MiniBanners: 'Banners',
  ProductGridSmall: 'Products',
  ProductSpotlight: 'Products',
  CategoryProductGrid: 'Products',
  ContentGrid: 'Articles and pages',
  NewsGridBig: 'Articles and pages',
  NewsGridSmall: 'Articles and pages',
  AlsoRead: 'Articles and pages',
  MediaRow: 'Pictures, videos and networks',
  SocialFeed: 'Pictures, videos and networks',
  SocialShare: 'Pictures, videos and networks',
  IframeRow: 'Pictures, videos and networks',
} as const satisfies Record<BlockType, string>

const isBlockType = (slug: string): slug is BlockType => Object.hasOwn(GROUPS, slug)

export const BLOCK_TYPES: readonly BlockType[] = Object.keys(GROUPS).filter(isBlockType)

/** A block that rests: it stays in the form, and visitors do not get it. */
const HIDDEN: Field = {
  name: 'hidden',
  type: 'checkbox',
  label: 'Hidden',
  admin: { description: 'Visitors do not see this block until you show it again.' },
}

/** Forms of all blocks as the studio shows them: what belongs to the admin alone stays out of the site's folders. */
export const BLOCK_FORMS: Block[] = BLOCK_FIELDS.map((block) => ({
  ...block,
  fields: [...block.fields.map(withRowTitle).map(withPicker), HIDDEN],
  admin: {
    ...block.admin,
    ...(isBlockType(block.slug) && { group: GROUPS[block.slug] }),
    images: { thumbnail: { url: `/blocks/${block.slug}.svg`, alt: '' } },
    // A name that only editors see: the heading says what is in the block by itself.
    disableBlockName: true,
    components: { Label: { path: '/src/admin/BlockTitle.tsx#BlockTitle', clientProps: { kind: toKind(block) } } },
  },
}))

function toKind({ labels, slug }: Block): string {
  return typeof labels?.singular === 'string' ? labels.singular : slug
}

function withRowTitle(field: Field): Field {
  if (field.type !== 'array') return field
  const what = typeof field.labels?.singular === 'string' ? field.labels.singular : 'No.'
  const { components } = field.admin ?? {}
  return { ...field, admin: { ...field.admin, components: { RowLabel: rowTitle(what), ...components } } }
}
