import { useDocumentInfo, useForm, useRowLabel } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { followPath } from '../open-field/find-row.ts'
import { openRow } from '../open-field/open-row.ts'
import { wasAddedByHand } from './added-by-hand.ts'

/** A drawer of blocks closes before the form is usable again, and a busy studio needs time for the fields. */
const PATIENCE_MS = 15_000

const rowsSchema = z.array(z.object({ id: z.string() }))

/**
 * Opens rows that an editor has just added and moves the focus there: Payload closes all rows when a form opens, and
 * new ones as well.
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
    // A save may finish before the title of a newly added row is rendered.
    if (!isByHand && findRowIds(savedDocumentData, list).includes(row.id)) return
    const uncollapse = () => {
      const now = getFields()[list]?.rows ?? []
      if (now.find(({ id }) => id === row.id)?.collapsed !== true) return
      const updatedRows = now.map((other) => (other.id === row.id ? { ...other, collapsed: false } : other))
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows })
    }
    uncollapse()
    // Nested rows, which have longer paths, are only uncollapsed.
    if (list.includes('.') || !isByHand) return
    void openRow(followPath(getFields, path), { uncollapse, signal: AbortSignal.timeout(PATIENCE_MS) })
  }, [dispatchFields, getFields, path, savedDocumentData])
}

/** Lists the ids of the rows at a path such as `main.0.banners`. */
function findRowIds(document: unknown, path: string): string[] {
  const list = path.split('.').reduce<unknown>((value, key) => Object(value)[key], document)
  return (rowsSchema.safeParse(list).data ?? []).map(({ id }) => id)
}
