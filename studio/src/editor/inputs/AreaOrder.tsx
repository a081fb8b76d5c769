'use client'

import { useFormFields } from '@payloadcms/ui'

/**
 * Exposes the page's template to stylesheets: on a home page the extras are above the main area, and therefore also in
 * its form.
 */
export function AreaOrder() {
  const template = useFormFields(([fields]) => fields.template?.value)
  return <span hidden className="menagerie-area-order" data-template={typeof template === 'string' ? template : ''} />
}
