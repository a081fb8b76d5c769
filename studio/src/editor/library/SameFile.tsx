'use client'

import { Link, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { useWords } from '../frame/use-words.ts'
import { type FoundFile, findSameFile, hashUpload } from './find-same-file.ts'

/** Note in the form of a picture or film: another document with an identical file, before and after saving. */
export function SameFile() {
  const t = useWords()
  const { config } = useConfig()
  const { id, data, collectionSlug = 'media' } = useDocumentInfo()
  const chosen = useFormFields(([fields]) => fields.file?.value)
  const [same, setSame] = useState<FoundFile>()
  const { api } = config.routes
  const stored: unknown = data?.hash
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const hash = chosen instanceof Blob ? await hashUpload(chosen) : stored
      const found =
        typeof hash === 'string' ? await findSameFile(`${api}/${collectionSlug}`, hash, id?.toString()) : undefined
      if (!isGone) setSame(found)
    }
    void look()
    return () => {
      isGone = true
    }
  }, [api, chosen, collectionSlug, id, stored])
  if (same === undefined) return null
  const path = `/collections/${collectionSlug}/${same.id}` as const
  return (
    <p className="field-type menagerie-notice" role="status">
      {`${t('library.same')} `}
      <Link href={formatAdminURL({ adminRoute: config.routes.admin, path })}>{same.filename}</Link>
    </p>
  )
}
