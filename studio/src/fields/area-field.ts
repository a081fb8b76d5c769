import { BLOCK_FIELDS } from '@menagerie/site/blocks/block-fields'
import { BLOCK_SCHEMAS, type BlockType } from '@menagerie/site/blocks/block-schemas'
import type { BlocksField } from 'payload'

const isBlockType = (slug: string): slug is BlockType => Object.hasOwn(BLOCK_SCHEMAS, slug)

/** An editable area that is filled with content blocks. */
export function areaField(name: string, label: string, description: string): BlocksField {
  return {
    name,
    type: 'blocks',
    label,
    labels: { singular: 'Block', plural: 'Blocks' },
    blocks: [],
    blockReferences: BLOCK_FIELDS.map((block) => block.slug).filter(isBlockType),
    admin: { description },
  }
}
