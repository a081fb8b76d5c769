import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { findStaff } from '../../../access/find-staff.ts'
import { SITE_CHOICES } from '../../../model/fields/site-field.ts'
import { SiteBrowser } from './SiteBrowser.tsx'

/** A site as visitors see it, or will: every page leads to its form. */
export function SiteView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const person = findStaff(req)
  const { payload, i18n, user } = req
  const { admin } = payload.config.routes
  if (person === undefined || !user) redirect(formatAdminURL({ adminRoute: admin, path: '/login' }))
  const first = person.sites[0] ?? SITE_CHOICES[0]?.value ?? ''
  const { address } = searchParams ?? {}
  return (
    <DefaultTemplate
      i18n={i18n}
      payload={payload}
      permissions={permissions}
      user={user}
      visibleEntities={visibleEntities}
      {...(locale && { locale })}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
    >
      <SiteBrowser
        choices={[...SITE_CHOICES]}
        first={first}
        ownSites={person.role === 'admin' ? undefined : [...person.sites]}
        pasted={typeof address === 'string' ? address : ''}
      />
    </DefaultTemplate>
  )
}
