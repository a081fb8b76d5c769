'use client'

import { useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import { useEffect, useState } from 'react'
import { useWords } from '../frame/use-words.ts'

const UNUSED = 'unused'

/** Above a list of files: those that nothing uses. */
export function UnusedFilter() {
  const t = useWords()
  const { handleWhereChange, query } = useListQuery()
  const others = listConditions(query?.where).filter((condition) => !(UNUSED in condition))
  const isUnused = others.length < listConditions(query?.where).length
  // The mark is there at once; the list comes when the studio answers.
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
