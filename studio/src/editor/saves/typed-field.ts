import { isTextLine } from '../open-field/open-row.ts'

/** A line of the form that an editor is in: what stands there by their keys, and all that stood there since they came. */
export type TypedField = { text: string; earlier: ReadonlySet<string> }

const FIELD = 'field-'

/**
 * Finds the path of a line or box of text in `form`: `main.0.title`; undefined for all else. A line is called like its field; a box
 * that words are typed into to find something has the field's id only, and a drawer over the form has fields of its own form.
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

/** Whether `value` of the form is an older state of what was typed: a late answer of the studio has put it back. */
export function isPutBack({ text, earlier }: TypedField, value: unknown): boolean {
  const shown = value ?? ''
  return typeof shown === 'string' && shown !== text && earlier.has(shown)
}
