'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { DocumentSave } from './document-saves.ts'

/**
 * Corrects Payload's count of versions newer than the published one. It misses a draft that was being saved during a
 * publish, so the Publish button would stay disabled, and the status would claim that everything is published.
 */
export function useTrueCount({ stored }: DocumentSave): void {
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo()
  const isMissed = stored?._status === 'draft' && hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isMissed) setUnpublishedVersionCount(1)
  }, [isMissed, setUnpublishedVersionCount])
}
