import type { CustomComponent } from 'payload'

type Choice = { field: string; options: readonly { value: string; label: string }[] }

/** `RowLabel` of a list: a collapsed row shows its content. `what`: the singular, for an empty row. */
export function rowTitle(what: string, choice?: Choice): CustomComponent {
  const labels = choice && Object.fromEntries(choice.options.map(({ value, label }) => [value, label]))
  return {
    path: '/src/editor/titles/RowTitle.tsx#RowTitle',
    clientProps: { what, ...(choice && { choice: { field: choice.field, labels } }) },
  }
}
