'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { DocumentSave } from './document-saves.ts'

/**
 * Payload counts the versions that are newer than the published one by itself, and misses a draft that was on its way while
 * the page was published: its Publish button stays off then, and the status says that all is published.
 */
export function useTrueCount({ stored }: DocumentSave): void {
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo()
  const isMissed = stored?._status === 'draft' && hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isMissed) setUnpublishedVersionCount(1)
  }, [isMissed, setUnpublishedVersionCount])
}
