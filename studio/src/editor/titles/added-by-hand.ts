import { useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect } from 'react'

/** What adds a row to a form: a sketch in the choice of blocks, the button below a list, *Add below* and *Duplicate* of a row. */
const ADDING = '.blocks-drawer__blocks-wrapper, .array-field__add-row, .array-actions__add, .array-actions__duplicate'
/** The studio makes the fields of a new row, and may have saved it before they come. */
const SOON_MS = 30_000

/** The last press that adds a row, and the rows of the form before it. */
let press: { at: number; rows: ReadonlySet<string> } | undefined

const listRowIds = (fields: FormState) =>
  new Set(Object.values(fields).flatMap(({ rows }) => (rows ?? []).map(({ id }) => id)))

/** Notes presses that add rows. Forms must call it from their beginning: headings of rows come with the first row, after its press. */
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

/** Whether the last press has added this row: rows come from undoing, other windows and colleagues, too. */
export const wasAddedByHand = (row: string): boolean =>
  press !== undefined && performance.now() - press.at < SOON_MS && !press.rows.has(row)
