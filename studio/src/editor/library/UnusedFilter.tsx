'use client'

import { useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import { useEffect, useState } from 'react'
import { useWords } from '../frame/use-words.ts'

const UNUSED = 'unused'

/** Filter above a list of files: those without references. */
export function UnusedFilter() {
  const t = useWords()
  const { handleWhereChange, query } = useListQuery()
  const others = listConditions(query?.where).filter((condition) => !(UNUSED in condition))
  const isUnused = others.length < listConditions(query?.where).length
  // Shows the new state immediately, before the list is loaded.
  const [isAsked, setAsked] = useState(isUnused)
  useEffect(() => setAsked(isUnused), [isUnused])
  const toggle = () => {
    setAsked(!isAsked)
    const own: Where[] = isAsked ? [] : [{ [UNUSED]: { equals: 'true' } }]
    void handleWhereChange?.({ or: [{ and: [...others, ...own] }] })
  }
  return (
    <label className="menagerie-unused">
      <input type="checkbox" checked={isAsked} onChange={toggle} />
      {t('library.unused')}
    </label>
  )
}

function listConditions(where: Where | undefined): Where[] {
  return (where?.or ?? [where ?? {}]).flatMap((alternative) => alternative.and ?? [alternative])
}
