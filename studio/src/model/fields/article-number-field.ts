import { cleanLine } from '@menagerie/contract/clean-text'
import { articleNumberSchema } from '@menagerie/contract/product'
import type { TextField } from 'payload'

/**
 * A company's own article number, which may contain letters (reading 50). An empty one is stored as absent, because
 * empty texts would violate the unique index.
 */
export const articleNumberField: TextField = {
  name: 'article_number',
  type: 'text',
  label: 'Own article number',
  unique: true,
  index: true,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? cleanLine(value) || null : value)] },
  validate: (value: unknown) =>
    value === undefined ||
    value === null ||
    articleNumberSchema.safeParse(value).success ||
    'An own article number can have up to 60 letters, digits and the characters - . / _, such as TW-1204/B',
  admin: {
    description:
      'As the company writes it, with letters. Visitors can find the product by it, and imports use it to match products.',
  },
}
