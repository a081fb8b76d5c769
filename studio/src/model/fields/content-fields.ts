import type { Field, TextField } from 'payload'
import { markCopy } from '../addresses/mark-copy.ts'
import { DAY_CALENDAR } from './calendar.ts'
import { tagsField } from './terms-field.ts'

/** Fields that pages, articles and jobs share (spec §3); the contract's `content-fields.ts` has their published form. */
export const HEADINGS: Field[] = [
  { name: 'title', type: 'text', required: true, maxLength: 200, hooks: { beforeDuplicate: [markCopy] } },
  { name: 'subTitle', type: 'text', label: 'Subtitle', maxLength: 300 },
]

const picture = (name: string, label: string, description: string): Field => ({
  name,
  type: 'upload',
  label,
  relationTo: 'media',
  admin: { width: '50%', description },
})

const CARD: Field[] = [
  {
    name: 'shortDescription',
    type: 'textarea',
    label: 'Short description',
    maxLength: 500,
    admin: { description: 'For cards, search results and feeds: one to three sentences.' },
  },
  {
    type: 'row',
    fields: [
      picture('image', 'Picture', 'In the banner and on cards.'),
      picture('phoneOnlyImage', 'Picture on phones', 'If left empty, phones show the same picture.'),
    ],
  },
  {
    name: 'imageAlt',
    type: 'text',
    label: 'Alternative text of the picture',
    maxLength: 300,
    admin: { description: 'If left empty, the picture’s own text is used.' },
  },
  tagsField,
]

const SEARCH_ENGINES: Field[] = [
  {
    name: 'metaTitle',
    type: 'text',
    label: 'Title for search engines',
    maxLength: 200,
    admin: { description: 'If left empty, the title at the top is used. About 60 characters are shown.' },
  },
  {
    name: 'metaDescription',
    type: 'textarea',
    label: 'Description for search engines',
    maxLength: 500,
    admin: { description: 'One or two sentences. About 155 characters are shown.' },
  },
  {
    name: 'metaImage',
    type: 'upload',
    label: 'Picture for social networks',
    relationTo: 'media',
    admin: { description: 'If left empty, the card’s picture is used.' },
  },
  {
    name: 'robots',
    type: 'group',
    label: 'Search engines may',
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'index', type: 'checkbox', label: 'show this in their results', defaultValue: true },
          { name: 'follow', type: 'checkbox', label: 'follow the links in it', defaultValue: true },
        ],
      },
    ],
  },
]

type Tab = { label: string; description?: string; fields: Field[]; admin?: { condition: Condition } }
type Condition = NonNullable<NonNullable<TextField['admin']>['condition']>

/**
 * The form of a document with content: `ownTabs` are inserted between its texts and the tabs for cards and search
 * engines.
 */
export function contentTabs(content: Field[], ownTabs: Tab[] = []): Field {
  return {
    type: 'tabs',
    tabs: [
      { label: 'Content', fields: content },
      ...ownTabs,
      { label: 'Card and picture', fields: CARD },
      { label: 'Search engines', fields: SEARCH_ENGINES },
    ],
  }
}

/** Author and dates in the sidebar; shown if `condition` is true. */
export function bylineFields(condition: Condition): Field[] {
  const admin = { position: 'sidebar' as const, condition }
  return [
    { name: 'author', type: 'relationship', relationTo: 'authors', admin },
    { name: 'showAuthor', type: 'checkbox', label: 'Show the author', defaultValue: false, admin },
    {
      name: 'created',
      type: 'date',
      label: 'Date',
      defaultValue: () => new Date().toISOString(),
      // Stored as noon UTC, which is the same day in every site's country.
      admin: { ...admin, date: DAY_CALENDAR },
    },
    { name: 'showDate', type: 'checkbox', label: 'Show the date', defaultValue: false, admin },
  ]
}
