'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { formatAdminURL } from 'payload/shared'
import { useWords } from '../../frame/use-words.ts'

/** Link in the navigation to the translation status. */
export function StatusLink() {
  const words = useWords()
  const { admin } = useConfig().config.routes
  return (
    <Link className="nav__link" href={formatAdminURL({ adminRoute: admin, path: '/translations' })} prefetch={false}>
      <span className="nav__link-label">{words('status.title')}</span>
    </Link>
  )
}
