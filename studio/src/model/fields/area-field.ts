import type { BlocksField } from 'payload'
import { BLOCK_TYPES } from './block-forms.ts'

/** An editable area that is filled with content blocks. Closed at first: their headings are the outline of the page. */
export function areaField(name: string, label: string, description: string): BlocksField {
  return {
    name,
    type: 'blocks',
    label,
    labels: { singular: 'Block', plural: 'Blocks' },
    blocks: [],
    blockReferences: [...BLOCK_TYPES],
    admin: { description, initCollapsed: true },
  }
}
