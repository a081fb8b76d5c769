'use client'

import { useFormFields } from '@payloadcms/ui'

/** Tells the styles which template the page has: on a home page the extras stand above the main area, and in its form, too. */
export function AreaOrder() {
  const template = useFormFields(([fields]) => fields.template?.value)
  return <span hidden className="menagerie-area-order" data-template={typeof template === 'string' ? template : ''} />
}
