import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { findImportRights } from '../../imports/desk/runs-endpoints.ts'
import { COLUMN_NAMES } from '../../imports/products/read-column.ts'
import { SITE_CHOICES } from '../../model/fields/site-field.ts'
import { renderStaffView } from '../frame/render-staff-view.tsx'
import { ImportDesk } from './ImportDesk.tsx'

/** The view of product imports: upload, mapping, review, saving. */
export function ImportView(view: AdminViewServerProps) {
  return renderStaffView(view, (person) => {
    const rights = findImportRights(person)
    const { admin } = view.initPageResult.req.payload.config.routes
    if (rights === undefined) redirect(formatAdminURL({ adminRoute: admin, path: '' }))
    return (
      <ImportDesk
        sites={[...SITE_CHOICES]}
        fields={[...COLUMN_NAMES]}
        maySaveAll={rights.catalogue}
        mayPlan={person.role === 'admin'}
      />
    )
  })
}
