import { getTranslation } from '@payloadcms/translations'
import type { AdminViewServerProps } from 'payload'
import { findStaff } from '../../access/find-staff.ts'
import { SITE_CHOICES } from '../../model/fields/site-field.ts'
import { BeginDocument } from './BeginDocument.tsx'
import { readGiven, readSite } from './read-given.ts'

/** In place of Payload's form of a new document, which makes a draft as soon as it is opened. Payload draws the frame. */
export function CreateView({ initPageResult, searchParams = {} }: AdminViewServerProps) {
  const { collectionConfig, permissions, req } = initPageResult
  const person = findStaff(req)
  if (collectionConfig === undefined || person === undefined) return null
  const { flattenedFields, labels, slug } = collectionConfig
  const fields = new Map(flattenedFields.map((field) => [field.name, field]))
  const own = person.role === 'editor' ? SITE_CHOICES.filter(({ value }) => person.sites.includes(value)) : SITE_CHOICES
  return (
    <BeginDocument
      collection={slug}
      heading={req.i18n.t('general:creatingNewLabel', { label: getTranslation(labels.singular, req.i18n) })}
      sites={fields.has('site') ? [...own] : []}
      firstSite={readSite(own, searchParams)}
      given={readGiven(flattenedFields, searchParams)}
      hasTitle={fields.get('title')?.type === 'text'}
      mayCreate={Boolean(permissions?.collections?.[slug]?.create)}
    />
  )
}
