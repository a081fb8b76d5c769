import {
  BlockquoteFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnderlineFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'

import { PICKED_COLLECTIONS } from '../pickers/offer.ts'
import { withPicker } from '../pickers/with-pickers.ts'

/** The one editor of formatted text. It offers what the contract's rich text can hold and nothing else. */
export const richText = lexicalEditor({
  features: [
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    InlineCodeFeature(),
    LinkFeature({
      enabledCollections: [...PICKED_COLLECTIONS],
      // The document that a link leads to is chosen as everywhere.
      fields: ({ defaultFields }) =>
        defaultFields.map((field) => (field.type === 'relationship' ? withPicker(field) : field)),
    }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    EXPERIMENTAL_TableFeature(),
  ],
})
