'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect, useMemo, useRef } from 'react'
import { findFieldPath, findFocusedBlock, findRow, findRowId, followPath } from '../../open-field/find-row.ts'
import { isInForm, openRow, waitFor } from '../../open-field/open-row.ts'
import { useKeptOpen } from '../../open-field/use-kept-open.ts'

type BlockFocus = {
  open: (block: string) => void
  /** A field, of a block or of the document itself (an empty name). */
  openField: (block: string, field: string) => void
  /** The row that comes to this place. */
  openAt: (area: string, at: number) => Promise<void>
  /** What was to be opened is not: the editor is on the page. */
  stop: () => void
}

/** Opens rows and fields of the form; and tells which block the editor's focus comes to there. */
export function useBlockFocus(onFocus: (block: string) => void): BlockFocus {
  const { getFields } = useForm()
  const keepOpen = useKeptOpen()
  const opening = useRef(new AbortController())
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const block = target instanceof Element ? findFocusedBlock(getFields(), target) : undefined
      if (block !== undefined) onFocus(block)
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [getFields, onFocus])

  return useMemo(() => {
    const begin = () => {
      opening.current.abort()
      opening.current = new AbortController()
      return opening.current.signal
    }
    const go = (path: string, signal: AbortSignal) => {
      const follow = followPath(getFields, path)
      void openRow(follow, { uncollapse: () => keepOpen(follow()), signal })
    }
    const show = (path: string | undefined) => {
      const signal = begin()
      if (path === undefined) return
      // A press on the page that arrives late does not call an editor away that writes in the form by now.
      if (isInForm()) keepOpen(path)
      else go(path, signal)
    }
    const findPath = (block: string) => {
      const row = findRow(getFields(), block)
      return row && `${row.area}.${row.at}`
    }
    const openAt = async (area: string, at: number) => {
      const signal = begin()
      const count = getFields()[area]?.rows?.length ?? 0
      const isThere = () => (getFields()[area]?.rows?.length ?? 0) > count
      await waitFor(() => isThere() || null, signal)
      const block = findRowId(getFields(), area, at)
      const path = block === undefined ? undefined : findPath(block)
      if (path !== undefined && !signal.aborted) go(path, signal)
    }
    return {
      open: (block) => show(findPath(block)),
      openField: (block, field) => show(findFieldPath(getFields(), block, field)),
      openAt,
      stop: () => opening.current.abort(),
    }
  }, [getFields, keepOpen])
}
