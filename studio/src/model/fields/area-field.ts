import type { BlocksField } from 'payload'
import { BLOCK_TYPES } from './block-forms.ts'

/** An area for content blocks. Collapsed at first, so that the headings give an outline of the page. */
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
