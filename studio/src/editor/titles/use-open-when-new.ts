import { useDocumentInfo, useForm, useRowLabel } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { z } from 'zod'

const rowsSchema = z.array(z.object({ id: z.string() }))

/** Rows are closed when a form opens, and Payload closes those that an editor adds, too: they are the ones to fill in. */
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
    if (!row?.collapsed || findRowIds(savedDocumentData, list).includes(row.id)) return
    const updatedRows = rows.map((other) => (other === row ? { ...other, collapsed: false } : other))
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows })
  }, [dispatchFields, getFields, path, savedDocumentData])
}

/** Finds the rows of the list that stands at a path such as `main.0.banners`. */
function findRowIds(document: unknown, path: string): string[] {
  const list = path.split('.').reduce<unknown>((value, key) => Object(value)[key], document)
  return (rowsSchema.safeParse(list).data ?? []).map(({ id }) => id)
}
