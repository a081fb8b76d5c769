import type { SelectField } from 'payload'
import { BRAND_CHOICES } from './brand-choices.ts'

/**
 * Brands of the company that sell the document. Stored as text, so that a new brand needs no migration
 * (`platform/keep-brands-as-text.ts`).
 */
export function brandsField(label: string, width?: string): SelectField {
  return {
    name: 'brands',
    type: 'select',
    label,
    hasMany: true,
    required: true,
    options: [...BRAND_CHOICES],
    typescriptSchema: [() => ({ type: 'array', items: { type: 'string' } })],
    ...(width !== undefined && { admin: { width } }),
  }
}
