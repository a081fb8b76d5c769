import { cleanWebAddress } from '@menagerie/contract/clean-web-address'
import type { Block, Field } from 'payload'
import { isOfVideoPlatform, readVideoAddress } from '../../features/embeds/read-video-address.ts'
import { pictureField } from '../banner-fields.ts'
import { httpsAddressField, validateHttpsAddress } from '../https-address.ts'

/** The block of a slot, as far as the slot's fields need it. */
type MediaRowValues = { rowType?: unknown }
type Slot = { film?: unknown; videoUrl?: unknown }
type FieldSurroundings = { blockData?: MediaRowValues; siblingData?: Slot }

const isVideoRow = (block: MediaRowValues | undefined) => block?.rowType === 'video'

/** Hides fields that only a video has in a row of pictures; they are then neither required nor validated. */
const shownForVideo = (_data: unknown, _slot: unknown, { blockData }: { blockData?: MediaRowValues }) =>
  isVideoRow(blockData)

export function validateVideoUrl(value: unknown, { blockData, siblingData }: FieldSurroundings): true | string {
  if (!isVideoRow(blockData)) return true
  if (siblingData?.film && value) return ONE_OF_BOTH
  return validateVideoAddress(value, { required: !siblingData?.film })
}

export const ONE_OF_BOTH = 'Choose a film or enter an address, not both'

/** Other companies' addresses become links, or frames where the site has a service for them; an address of a known platform must name one video. */
export function validateVideoAddress(value: unknown, options: { required: boolean }): true | string {
  const isAddress = validateHttpsAddress(value, options)
  if (isAddress !== true || typeof value !== 'string' || value === '') return isAddress
  const address = cleanWebAddress(value)
  const isRead = !isOfVideoPlatform(address) || readVideoAddress(address) !== undefined
  return isRead || 'This does not lead to a single video: open the video and copy the address that “Share” shows'
}

export function validateVideoTitle(value: unknown, { blockData }: { blockData?: MediaRowValues }): true | string {
  const hasTitle = typeof value === 'string' && value.trim() !== ''
  return !isVideoRow(blockData) || hasTitle || 'Enter a title: readers choose the video by it'
}

const slotFields: Field[] = [
  pictureField({
    required: true,
    description: 'The picture, or what is shown of a video before it plays. At 560 × 375 pixels; videos at 16:9.',
  }),
  {
    ...httpsAddressField({
      name: 'videoUrl',
      label: 'Address of the video',
    }),
    validate: validateVideoUrl,
    admin: { condition: shownForVideo, placeholder: 'https://' },
  },
  {
    name: 'film',
    type: 'upload',
    relationTo: 'films',
    label: 'Your own film',
    admin: { condition: shownForVideo, description: 'Use this instead of an address: the site plays it itself.' },
  },
  {
    name: 'videoTitle',
    type: 'text',
    label: 'Title of the video',
    maxLength: 120,
    validate: validateVideoTitle,
    admin: { condition: shownForVideo },
  },
  {
    name: 'caption',
    type: 'text',
    label: 'Caption',
    maxLength: 300,
    admin: { description: 'Shown below the picture or video.' },
  },
]

export const mediaRowFields: Block = {
  slug: 'MediaRow',
  labels: { singular: 'Pictures or videos', plural: 'Pictures or videos' },
  admin: { group: 'Pictures, videos and networks' },
  fields: [
    {
      name: 'rowType',
      type: 'select',
      label: 'Shows',
      required: true,
      defaultValue: 'image',
      options: [
        { value: 'image', label: 'Pictures' },
        { value: 'video', label: 'Videos' },
      ],
      admin: { isClearable: false },
    },
    {
      name: 'slots',
      type: 'array',
      label: 'Pictures or videos',
      labels: { singular: 'Picture or video', plural: 'Pictures or videos' },
      required: true,
      minRows: 1,
      maxRows: 2,
      defaultValue: () => [{}, {}],
      admin: { description: 'Two are shown side by side, one is shown in the middle.' },
      fields: slotFields,
    },
  ],
}
