import type { Block } from 'payload'
import { pictureField } from '../banner-fields.ts'
import { httpsAddressField } from '../https-address.ts'

export const socialFeedFields: Block = {
  slug: 'SocialFeed',
  labels: { singular: 'Social feed', plural: 'Social feeds' },
  admin: { group: 'Pictures, videos and networks' },
  fields: [
    { name: 'title', type: 'text', label: 'Title', maxLength: 120 },
    {
      name: 'tags',
      type: 'text',
      hasMany: true,
      label: 'Tags',
      defaultValue: [],
      maxLength: 60,
      maxRows: 20,
      admin: { description: 'Which posts a connected feed service shows. Without such a service they do nothing.' },
    },
    {
      name: 'pictures',
      type: 'array',
      label: 'Pictures',
      labels: { singular: 'Picture', plural: 'Pictures' },
      maxRows: 12,
      admin: {
        description: 'Up to twelve. They show where no feed service is connected or the visitor does not agree to it.',
      },
      fields: [
        pictureField({ required: true, description: 'Shows as a square, cut around its focal point.' }),
        httpsAddressField({ name: 'link', label: 'Address of the post', description: 'Opens in a new tab.' }),
      ],
    },
  ],
}
