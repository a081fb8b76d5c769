import type { Block } from 'payload'

/** Uses the studio's one rich-text editor, so that the same formats are allowed everywhere. */
export const richTextFields: Block = {
  slug: 'RichText',
  labels: { singular: 'Text', plural: 'Texts' },
  admin: { group: 'Text' },
  fields: [{ name: 'content', type: 'richText', label: 'Text', required: true }],
}
