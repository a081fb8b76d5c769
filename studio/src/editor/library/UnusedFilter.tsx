'use client'

import { useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import { useWords } from '../frame/use-words.ts'

const UNUSED = 'unused'

/** Above a list of files: those that nothing uses. */
export function UnusedFilter() {
  const t = useWords()
  const { handleWhereChange, query } = useListQuery()
  const others = listConditions(query?.where).filter((condition) => !(UNUSED in condition))
  const isUnused = others.length < listConditions(query?.where).length
  const toggle = () => {
    const own: Where[] = isUnused ? [] : [{ [UNUSED]: { equals: 'true' } }]
    void handleWhereChange?.({ or: [{ and: [...others, ...own] }] })
  }
  return (
    <label className="menagerie-unused">
      <input type="checkbox" checked={isUnused} onChange={toggle} />
      {t('library.unused')}
    </label>
  )
}

function listConditions(where: Where | undefined): Where[] {
  return (where?.or ?? [where ?? {}]).flatMap((alternative) => alternative.and ?? [alternative])
}
