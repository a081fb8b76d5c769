import type { UIField } from 'payload'

export type TitlePart = {
  field: string
  /** What editors call each value, where the field is a choice. */
  labels?: Record<string, string>
}

/** Heading of the form, made of these fields; `empty` while they say nothing. */
export function documentTitleField(empty: string, parts: TitlePart[]): UIField {
  return {
    name: 'documentTitle',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: {
        Field: { path: '/src/editor/titles/DocumentTitle.tsx#DocumentTitle', clientProps: { empty, parts } },
      },
    },
  }
}
