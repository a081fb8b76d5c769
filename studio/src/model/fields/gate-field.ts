import type { CheckboxField, FieldHook } from 'payload'
import { isGatedTemplate } from '../../publish/parts/template-parts.ts'

type PageLike = { id: string; template?: unknown }

/** Pages with a template for business customers are always gated, whatever the checkbox says. */
const closeGatedTemplate: FieldHook<PageLike> = ({ data, originalDoc, value }) =>
  isGatedTemplate(data?.template ?? originalDoc?.template) || value

export const gateField: CheckboxField = {
  name: 'is_gated',
  type: 'checkbox',
  label: 'Only for business customers',
  defaultValue: false,
  hooks: { beforeChange: [closeGatedTemplate] },
  admin: {
    position: 'sidebar',
    condition: (page: Partial<PageLike>) => !isGatedTemplate(page.template),
    description: 'Visitors who have not signed in are sent to the home page.',
  },
}
