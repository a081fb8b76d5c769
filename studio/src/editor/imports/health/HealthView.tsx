import type { AdminViewServerProps } from 'payload'
import { SITE_LABELS } from '../../../platform/site-labels.ts'
import { renderStaffView } from '../../frame/render-staff-view.tsx'
import { HealthTable } from './HealthTable.tsx'

/** Lists per site what products lack, with links to the products. */
export function HealthView(view: AdminViewServerProps) {
  return renderStaffView(view, () => <HealthTable siteLabels={SITE_LABELS} />)
}
