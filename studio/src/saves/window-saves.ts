'use client'

import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { createDocumentSaves, type DocumentSave, withVersions } from './document-saves.ts'

/** Of this window, for as long as it shows the admin. */
export const documentSaves = createDocumentSaves()
export const WINDOW_ID = globalThis.crypto.randomUUID()

let isInstalled = false

/** Puts the version into every save of the admin, those of Payload's own buttons included. */
export function useVersionedSaves(): void {
  const { config } = useConfig()
  const apiRoute = config.routes.api
  useEffect(() => {
    if (isInstalled) return
    isInstalled = true
    window.fetch = withVersions(window.fetch.bind(window), documentSaves, apiRoute)
  }, [apiRoute])
}

export function useDocumentSave(key: string): DocumentSave {
  const read = useCallback(() => documentSaves.get(key), [key])
  return useSyncExternalStore(documentSaves.subscribe, read, read)
}
