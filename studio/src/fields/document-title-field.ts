import type { UIField } from 'payload'
import type { TitlePart } from '../admin/DocumentTitle.tsx'

/** Heading of the form, made of these fields; `empty` while they say nothing. */
export function documentTitleField(empty: string, parts: TitlePart[]): UIField {
  return {
    name: 'documentTitle',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: { path: '/src/admin/DocumentTitle.tsx#DocumentTitle', clientProps: { empty, parts } } },
    },
  }
}
