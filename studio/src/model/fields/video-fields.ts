import { ONE_OF_BOTH, validateVideoAddress } from '@menagerie/web/blocks/MediaRow/fields'
import type { Field } from 'payload'
import { webAddressField } from './web-address-field.ts'

/** Video about a product, for all countries or one site: from a video platform, or an uploaded film. */
export const videoFields = (description: string): Field[] => [
  {
    ...webAddressField({ name: 'video_url', label: 'Video', description }),
    validate: (value: unknown, { siblingData }: { siblingData: { film?: unknown } }) =>
      value && siblingData.film ? ONE_OF_BOTH : validateVideoAddress(value, { required: false }),
  },
  {
    name: 'film',
    type: 'upload',
    relationTo: 'films',
    label: 'Your own film',
    admin: { description: 'Use this instead of an address: the site plays it itself.' },
  },
]
