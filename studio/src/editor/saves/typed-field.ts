import { isTextLine } from '../open-field/open-row.ts'

/** An input of the form with the focus: its typed text, and all earlier texts since it got the focus. */
export type TypedField = { text: string; earlier: ReadonlySet<string> }

const FIELD = 'field-'

/**
 * Finds the path of a text input in `form`, such as `main.0.title`; undefined for other elements. A text input is named
 * like its field, a search box only has the field's id, and a drawer over the form has its own form.
 */
export function findTypedPath(element: Element | null, form: HTMLFormElement | null): string | undefined {
  if (!isTextLine(element) || form === null || element.form !== form || !element.id.startsWith(FIELD)) return undefined
  const path = element.id.slice(FIELD.length).replaceAll('__', '.')
  const finds = element.role === 'combobox' || element.role === 'searchbox' || element.ariaAutoComplete !== null
  return element.name === path && !finds ? path : undefined
}

export function typeInto({ text, earlier }: TypedField, typed: string): TypedField {
  return { text: typed, earlier: new Set([...earlier, text]) }
}

/** Whether the form's `value` is an older state of the typed text, restored by a late answer of the studio. */
export function isPutBack({ text, earlier }: TypedField, value: unknown): boolean {
  const shown = value ?? ''
  return typeof shown === 'string' && shown !== text && earlier.has(shown)
}
