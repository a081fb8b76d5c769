import { validateVideoAddress } from '@menagerie/web/blocks/MediaRow/fields'
import type { TextField } from 'payload'
import { webAddressField } from './web-address-field.ts'

/** Video about a product: of all countries, or of one site. */
export const videoField = (description: string): TextField => ({
  ...webAddressField({ name: 'video_url', label: 'Video', description }),
  validate: (value: unknown) => validateVideoAddress(value, { required: false }),
})
