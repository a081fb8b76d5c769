'use client'

import { Button, useDocumentInfo, useLivePreviewContext, useNav } from '@payloadcms/ui'
import { useState } from 'react'
import { useWords } from '../../frame/use-words.ts'
import { BesidePane } from './BesidePane.tsx'

/** Documents whose pane stays open when the form is rendered again. */
const opened = new Set<string>()

/** Box that opens the document of another site beside the form. */
export function BesideBox({ siteLabels }: { siteLabels: Record<string, string> }) {
  const words = useWords()
  const { collectionSlug, id, isTrashed, lastUpdateTime } = useDocumentInfo()
  const { setIsLivePreviewing } = useLivePreviewContext()
  const { setNavOpen } = useNav()
  const name = `${collectionSlug}/${id}`
  const [isOpen, setOpen] = useState(opened.has(name))
  if (collectionSlug === undefined || id === undefined || isTrashed) return null
  const show = (isShown: boolean) => {
    if (isShown) {
      opened.add(name)
      setIsLivePreviewing(false)
      setNavOpen(false)
    } else opened.delete(name)
    setOpen(isShown)
  }
  return (
    <div className="field-type">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        extraButtonProps={{ 'aria-expanded': isOpen }}
        onClick={() => show(!isOpen)}
      >
        {words('beside.open')}
      </Button>
      {isOpen && (
        <BesidePane
          collection={collectionSlug}
          id={String(id)}
          saved={String(lastUpdateTime)}
          siteLabels={siteLabels}
          onClose={() => show(false)}
        />
      )}
    </div>
  )
}
