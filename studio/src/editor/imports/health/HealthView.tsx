import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { findStaff } from '../../../access/find-staff.ts'
import { SITE_LABELS } from '../../../platform/site-labels.ts'
import { HealthTable } from './HealthTable.tsx'

/** What products lack, per site, with the way to each. */
export function HealthView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { payload, i18n, user } = req
  const { admin } = payload.config.routes
  if (findStaff(req) === undefined || !user) redirect(formatAdminURL({ adminRoute: admin, path: '/login' }))
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
      <HealthTable siteLabels={SITE_LABELS} />
    </DefaultTemplate>
  )
}
