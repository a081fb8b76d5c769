import { getTranslation } from '@payloadcms/translations'
import type { AdminViewServerProps } from 'payload'
import { SITE_CHOICES } from '../../model/fields/site-field.ts'
import { renderStaffView } from '../frame/render-staff-view.tsx'
import { NewDocument } from './NewDocument.tsx'

/** In place of Payload's form of a new document, which makes a draft as soon as it is opened. */
export function CreateView(view: AdminViewServerProps) {
  const { collectionConfig, permissions, req } = view.initPageResult
  return renderStaffView(view, (person) => {
    if (collectionConfig === undefined) return null
    const { flattenedFields, labels, slug } = collectionConfig
    const fields = new Map(flattenedFields.map((field) => [field.name, field]))
    const title = fields.get('title')
    const own =
      person.role === 'editor' ? SITE_CHOICES.filter(({ value }) => person.sites.includes(value)) : SITE_CHOICES
    return (
      <NewDocument
        collection={slug}
        heading={req.i18n.t('general:creatingNewLabel', { label: getTranslation(labels.singular, req.i18n) })}
        sites={fields.has('site') ? [...own] : []}
        hasTitle={title?.type === 'text'}
        mayCreate={Boolean(permissions?.collections?.[slug]?.create)}
      />
    )
  })
}
