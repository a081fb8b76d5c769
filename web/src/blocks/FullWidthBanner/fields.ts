import type { Block } from 'payload'
import { bannerTextFields, pictureField } from '../banner-fields.ts'

export const fullWidthBannerFields: Block = {
  slug: 'FullWidthBanner',
  labels: { singular: 'Full-width banner', plural: 'Full-width banners' },
  admin: { group: 'Banners' },
  fields: [
    ...bannerTextFields(),
    {
      type: 'row',
      fields: [
        {
          name: 'contentPosition',
          type: 'select',
          label: 'Text position',
          required: true,
          defaultValue: 'left',
          options: [
            { value: 'left', label: 'on the left' },
            { value: 'right', label: 'on the right' },
          ],
          admin: {
            width: '50%',
            isClearable: false,
            description: 'Choose the calmer side of the picture. On phones, the text is below the picture.',
          },
        },
        {
          name: 'textColor',
          type: 'select',
          label: 'Text colour',
          required: true,
          defaultValue: 'light',
          options: [
            { value: 'light', label: 'Light, for dark pictures' },
            { value: 'dark', label: 'Dark, for light pictures' },
          ],
          admin: {
            width: '50%',
            isClearable: false,
            description: 'The picture is shaded behind the text, so that it can be read on any picture.',
          },
        },
      ],
    },
    pictureField({
      required: true,
      description: 'Shown at 1440 × 480 pixels, cropped around its focal point. A picture of twice that size is best.',
    }),
    pictureField({
      name: 'phoneOnlyImage',
      label: 'Picture for phones',
      description:
        'Replaces the picture on phones, at 599 × 250 pixels. If left empty, phones get the picture’s own phone picture, or a narrower crop of it.',
    }),
  ],
}
