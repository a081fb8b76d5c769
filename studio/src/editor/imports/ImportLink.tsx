'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { formatAdminURL } from 'payload/shared'
import { useWords } from '../frame/use-words.ts'

const IMPORTERS: ReadonlySet<unknown> = new Set(['admin', 'catalogue', 'editor'])

/** Link in the navigation, for users that may import. */
export function ImportLink() {
  const t = useWords()
  const { admin } = useConfig().config.routes
  const { user } = useAuth()
  if (!IMPORTERS.has(user?.role)) return null
  return (
    <Link className="nav__link" href={formatAdminURL({ adminRoute: admin, path: '/import' })} prefetch={false}>
      <span className="nav__link-label">{t('imports.title')}</span>
    </Link>
  )
}
