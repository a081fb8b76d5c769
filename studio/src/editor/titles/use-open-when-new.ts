import { useDocumentInfo, useForm, useRowLabel } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { followPath } from '../open-field/find-row.ts'
import { openRow } from '../open-field/open-row.ts'
import { wasAddedByHand } from './added-by-hand.ts'

/** A drawer of blocks closes before the form is its own again, and a busy studio takes its time for the fields. */
const PATIENCE_MS = 15_000

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
    if (row === undefined) return
    const isByHand = wasAddedByHand(row.id)
    // A save may be quicker than the heading of a row that was just added.
    if (!isByHand && findRowIds(savedDocumentData, list).includes(row.id)) return
    const uncollapse = () => {
      const now = getFields()[list]?.rows ?? []
      if (now.find(({ id }) => id === row.id)?.collapsed !== true) return
      const updatedRows = now.map((other) => (other.id === row.id ? { ...other, collapsed: false } : other))
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows })
    }
    uncollapse()
    // Rows of rows stand at longer paths, and have no place of their own in the form.
    if (list.includes('.') || !isByHand) return
    void openRow(followPath(getFields, path), { uncollapse, signal: AbortSignal.timeout(PATIENCE_MS) })
  }, [dispatchFields, getFields, path, savedDocumentData])
}

/** Finds the rows of the list that stands at a path such as `main.0.banners`. */
function findRowIds(document: unknown, path: string): string[] {
  const list = path.split('.').reduce<unknown>((value, key) => Object(value)[key], document)
  return (rowsSchema.safeParse(list).data ?? []).map(({ id }) => id)
}
