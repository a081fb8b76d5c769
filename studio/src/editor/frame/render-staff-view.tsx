import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'
import { findStaff, type Staff } from '../../access/find-staff.ts'

/** Returns a view of our own in the admin's frame; without a session it leads to sign-in. `show` gives what stands in the frame. */
export function renderStaffView(
  { initPageResult, params, searchParams }: AdminViewServerProps,
  show: (person: Staff) => ReactNode,
): ReactNode {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { payload, i18n, user } = req
  const person = findStaff(req)
  if (person === undefined || !user)
    redirect(formatAdminURL({ adminRoute: payload.config.routes.admin, path: '/login' }))
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
      {show(person)}
    </DefaultTemplate>
  )
}
