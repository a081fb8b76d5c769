'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'

type DocumentLinkProps = { collection: string; id: string; children: ReactNode }

/** Link to a form, which opens in a new tab so that unsaved text stays. */
export function DocumentLink({ collection, id, children }: DocumentLinkProps) {
  const { config } = useConfig()
  const href = formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${collection}/${id}` })
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
