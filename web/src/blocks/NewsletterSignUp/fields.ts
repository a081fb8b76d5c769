import type { Block } from 'payload'
import { linkFields } from '../link-fields.ts'

export const newsletterSignUpFields: Block = {
  slug: 'NewsletterSignUp',
  labels: { singular: 'Newsletter', plural: 'Newsletters' },
  admin: { group: 'Banners' },
  fields: [
    { name: 'title', type: 'text', label: 'Title', required: true, maxLength: 120 },
    { name: 'text', type: 'textarea', label: 'Text', maxLength: 300 },
    {
      name: 'link',
      type: 'group',
      label: 'Newsletter page',
      fields: linkFields({ required: true }),
      admin: {
        description: 'The form is sent there. If the country has no form of ours, a button leads there instead.',
      },
    },
    {
      name: 'buttonText',
      type: 'text',
      label: 'Button text',
      required: true,
      maxLength: 60,
      admin: { description: 'Text of the button that leads there. The form has its own.' },
    },
  ],
}
