import type { RelationshipField } from 'payload'
import { CONTENT_TAG, type Vocabulary } from '../../publish/parts/vocabularies.ts'

type TermsField = { name: string; label: string; vocabulary: Vocabulary; description?: string; width?: string }

/** Terms of one vocabulary, in the order in which they are shown; terms of another vocabulary are refused. */
export function termsField({ name, label, vocabulary, description, width }: TermsField): RelationshipField {
  return {
    name,
    type: 'relationship',
    label,
    relationTo: 'terms',
    hasMany: true,
    filterOptions: { vocabulary: { equals: vocabulary } },
    admin: {
      allowEdit: false,
      ...(description && { description }),
      ...(width && { width }),
    },
  }
}

/** Tags of a page, article, job or product. */
export const tagsField = termsField({
  name: 'tags',
  label: 'Tags',
  vocabulary: CONTENT_TAG,
  description: 'Visitors see those with a name in the language of the site.',
})
