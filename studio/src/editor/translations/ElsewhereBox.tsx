'use client'

import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { translatedSchema } from '../../model/translations/translated-from.ts'
import { useWords } from '../frame/use-words.ts'
import { useDocumentSite } from '../pickers/use-document-site.ts'
import { saveOpenDocument } from '../saves/window-saves.ts'
import { ElsewhereDialog } from './ElsewhereDialog.tsx'
import type { SiteChoice } from './SiteChoices.tsx'
import { useOwnSites } from './use-own-sites.ts'

/** Box beside the form of a site's document: its related documents on other sites. */
export function ElsewhereBox({ sites }: { sites: SiteChoice[] }) {
  const words = useWords()
  const { collectionSlug, id, isTrashed } = useDocumentInfo()
  const site = useDocumentSite()
  const path = useFormFields(([fields]) => fields.path?.value)
  const own = useOwnSites(sites, site)
  const [isOpen, setOpen] = useState(false)
  const collection = translatedSchema.safeParse(collectionSlug).data
  if (collection === undefined || id === undefined || isTrashed || own.length === 0) return null
  const open = async () => {
    await saveOpenDocument(`${collection}/${id}`)
    setOpen(true)
  }
  return (
    <div className="field-type">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={open}>
        {words('elsewhere.open')}
      </Button>
      {isOpen && (
        <ElsewhereDialog
          documents={[{ collection, id: String(id) }]}
          sites={own}
          hasBelow={typeof path === 'string' && path !== ''}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
