'use client'

import { useAuth, useConfig, useForm, useLocale } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { draftedChangesSchema } from '../../publish/product-drafts/product-drafts-schema.ts'
import { postToStudio } from '../frame/post-to-studio.ts'
import { openDeviceDrafts } from '../saves/device-drafts.ts'
import type { SavedValues } from '../saves/document-saves.ts'
import { findUnsaved } from '../saves/find-unsaved.ts'
import { formattedTextIsIn } from '../saves/formatted-text.ts'
import { listFormFields } from '../saves/list-form-fields.ts'
import { toOpenDocument } from '../saves/open-document.ts'
import { documentSaves } from '../saves/window-saves.ts'

const COLLECTION = 'product-facts'

/**
 * Returns a function that moves the unsaved changes of a product's form into drafts of its parts: the form shows the
 * published state again, and the first draft opens. Resolves to the reason if that failed, otherwise to an empty
 * string.
 */
export function useDraftOfForm(product: string): () => Promise<string> {
  const { config } = useConfig()
  const { user } = useAuth()
  const { code: locale } = useLocale()
  const { getData, reset, setModified } = useForm()
  const { push } = useRouter()
  const { key } = toOpenDocument(COLLECTION, product, user?.id ?? '')
  return async () => {
    await formattedTextIsIn()
    const save = documentSaves.get(key)
    const fields = config.collections.find(({ slug }) => slug === COLLECTION)?.fields ?? []
    const names = listFormFields(fields).map(({ name }) => name)
    const changed = findUnsaved(names, getData(), save)
    const body = { before: pick(save.sent ?? {}, changed), after: pick(getData(), changed) }
    const address = `${config.routes.api}/drafts-of-product/${product}/changes?locale=${locale}`
    const { found, problem } = await postToStudio(address, body, draftedChangesSchema)
    if (found === undefined) return problem
    openDeviceDrafts().drop(`${key}@${locale}`)
    await reset(save.sent ?? {})
    setModified(false)
    push(formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/product-drafts/${found.ids[0] ?? ''}` }))
    return ''
  }
}

const pick = (values: SavedValues, names: readonly string[]): SavedValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
