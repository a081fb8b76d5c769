'use client'

import { Button, useListQuery, useSelection } from '@payloadcms/ui'
import { useState } from 'react'
import { type TranslatedCollection, translatedSchema } from '../../model/translations/translated-from.ts'
import { useWords } from '../frame/use-words.ts'
import { findSiteCondition } from '../lists/with-site-condition.ts'
import { ElsewhereDialog } from './ElsewhereDialog.tsx'
import type { SiteChoice } from './SiteChoices.tsx'
import { useOwnSites } from './use-own-sites.ts'

type ElsewhereOfListProps = { sites: SiteChoice[]; collection: TranslatedCollection }

/** Above a list: what is ticked is made on other sites, as one. */
export function ElsewhereOfList({ sites, collection }: ElsewhereOfListProps) {
  const words = useWords()
  const { selectedIDs } = useSelection()
  const { query } = useListQuery()
  const own = useOwnSites(sites, findSiteCondition(query?.where))
  const [isOpen, setOpen] = useState(false)
  if (selectedIDs.length === 0 || own.length === 0) return null
  return (
    <div className="menagerie-elsewhere-of-list">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setOpen(true)}>
        {words('elsewhere.openMany', { count: selectedIDs.length })}
      </Button>
      {isOpen && (
        <ElsewhereDialog
          documents={selectedIDs.map((id) => ({ collection: translatedSchema.parse(collection), id: String(id) }))}
          sites={own}
          hasBelow={['pages', 'articles', 'jobs'].includes(collection)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
