'use client'

import { useForm } from '@payloadcms/ui'
import { useCallback, useEffect, useRef } from 'react'
import { followPath } from './find-row.ts'
import { openRow } from './open-row.ts'
import { useKeptOpen } from './use-kept-open.ts'

/** Moves to a field of the form, opening tabs and collapsed rows. A later call aborts an earlier one. */
export function useOpenField(): (path: string) => void {
  const { getFields } = useForm()
  const keepOpen = useKeptOpen()
  const opening = useRef(new AbortController())
  useEffect(() => () => opening.current.abort(), [])
  return useCallback(
    (path) => {
      opening.current.abort()
      opening.current = new AbortController()
      const follow = followPath(getFields, path)
      void openRow(follow, { uncollapse: () => keepOpen(follow()), signal: opening.current.signal })
    },
    [getFields, keepOpen],
  )
}
