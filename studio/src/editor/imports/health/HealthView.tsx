import type { AdminViewServerProps } from 'payload'
import { SITE_LABELS } from '../../../platform/site-labels.ts'
import { renderStaffView } from '../../frame/render-staff-view.tsx'
import { HealthTable } from './HealthTable.tsx'

/** What products lack, per site, with the way to each. */
export function HealthView(view: AdminViewServerProps) {
  return renderStaffView(view, () => <HealthTable siteLabels={SITE_LABELS} />)
}
