'use client'

import { Button, useDocumentDrawer } from '@payloadcms/ui'
import { useWords } from '../frame/use-words.ts'

/** Uploads a new picture in a drawer; the form stays as it is. */
export function UploadButton({ onUploaded }: { onUploaded: (id: string) => void }) {
  const t = useWords()
  const [Drawer, , { closeDrawer, openDrawer }] = useDocumentDrawer({ collectionSlug: 'media' })
  return (
    <>
      <Button buttonStyle="secondary" margin={false} onClick={openDrawer}>
        {t('pickers.upload')}
      </Button>
      <Drawer
        onSave={({ doc }) => {
          closeDrawer()
          onUploaded(String(doc.id))
        }}
      />
    </>
  )
}
