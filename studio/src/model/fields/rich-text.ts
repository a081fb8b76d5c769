import {
  AlignFeature,
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  IndentFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'

import type { Field, FieldAffectingData } from 'payload'
import { PICKED_COLLECTIONS } from '../pickers/offer.ts'
import { withPicker } from '../pickers/with-pickers.ts'

/** Keeps lists in pasted text. */
const pasteFeature = createServerFeature({
  feature: { ClientFeature: '/src/editor/inputs/paste/PasteFeature.tsx#PasteFeature' },
  key: 'paste',
})

/** The editor of all formatted text. It offers exactly what the contract's rich text supports. */
export const richTextEditor = lexicalEditor({
  features: [
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    SubscriptFeature(),
    SuperscriptFeature(),
    InlineCodeFeature(),
    AlignFeature(),
    IndentFeature(),
    LinkFeature({
      // A picture has no page to link to.
      enabledCollections: PICKED_COLLECTIONS.filter((slug) => slug !== 'media'),
      fields: ({ defaultFields }) => defaultFields.map(toStudioWords),
    }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    EXPERIMENTAL_TableFeature(),
    pasteFeature(),
  ],
})

/** Uses the same labels and the same picker in the dialog of a link as in other links. */
function toStudioWords(field: FieldAffectingData): Field | FieldAffectingData {
  if (field.type === 'relationship') return withPicker(field)
  if (field.type === 'radio')
    return {
      ...field,
      label: 'Leads to',
      admin: { ...field.admin, description: undefined },
      options: [
        { value: 'internal', label: 'Page, article, job opening or product' },
        { value: 'custom', label: 'Other website' },
      ],
    }
  if (field.type === 'text' && field.name === 'url') return { ...field, label: 'Address' }
  return field
}
