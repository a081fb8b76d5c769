import type { AdminViewServerProps } from 'payload'
import { SITE_CHOICES } from '../../../model/fields/site-field.ts'
import { renderStaffView } from '../../frame/render-staff-view.tsx'
import { SiteBrowser } from './SiteBrowser.tsx'

/** A site as visitors see it now or later: each page links to its form. */
export function SiteView(view: AdminViewServerProps) {
  const { address } = view.searchParams ?? {}
  return renderStaffView(view, (person) => (
    <SiteBrowser
      choices={[...SITE_CHOICES]}
      first={person.sites[0] ?? SITE_CHOICES[0]?.value ?? ''}
      ownSites={person.role === 'admin' ? undefined : [...person.sites]}
      pasted={typeof address === 'string' ? address : ''}
    />
  ))
}
