'use client'

import { Button, useListQuery, useSelection } from '@payloadcms/ui'
import { useState } from 'react'
import { type TranslatedCollection, translatedSchema } from '../../model/translations/translated-from.ts'
import { useWords } from '../frame/use-words.ts'
import { findSiteCondition } from '../lists/with-site-condition.ts'
import { ElsewhereDialog } from './ElsewhereDialog.tsx'
import { FilesOfList } from './files/FilesOfList.tsx'
import type { SiteChoice } from './SiteChoices.tsx'
import { useOwnSites } from './use-own-sites.ts'

type ElsewhereOfListProps = { sites: SiteChoice[]; collection: TranslatedCollection }

/** Actions for selected documents of a list: copy to other sites, or export for translators. */
export function ElsewhereOfList({ sites, collection }: ElsewhereOfListProps) {
  const words = useWords()
  const { selectedIDs } = useSelection()
  const { query } = useListQuery()
  const site = findSiteCondition(query?.where)
  const own = useOwnSites(sites, site)
  const [isOpen, setOpen] = useState(false)
  if (selectedIDs.length === 0 || own.length === 0) return null
  const ids = selectedIDs.map(String)
  return (
    <div className="menagerie-elsewhere-of-list">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setOpen(true)}>
        {words('elsewhere.openMany', { count: selectedIDs.length })}
      </Button>{' '}
      <FilesOfList collection={collection} sites={sites} site={site} ids={ids} />
      {isOpen && (
        <ElsewhereDialog
          documents={ids.map((id) => ({ collection: translatedSchema.parse(collection), id }))}
          sites={own}
          hasBelow={['pages', 'articles', 'jobs'].includes(collection)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
