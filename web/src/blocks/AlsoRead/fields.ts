import type { Block } from 'payload'
import { linkGroup } from '../link-fields.ts'
import { MAX_ALSO_READ_LINKS } from './max-links.ts'

/** A row of the form, as far as the title's validation needs it. */
type LinkRow = { link?: { type?: string | null } | null }

/** Requires a title for links whose target has none of its own. */
export function validateLinkTitle(title: unknown, { siblingData }: { siblingData: LinkRow }): true | string {
  const needsTitle = ['anchor', 'external'].includes(siblingData?.link?.type ?? '')
  const hasTitle = typeof title === 'string' && title.trim() !== ''
  return !needsTitle || hasTitle || 'Enter a title: a place on the page or another address does not have one'
}

export const alsoReadFields: Block = {
  slug: 'AlsoRead',
  labels: { singular: '“Also read” links', plural: '“Also read” links' },
  admin: { group: 'Articles and pages' },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Title',
      maxLength: 100,
      admin: { description: 'If left empty, the title is “Also read”.' },
    },
    {
      name: 'links',
      type: 'array',
      label: 'Links',
      labels: { singular: 'Link', plural: 'Links' },
      required: true,
      minRows: 1,
      maxRows: MAX_ALSO_READ_LINKS,
      fields: [
        linkGroup('link', 'Link'),
        {
          name: 'title',
          type: 'text',
          label: 'Link title',
          maxLength: 200,
          validate: validateLinkTitle,
          admin: {
            description: 'If left empty, the link uses the title of the page it leads to, even when that changes.',
          },
        },
      ],
    },
  ],
}
