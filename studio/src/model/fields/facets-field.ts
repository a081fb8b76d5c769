import { PRODUCT_FACETS } from '@menagerie/contract/product'
import type { Field, GroupField } from 'payload'
import { FACET_LABELS } from '../../publish/parts/vocabularies.ts'
import { termsField } from './terms-field.ts'

const FIELDS = PRODUCT_FACETS.map((facet) =>
  termsField({ name: facet, label: FACET_LABELS[facet], vocabulary: facet, width: '50%' }),
)

/** Two fields per row. */
const ROWS: Field[] = FIELDS.flatMap((field, at) =>
  at % 2 === 0 ? [{ type: 'row', fields: [field, ...FIELDS.slice(at + 1, at + 2)] }] : [],
)

/** Facets that visitors filter products by: one choice of terms per facet. */
export const facetsField: GroupField = { name: 'facets', type: 'group', label: false, fields: ROWS }
