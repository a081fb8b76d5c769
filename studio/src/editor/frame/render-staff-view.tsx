import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'
import { findStaff, type Staff } from '../../access/find-staff.ts'

/** Renders a view within the admin's template; without a session, redirects to the sign-in. `show` returns the content. */
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
