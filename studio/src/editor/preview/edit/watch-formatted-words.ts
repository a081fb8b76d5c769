type TypedRun = { path: string; before: string; text: string }

/**
 * Reports each changed text node of a formatted text during typing, because its editor passes the text to the form only
 * when the browser is idle. Returns a function that stops watching.
 */
export function watchFormattedWords(formOf: () => Element | null, tell: (run: TypedRun) => void): () => void {
  const observer = new MutationObserver((records) => {
    for (const { target, before } of toRuns(records)) {
      const path = findPath(target, formOf())
      if (path !== undefined && before !== target.data) tell({ path, before, text: target.data })
    }
  })
  const onFocusIn = ({ target }: FocusEvent) => {
    observer.disconnect()
    if (target instanceof HTMLElement && target.isContentEditable)
      observer.observe(target, { characterData: true, characterDataOldValue: true, subtree: true })
  }
  document.addEventListener('focusin', onFocusIn)
  // The focus may already be in a formatted text.
  if (document.activeElement instanceof HTMLElement && document.activeElement.isContentEditable)
    observer.observe(document.activeElement, { characterData: true, characterDataOldValue: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', onFocusIn)
    observer.disconnect()
  }
}

/** Maps each text node to its text before the first of these changes. */
function toRuns(records: readonly MutationRecord[]): { target: Text; before: string }[] {
  const runs = new Map<Text, string>()
  for (const { target, oldValue } of records) {
    if (target instanceof Text && !runs.has(target)) runs.set(target, oldValue ?? '')
  }
  return [...runs].map(([target, before]) => ({ target, before }))
}

/** The path of the field, if it belongs to this form and not to a dialog over it. */
function findPath(node: Node, form: Element | null): string | undefined {
  const field = node.parentElement?.closest('[data-field-path]')
  if (field == null || form?.contains(field) !== true) return undefined
  return field.getAttribute('data-field-path') ?? undefined
}
