import type { Block } from 'payload'

export const socialShareFields: Block = {
  slug: 'SocialShare',
  labels: { singular: 'Share links', plural: 'Share links' },
  admin: { group: 'Pictures, videos and networks' },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Title',
      maxLength: 100,
      admin: {
        description:
          'Links to share this page on X (Twitter), WhatsApp, Facebook and LinkedIn. If left empty, the title is “Share this page”.',
      },
    },
  ],
}
