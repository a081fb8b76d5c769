/** Told where a step is taken back: older texts are meant then. */
export const STEP_TAKEN = 'menagerie:step-taken'
/** Told with the path of a field that has lost keys to a late answer, before it gets them again. */
export const PUT_BACK = 'menagerie:put-back'
/** Told with each text that is typed on the page beside the form. */
export const TYPED_ON_PAGE = 'menagerie:typed-on-page'

/** A field by its block (empty for the document's own), what it was and what it is now. */
export type TypedOnPage = { block: string; field: string; before: string; text: string }

export const tellTypedOnPage = (detail: TypedOnPage): boolean =>
  document.dispatchEvent(new CustomEvent(TYPED_ON_PAGE, { detail }))

export const isPutBackEvent = (event: Event): event is CustomEvent<string> =>
  event instanceof CustomEvent && event.type === PUT_BACK

export const isTypedOnPage = (event: Event): event is CustomEvent<TypedOnPage> =>
  event instanceof CustomEvent && event.type === TYPED_ON_PAGE
