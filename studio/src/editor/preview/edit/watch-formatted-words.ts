type TypedRun = { path: string; before: string; text: string }

/**
 * Tells each run of words of a formatted text as it is typed: its editor hands the text to the form only when the browser is idle. Returns
 * what ends it.
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
  // The editor may be in one already.
  if (document.activeElement instanceof HTMLElement && document.activeElement.isContentEditable)
    observer.observe(document.activeElement, { characterData: true, characterDataOldValue: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', onFocusIn)
    observer.disconnect()
  }
}

/** What each run was before the first of these changes. */
function toRuns(records: readonly MutationRecord[]): { target: Text; before: string }[] {
  const runs = new Map<Text, string>()
  for (const { target, oldValue } of records) {
    if (target instanceof Text && !runs.has(target)) runs.set(target, oldValue ?? '')
  }
  return [...runs].map(([target, before]) => ({ target, before }))
}

/** The path of the field, where it is one of this form and not of a dialog over it. */
function findPath(node: Node, form: Element | null): string | undefined {
  const field = node.parentElement?.closest('[data-field-path]')
  if (field == null || form?.contains(field) !== true) return undefined
  return field.getAttribute('data-field-path') ?? undefined
}
