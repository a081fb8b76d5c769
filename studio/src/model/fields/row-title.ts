import type { CustomComponent } from 'payload'

type Choice = { field: string; options: readonly { value: string; label: string }[] }

/** For `RowLabel` of an array: a closed row says what is in it. `what` is the singular, for a row that is still empty. */
export function rowTitle(what: string, choice?: Choice): CustomComponent {
  const labels = choice && Object.fromEntries(choice.options.map(({ value, label }) => [value, label]))
  return {
    path: '/src/editor/titles/RowTitle.tsx#RowTitle',
    clientProps: { what, ...(choice && { choice: { field: choice.field, labels } }) },
  }
}
