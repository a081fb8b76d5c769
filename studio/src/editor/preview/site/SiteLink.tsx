'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { formatAdminURL } from 'payload/shared'

/** In the navigation: to all pages of a site, and from each to its form. */
export function SiteLink() {
  const { admin } = useConfig().config.routes
  return (
    <Link className="nav__link" href={formatAdminURL({ adminRoute: admin, path: '/site' })} prefetch={false}>
      <span className="nav__link-label">The sites, page by page</span>
    </Link>
  )
}
