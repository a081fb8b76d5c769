import { useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect } from 'react'

/**
 * Elements that add a row to a form: a choice in the block drawer, the button below a list, *Add below* and *Duplicate*
 * of a row.
 */
const ADDING = '.blocks-drawer__blocks-wrapper, .array-field__add-row, .array-actions__add, .array-actions__duplicate'
/** The studio creates the fields of a new row, and may have saved the row before they arrive. */
const SOON_MS = 30_000

/** The last click that added a row, and the rows of the form before it. */
let press: { at: number; rows: ReadonlySet<string> } | undefined

const listRowIds = (fields: FormState) =>
  new Set(Object.values(fields).flatMap(({ rows }) => (rows ?? []).map(({ id }) => id)))

/** Records clicks that add rows. Forms must call it when they open, because the title of a first row is rendered after its click. */
export function useNotedPresses(): void {
  const { getFields } = useForm()
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const isAdding = target instanceof Element && target.closest(ADDING) !== null
      press = isAdding ? { at: performance.now(), rows: listRowIds(getFields()) } : undefined
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [getFields])
}

/** Whether the last click has added this row: rows are also added by undo, other windows and colleagues. */
export const wasAddedByHand = (row: string): boolean =>
  press !== undefined && performance.now() - press.at < SOON_MS && !press.rows.has(row)
