/** What adds a row to a form: a sketch in the choice of blocks, the button below a list, *Add below* and *Duplicate* of a row. */
const ADDING = '.blocks-drawer__blocks-wrapper, .array-field__add-row, .array-actions__add, .array-actions__duplicate'
/** The studio makes the fields of a new row. */
const SOON_MS = 10_000

let pressedAt = Number.NEGATIVE_INFINITY

if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    ({ target }) => {
      const isAdding = target instanceof Element && target.closest(ADDING) !== null
      pressedAt = isAdding ? performance.now() : Number.NEGATIVE_INFINITY
    },
    true,
  )
}

/** Whether the last press was one that adds a row: rows come from undoing, other windows and colleagues, too. */
export const wasAddedByHand = (): boolean => performance.now() - pressedAt < SOON_MS
