import type { Block } from 'payload'
import { pictureField } from '../banner-fields.ts'
import { httpsAddressField } from '../https-address.ts'

export const iframeRowFields: Block = {
  slug: 'IframeRow',
  labels: { singular: 'Page of another company', plural: 'Pages of other companies' },
  admin: { group: 'Pictures, videos and networks' },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Title',
      required: true,
      maxLength: 120,
      admin: { description: 'What the page is for, such as “Portion calculator”.' },
    },
    {
      name: 'provider',
      type: 'text',
      label: 'Company',
      required: true,
      maxLength: 60,
      admin: { description: 'The name people know it by. They are asked before anything from it loads.' },
    },
    httpsAddressField({
      name: 'url',
      label: 'Address',
      required: true,
      description: 'Address of the page to show. Visitors can also open it in its own tab.',
    }),
    {
      name: 'height',
      type: 'number',
      label: 'Height in pixels',
      required: true,
      defaultValue: 600,
      min: 100,
      max: 2000,
      admin: {
        step: 10,
        description: 'From 100 to 2000: enough for the page, so that it does not need to scroll.',
      },
    },
    pictureField({ description: 'Shown until the visitor agrees, for example a screenshot of the page.' }),
  ],
}
