import { STAMPS, type StampCode } from '@menagerie/contract/stamps'
import type { Block } from 'payload'

const STAMP_LABELS: Record<StampCode, string> = {
  rabbit: 'Rabbit',
  bird: 'Bird',
  cat: 'Cat',
  dog: 'Dog',
  fish: 'Fish',
  reptile: 'Reptile',
  behaviour: 'Horse line: behaviour',
  cup: 'Horse line: cup',
  daily: 'Horse line: daily',
  horseshoe: 'Horse line: horseshoe',
  joints: 'Horse line: joints',
  trailer: 'Horse line: trailer',
}

export const blockQuoteFields: Block = {
  slug: 'BlockQuote',
  labels: { singular: 'Quote', plural: 'Quotes' },
  admin: { group: 'Text' },
  fields: [
    {
      name: 'text',
      type: 'textarea',
      label: 'Quote',
      required: true,
      maxLength: 600,
      admin: { description: 'Leave out quotation marks: the page adds those of its language.' },
    },
    {
      name: 'source',
      type: 'text',
      label: 'Who said it',
      maxLength: 150,
      admin: { description: 'For example “Anna, with two rabbits”.' },
    },
    {
      name: 'stamp',
      type: 'select',
      label: 'Stamp',
      options: STAMPS.map((value) => ({ value, label: STAMP_LABELS[value] })),
      admin: { description: 'The small drawing beside the quote. If left empty, none is shown.' },
    },
  ],
}
