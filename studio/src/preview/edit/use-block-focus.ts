'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect, useMemo } from 'react'
import { findRow, findRowId } from './find-row.ts'
import { openRow, waitFor } from './open-row.ts'

const ROW = /^(\w+)-row-(\d+)$/

export type BlockFocus = {
  open: (block: string) => void
  /** The row that comes to this place. */
  openAt: (area: string, at: number) => Promise<void>
}

/** Opens the row of a block; and tells which block the editor's focus comes to in the form. */
export function useBlockFocus(onFocus: (block: string) => void): BlockFocus {
  const { dispatchFields, getFields } = useForm()
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      for (let row = target.closest('[id*="-row-"]'); row; row = row.parentElement?.closest('[id*="-row-"]') ?? null) {
        const [, area = '', at = ''] = ROW.exec(row.id) ?? []
        const block = findRowId(getFields(), area, Number(at))
        if (block !== undefined) return onFocus(block)
      }
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [getFields, onFocus])

  return useMemo(() => {
    const open = (block: string) => {
      const row = findRow(getFields(), block)
      if (row === undefined) return
      void openRow(row, () => {
        // A row that was just added is closed when the studio has it.
        if (findRow(getFields(), block)?.isCollapsed !== true) return
        const rows = getFields()[row.area]?.rows ?? []
        const updatedRows = rows.map((other) => (other.id === block ? { ...other, collapsed: false } : other))
        dispatchFields({ type: 'SET_ROW_COLLAPSED', path: row.area, updatedRows })
      })
    }
    const openAt = async (area: string, at: number) => {
      const count = getFields()[area]?.rows?.length ?? 0
      const isThere = () => (getFields()[area]?.rows?.length ?? 0) > count
      await waitFor(() => isThere() || null)
      const block = findRowId(getFields(), area, at)
      if (block !== undefined) open(block)
    }
    return { open, openAt }
  }, [dispatchFields, getFields])
}
