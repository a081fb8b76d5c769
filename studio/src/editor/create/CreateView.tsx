import { getTranslation } from '@payloadcms/translations'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { findStaff } from '../../access/find-staff.ts'
import { SITE_CHOICES } from '../../model/fields/site-field.ts'
import { BeginDocument } from './BeginDocument.tsx'
import { findNamingField } from './find-naming-field.ts'
import { readGiven, readInitial, readSite } from './read-given.ts'

type CreateViewProps = Pick<AdminViewServerProps, 'initPageResult' | 'searchParams'> & {
  /** Values that a drawer provides for the document. */
  initialData?: unknown
}

/**
 * Replaces Payload's form for new documents, which creates a draft as soon as it is opened. Payload renders the frame.
 */
export function CreateView({ initPageResult, searchParams = {}, initialData }: CreateViewProps) {
  const { collectionConfig, permissions, req } = initPageResult
  const person = findStaff(req)
  if (collectionConfig === undefined || person === undefined) return null
  const { admin, flattenedFields, labels, slug } = collectionConfig
  const own = person.role === 'editor' ? SITE_CHOICES.filter(({ value }) => person.sites.includes(value)) : SITE_CHOICES
  const isOfSite = flattenedFields.some(({ name }) => name === 'site')
  return (
    <Gutter>
      <BeginDocument
        collection={slug}
        heading={req.i18n.t('general:creatingNewLabel', { label: getTranslation(labels.singular, req.i18n) })}
        sites={isOfSite ? [...own] : []}
        firstSite={readSite(own, searchParams)}
        given={{ ...readGiven(flattenedFields, searchParams), ...readInitial(flattenedFields, initialData) }}
        naming={findNamingField(flattenedFields, admin.useAsTitle, req.i18n)}
        mayCreate={Boolean(permissions?.collections?.[slug]?.create)}
      />
    </Gutter>
  )
}
