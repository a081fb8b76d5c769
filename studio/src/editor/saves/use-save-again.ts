'use client'

import { useConfig, useForm, useLocale } from '@payloadcms/ui'
import { useCallback, useEffect, useRef } from 'react'
import { formattedTextIsIn } from './formatted-text.ts'
import type { OpenDocument } from './open-document.ts'
import type { GuardedForm } from './use-guarded-form.ts'
import { documentSaves } from './window-saves.ts'

/** Payload saves a draft 1 s after the last key; changes that are still unsaved after this time are saved here. */
const PATIENCE_MS = 2_500
const AGAIN_MS = 3_000

/**
 * Returns a function that saves the draft now and resolves to whether everything is saved. Also saves by itself what
 * Payload does not: after a lost connection, and after a refused publish.
 */
export function useSaveAgain({ collection, id, key }: OpenDocument, form: GuardedForm): () => Promise<boolean> {
  // `submit` must be read from it at the last moment: a `submit` read during a publish never sends anything.
  const payloadForm = useForm()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { isAutosaved, look } = form
  const action = `${config.routes.api}/${collection}/${id}?autosave=true&depth=0&draft=true&fallback-locale=null&locale=${locale}`

  const saveNow = useCallback(async () => {
    await formattedTextIsIn()
    if (look().length === 0) return true
    if (!isAutosaved || id === undefined || documentSaves.get(key).phase === 'stale') return false
    await payloadForm.submit({
      acceptValues: { overrideLocalChanges: false },
      action,
      context: { getDocPermissions: false },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    return look().length === 0
  }, [action, id, isAutosaved, key, look, payloadForm])

  useLeftBehind(key, form, saveNow)
  return saveNow
}

function useLeftBehind(key: string, form: GuardedForm, saveNow: () => Promise<boolean>) {
  const { isAutosaved, read, unsaved } = form
  const refused = useRef('')
  const isUnsaved = isAutosaved && unsaved.length > 0
  useEffect(() => {
    if (!isUnsaved) return
    const again = async () => {
      const { phase, refusal } = documentSaves.get(key)
      if (phase === 'saving' || phase === 'stale') return
      // A refused draft is sent again only after a change. A refused publish does not affect drafts.
      const now = JSON.stringify(read())
      if (phase === 'refused' && !refusal?.isPublish && refused.current === now) return
      refused.current = now
      await saveNow()
    }
    const first = setTimeout(again, PATIENCE_MS)
    const timer = setInterval(again, AGAIN_MS)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isUnsaved, key, read, saveNow])
}
