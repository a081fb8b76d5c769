'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { formatAdminURL } from 'payload/shared'
import { useWords } from '../../frame/use-words.ts'

/** Link in the navigation to the list of what products lack. */
export function HealthLink() {
  const t = useWords()
  const { admin } = useConfig().config.routes
  return (
    <Link
      className="nav__link"
      href={formatAdminURL({ adminRoute: admin, path: '/catalogue-health' })}
      prefetch={false}
    >
      <span className="nav__link-label">{t('health.title')}</span>
    </Link>
  )
}
