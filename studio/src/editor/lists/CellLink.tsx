'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'

type CellLinkProps = {
  /** Whether the cell links to the document of its row. */
  link: boolean | undefined
  collectionSlug: string
  id: unknown
  children: ReactNode
}

/** Makes a custom cell link to its document as Payload's cells do, if it is in the first column. */
export function CellLink({ link, collectionSlug, id, children }: CellLinkProps) {
  const { config } = useConfig()
  if (!link || typeof id !== 'string') return <span>{children}</span>
  const path = `/collections/${collectionSlug}/${id}` as const
  return (
    <Link href={formatAdminURL({ adminRoute: config.routes.admin, path })} prefetch={false}>
      {children}
    </Link>
  )
}
