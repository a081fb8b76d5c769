/** A line of the form that an editor is in: what stands there by their keys, and all that stood there since they came. */
export type TypedField = { text: string; earlier: ReadonlySet<string> }

const FIELD = 'field-'

/** Of a line or box of text, its path in the form: `main.0.title`; undefined for all else. */
export function findTypedPath(element: Element | null): string | undefined {
  const isText =
    element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text')
  return isText && element.id.startsWith(FIELD) ? element.id.slice(FIELD.length).replaceAll('__', '.') : undefined
}

export function typeInto({ text, earlier }: TypedField, typed: string): TypedField {
  return { text: typed, earlier: new Set([...earlier, text]) }
}

/** Whether `value` of the form is an older state of what was typed: a late answer of the studio has put it back. */
export function isPutBack({ text, earlier }: TypedField, value: unknown): boolean {
  const shown = value ?? ''
  return typeof shown === 'string' && shown !== text && earlier.has(shown)
}
