'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { SITE_LABELS } from '../../platform/site-labels.ts'
import { useWords, type Words } from '../frame/use-words.ts'
import { withToldRestores } from '../versions/told-restores.ts'
import { createQuestions, withQuestions } from './asked-saves.ts'
import { createDocumentSaves, type DocumentSave, withVersions } from './document-saves.ts'
import { loadCodeAgain } from './load-code-again.ts'
import { toPartName } from './part-name.ts'
import { withToldPublish } from './told-publish.ts'

/** Saves of this window, until the page is loaded again. */
export const documentSaves = createDocumentSaves()
export const questions = createQuestions()
export const WINDOW_ID = globalThis.crypto.randomUUID()

let isInstalled = false
/** In the user's current language. */
let words: Words | undefined
let language = 'en'

/** Adds the version to each save in the admin, including those of Payload's own buttons. `tell` shows a message about a refusal. */
export function useVersionedSaves(tell: (text: string) => void): void {
  const { config } = useConfig()
  const apiRoute = config.routes.api
  words = useWords()
  language = useTranslation().i18n.language
  useEffect(() => {
    if (isInstalled) return
    isInstalled = true
    loadCodeAgain()
    const asked = withQuestions(window.fetch.bind(window), questions)
    const versioned = withVersions(withToldRestores(asked, tell), documentSaves, apiRoute)
    window.fetch = withToldPublish(versioned, apiRoute, PUBLISH_WORDS)
  }, [apiRoute, tell])
}

const PUBLISH_WORDS = {
  tell: (where: string | undefined) =>
    (where === undefined ? words?.('addresses.published') : words?.('addresses.publishedAt', { address: where })) ?? '',
  site: (id: string) => SITE_LABELS[id],
  part: (part: string) => (words === undefined ? part : toPartName(part, language, words)),
}

export function useDocumentSave(key: string): DocumentSave {
  const read = useCallback(() => documentSaves.get(key), [key])
  return useSyncExternalStore(documentSaves.subscribe, read, read)
}

const savers = new Map<string, () => Promise<boolean>>()

/** Registers how to save an open document, for components outside its form. */
export function useSaver(key: string, saveNow: () => Promise<boolean>): void {
  useEffect(() => {
    savers.set(key, saveNow)
    return () => {
      if (savers.get(key) === saveNow) savers.delete(key)
    }
  }, [key, saveNow])
}

/** Saves the current values; resolves to whether everything is saved. */
export const saveOpenDocument = (key: string): Promise<boolean> => savers.get(key)?.() ?? Promise.resolve(true)
