import { useDocumentInfo, useForm, useRowLabel } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { openRow, waitFor } from '../open-field/open-row.ts'
import { wasAddedByHand } from './added-by-hand.ts'

/** A drawer of blocks closes before the form is its own again. */
const PATIENCE_MS = 5_000

/** The buttons below a list, in the wrapper that Payload gives them or without. */
const ADD_BUTTON = '.blocks-field__drawer-toggler, .blocks-field__drawer-toggler *, .array-field__add-row'

const rowsSchema = z.array(z.object({ id: z.string() }))

/**
 * Rows are closed when a form opens, and Payload closes those that an editor adds, too: they are the ones to fill in. What the editor
 * has just added takes the focus.
 */
export function useOpenWhenNew(): void {
  const { path } = useRowLabel()
  const { dispatchFields, getFields } = useForm()
  const { savedDocumentData } = useDocumentInfo()
  const isDecided = useRef(false)
  useEffect(() => {
    if (isDecided.current) return
    isDecided.current = true
    const list = path.slice(0, path.lastIndexOf('.'))
    const rows = getFields()[list]?.rows ?? []
    const row = rows[Number(path.slice(list.length + 1))]
    if (row === undefined || findRowIds(savedDocumentData, list).includes(row.id)) return
    const uncollapse = () => {
      const now = getFields()[list]?.rows ?? []
      if (now.find(({ id }) => id === row.id)?.collapsed !== true) return
      const updatedRows = now.map((other) => (other.id === row.id ? { ...other, collapsed: false } : other))
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows })
    }
    uncollapse()
    // Rows of rows stand at longer paths, and have no place of their own in the form.
    if (list.includes('.') || !wasAddedByHand()) return
    void enterRow(path, uncollapse)
  }, [dispatchFields, getFields, path, savedDocumentData])
}

/** A drawer that closes gives the focus back to the button that opened it, and takes it from the row: once more, then. */
async function enterRow(path: string, uncollapse: () => void): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  await waitFor(() => (document.querySelector('.drawer--is-open') === null ? true : null), signal)
  await openRow(path, { uncollapse, signal })
  if (document.activeElement?.matches(ADD_BUTTON) === true) await openRow(path, { uncollapse, signal })
}

/** Finds the rows of the list that stands at a path such as `main.0.banners`. */
function findRowIds(document: unknown, path: string): string[] {
  const list = path.split('.').reduce<unknown>((value, key) => Object(value)[key], document)
  return (rowsSchema.safeParse(list).data ?? []).map(({ id }) => id)
}
