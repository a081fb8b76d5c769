'use client'

import { useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useMemo } from 'react'
import { findFieldPath, findRow } from '../../open-field/find-row.ts'
import { tellTypedOnPage } from '../../saves/kept-typing-events.ts'

export type FormEdits = {
  add: (blockType: string, area: string, at: number) => void
  move: (block: string, area: string, to: number) => void
  duplicate: (block: string) => void
  /** Hides the block, or shows it again. */
  hide: (block: string) => void
  remove: (block: string) => void
  /** Writes into a field of a block, or of the document itself (with an empty block). */
  type: (block: string, field: string, text: string) => void
  /** Whether the field already has this text. */
  hasText: (block: string, field: string, text: string) => boolean
}

/**
 * Actions on the blocks of a form, all through the form's own functions, so that its checks, permissions and versions
 * apply.
 */
export function useFormEdits(): FormEdits {
  const { addFieldRow, dispatchFields, getFields, moveFieldRow, removeFieldRow, setModified } = useForm()
  return useMemo(() => {
    const rowOf = (block: string) => findRow(getFields(), block)
    const moveOver = (from: { area: string; at: number; blockType: string }, area: string, to: number) => {
      const subFieldState = readRow(getFields(), `${from.area}.${from.at}.`)
      dispatchFields({ type: 'ADD_ROW', blockType: from.blockType, path: area, rowIndex: to, subFieldState })
      removeFieldRow({ path: from.area, rowIndex: from.at })
    }
    return {
      add: (blockType, area, at) => addFieldRow({ blockType, path: area, rowIndex: at, schemaPath: area }),
      move(block, area, to) {
        const row = rowOf(block)
        if (row === undefined) return
        const last = (getFields()[area]?.rows?.length ?? 0) - (row.area === area ? 1 : 0)
        const within = Math.max(0, Math.min(to, last))
        if (row.area === area) moveFieldRow({ path: area, moveFromIndex: row.at, moveToIndex: within })
        else moveOver(row, area, within)
      },
      duplicate(block) {
        const row = rowOf(block)
        if (row === undefined) return
        dispatchFields({ type: 'DUPLICATE_ROW', path: row.area, rowIndex: row.at })
        setModified(true)
      },
      hide(block) {
        const row = rowOf(block)
        if (row === undefined) return
        const path = `${row.area}.${row.at}.hidden`
        dispatchFields({ type: 'UPDATE', path, value: getFields()[path]?.value !== true })
        setModified(true)
      },
      remove(block) {
        const row = rowOf(block)
        if (row !== undefined) removeFieldRow({ path: row.area, rowIndex: row.at })
      },
      hasText: (block, field, text) => getFields()[findFieldPath(getFields(), block, field) ?? '']?.value === text,
      type(block, field, text) {
        const path = findFieldPath(getFields(), block, field) ?? ''
        const before = getFields()[path]?.value
        // Only writes to existing text fields of the form.
        if (typeof before !== 'string' || before === text) return
        tellTypedOnPage({ block, field, before, text })
        dispatchFields({ type: 'UPDATE', path, value: text })
        setModified(true)
      },
    }
  }, [addFieldRow, dispatchFields, getFields, moveFieldRow, removeFieldRow, setModified])
}

/** The fields of a row by their names in the row. */
function readRow(fields: FormState, prefix: string): FormState {
  const own = Object.entries(fields).filter(([path]) => path.startsWith(prefix))
  return Object.fromEntries(own.map(([path, field]) => [path.slice(prefix.length), field]))
}
