'use client'

import { Button, useDocumentDrawer } from '@payloadcms/ui'

/** A new picture, uploaded in a drawer: the form stays as it is. */
export function UploadButton({ onUploaded }: { onUploaded: (id: string) => void }) {
  const [Drawer, , { closeDrawer, openDrawer }] = useDocumentDrawer({ collectionSlug: 'media' })
  return (
    <>
      <Button buttonStyle="secondary" margin={false} onClick={openDrawer}>
        Upload a picture
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
