'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { formatAdminURL } from 'payload/shared'

/** In the navigation: what products lack. */
export function HealthLink() {
  const { admin } = useConfig().config.routes
  return (
    <Link
      className="nav__link"
      href={formatAdminURL({ adminRoute: admin, path: '/catalogue-health' })}
      prefetch={false}
    >
      <span className="nav__link-label">What products lack</span>
    </Link>
  )
}
