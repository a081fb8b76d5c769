'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { formatAdminURL } from 'payload/shared'
import { useWords } from '../../frame/use-words.ts'

/** Link in the navigation to the site view. */
export function SiteLink() {
  const t = useWords()
  const { admin } = useConfig().config.routes
  return (
    <Link className="nav__link" href={formatAdminURL({ adminRoute: admin, path: '/site' })} prefetch={false}>
      <span className="nav__link-label">{t('site.title')}</span>
    </Link>
  )
}
