'use client'

import { Link, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { useWords } from '../frame/use-words.ts'
import { findSamePicture, hashPicture, type SamePicture } from './find-same-file.ts'

/** In the form of a picture: another one with the same bytes, before it is saved and after. */
export function SameFile() {
  const t = useWords()
  const { config } = useConfig()
  const { id, data } = useDocumentInfo()
  const chosen = useFormFields(([fields]) => fields.file?.value)
  const [same, setSame] = useState<SamePicture>()
  const { api } = config.routes
  const stored: unknown = data?.hash
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const hash = chosen instanceof Blob ? await hashPicture(chosen) : stored
      const found = typeof hash === 'string' ? await findSamePicture(api, hash, id?.toString()) : undefined
      if (!isGone) setSame(found)
    }
    void look()
    return () => {
      isGone = true
    }
  }, [api, chosen, id, stored])
  if (same === undefined) return null
  const path = `/collections/media/${same.id}` as const
  return (
    <p className="field-type menagerie-notice" role="status">
      {`${t('library.same')} `}
      <Link href={formatAdminURL({ adminRoute: config.routes.admin, path })}>{same.filename}</Link>
    </p>
  )
}
