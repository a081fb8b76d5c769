import { brandByKey } from '@menagerie/sites/brand'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import type { AdminViewServerProps } from 'payload'
import { DIALOG_SITES } from '../../../model/translations/dialog-sites.ts'
import { renderStaffView } from '../../frame/render-staff-view.tsx'
import { StatusTable } from './StatusTable.tsx'

/** View of documents by site: missing, untranslated, stale and published ones. */
export function StatusView(view: AdminViewServerProps) {
  return renderStaffView(view, (person) => (
    <StatusTable
      brands={BRAND_KEYS.map((key) => ({ value: key, label: brandByKey(key).name }))}
      firstBrand={person.sites[0]?.split('/')[0] ?? BRAND_KEYS[0] ?? ''}
      sites={DIALOG_SITES}
    />
  ))
}
