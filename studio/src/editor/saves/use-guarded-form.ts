'use client'

import { useConfig, useDocumentInfo, useForm, useFormFields, useLocale } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { openDeviceDrafts } from './device-drafts.ts'
import type { DocumentSave, SavedValues } from './document-saves.ts'
import { findUnsaved } from './find-unsaved.ts'
import { type ListedField, listFormFields } from './list-form-fields.ts'
import type { OpenDocument } from './open-document.ts'
import { documentSaves, useDocumentSave } from './window-saves.ts'

/** Time after the last key. A draft on this device is cheap, so it is stored long before the draft in the studio. */
const KEEP_AFTER_MS = 150

export type GuardedForm = {
  fields: readonly ListedField[]
  save: DocumentSave
  /** Names of the fields with unsaved changes. */
  unsaved: readonly string[]
  /**
   * Name of the document among the drafts on this device; for texts in several languages, each language has its own.
   */
  keptAs: string
  isAutosaved: boolean
  read: () => SavedValues
  /** Checks the form now, instead of shortly after the last key. */
  look: () => readonly string[]
  /** Shows these values as unsaved changes on top of `version`. */
  show: (values: SavedValues, version: string, stored: SavedValues) => Promise<void>
}

/** Watches the form of a document and keeps unsaved changes on this device. */
export function useGuardedForm(document: OpenDocument): GuardedForm {
  const { data, docConfig } = useDocumentInfo()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { getData, reset, setModified } = useForm()
  const collection = config.collections.find(({ slug }) => slug === document.collection)
  const fields = useMemo(() => listFormFields(collection?.fields ?? []), [collection])
  const save = useDocumentSave(document.key)
  const [unsaved, setUnsaved] = useState<readonly string[]>([])
  const keptAs = `${document.key}@${locale}`
  const { key, user } = document

  const look = useCallback(() => {
    const names = fields.map(({ name }) => name)
    const known = documentSaves.get(key)
    const found = findUnsaved(names, getData(), known)
    const drafts = openDeviceDrafts()
    if (found.length === 0) drafts.drop(keptAs)
    else
      drafts.keep(keptAs, { at: Date.now(), user, values: pick(getData(), names), base: pick(known.sent ?? {}, names) })
    setUnsaved((before) => (before.join() === found.join() ? before : found))
    return found
  }, [fields, getData, key, keptAs, user])

  useOpening(key, data, getData)
  useLooking(look, save)

  const show = useCallback(
    async (values: SavedValues, version: string, stored: SavedValues) => {
      await reset({ ...stored, ...values })
      // Not earlier: a save of the previous values would count as a change of this version.
      documentSaves.open(key, version, stored)
      setModified(true)
      look()
    },
    [key, look, reset, setModified],
  )
  return {
    fields,
    save,
    unsaved,
    keptAs,
    isAutosaved: docConfig !== undefined && hasAutosaveEnabled(docConfig),
    read: getData,
    look,
    show,
  }
}

function pick(values: SavedValues, names: readonly string[]): SavedValues {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

/** Records the values of the newly opened form as saved. */
function useOpening(key: string, data: SavedValues | undefined, getData: () => SavedValues) {
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    const version = data?.updatedAt
    documentSaves.open(key, typeof version === 'string' ? version : undefined, getData())
  }, [data, getData, key])
}

/** Checks the form shortly after the last key, immediately after a save, and when the window is hidden. */
function useLooking(look: () => readonly string[], save: DocumentSave) {
  const fields = useFormFields(([state]) => state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the form or of its save asks for a look
  useEffect(() => {
    const timer = setTimeout(look, KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [fields, look, save])
  useEffect(() => {
    const onHide = () => void look()
    window.addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [look])
}
