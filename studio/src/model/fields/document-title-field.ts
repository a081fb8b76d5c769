import type { UIField } from 'payload'

export type TitlePart = {
  field: string
  /** Labels of the values, if the field is a choice. */
  labels?: Record<string, string>
}

/** Heading of the form, made from these fields; `empty` is shown while they have no value. */
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
