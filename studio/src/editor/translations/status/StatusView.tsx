import { brandByKey } from '@menagerie/sites/brand'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { findStaff } from '../../../access/find-staff.ts'
import { DIALOG_SITES } from '../../../model/translations/dialog-sites.ts'
import { StatusTable } from './StatusTable.tsx'

/** Pages by sites: what is missing, to be translated, stale and public. */
export function StatusView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const person = findStaff(req)
  const { payload, i18n, user } = req
  const { admin } = payload.config.routes
  if (person === undefined || !user) redirect(formatAdminURL({ adminRoute: admin, path: '/login' }))
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
      <StatusTable
        brands={BRAND_KEYS.map((key) => ({ value: key, label: brandByKey(key).name }))}
        firstBrand={person.sites[0]?.split('/')[0] ?? BRAND_KEYS[0] ?? ''}
        sites={DIALOG_SITES}
      />
    </DefaultTemplate>
  )
}
