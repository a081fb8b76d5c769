import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { findStaff } from '../../access/find-staff.ts'
import { COLUMN_NAMES } from '../../imports/products/read-column.ts'
import { findImportRights } from '../../imports/runs/runs-endpoints.ts'
import { SITE_CHOICES } from '../../model/fields/site-field.ts'
import { ImportDesk } from './ImportDesk.tsx'

/** Products from a file: uploaded, mapped, looked through, saved. */
export function ImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { payload, i18n, user } = req
  const { admin } = payload.config.routes
  const rights = findImportRights(findStaff(req))
  if (rights === undefined || !user) redirect(formatAdminURL({ adminRoute: admin, path: user ? '' : '/login' }))
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
      <ImportDesk sites={[...SITE_CHOICES]} fields={[...COLUMN_NAMES]} maySaveAll={rights.catalogue} />
    </DefaultTemplate>
  )
}
