/** Dispatched on undo: older texts are intended then. */
export const STEP_TAKEN = 'menagerie:step-taken'
/** Dispatched with the path of a field that a late answer has reset, before its text is restored. */
export const PUT_BACK = 'menagerie:put-back'
/** Dispatched with each text typed on the page beside the form. */
export const TYPED_ON_PAGE = 'menagerie:typed-on-page'

/** A field (with its block's id, empty for the document's own fields), its old and its new text. */
export type TypedOnPage = { block: string; field: string; before: string; text: string }

export const tellTypedOnPage = (detail: TypedOnPage): boolean =>
  document.dispatchEvent(new CustomEvent(TYPED_ON_PAGE, { detail }))

export const isPutBackEvent = (event: Event): event is CustomEvent<string> =>
  event instanceof CustomEvent && event.type === PUT_BACK

export const isTypedOnPage = (event: Event): event is CustomEvent<TypedOnPage> =>
  event instanceof CustomEvent && event.type === TYPED_ON_PAGE
