import { getTranslation } from '@payloadcms/translations'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest, SanitizedCollectionConfig, SanitizedPermissions } from 'payload'
import { findStaff } from '../../access/find-staff.ts'
import { SITE_CHOICES } from '../../model/fields/site-field.ts'
import { BeginDocument } from './BeginDocument.tsx'
import { findNamingField } from './find-naming-field.ts'
import { type AddressQuery, readGiven, readSite } from './read-given.ts'

/** In place of Payload's form of a new document, which makes a draft as soon as it is opened. Payload draws the frame. */
export function CreateView({ initPageResult, searchParams = {} }: AdminViewServerProps) {
  const { collectionConfig, permissions, req } = initPageResult
  if (collectionConfig === undefined) return null
  const given = readGiven(collectionConfig.flattenedFields, searchParams)
  return <BeginView collectionConfig={collectionConfig} {...{ permissions, req, searchParams, given }} />
}

type BeginViewProps = {
  collectionConfig: SanitizedCollectionConfig
  permissions: SanitizedPermissions | undefined
  req: PayloadRequest
  searchParams: AddressQuery
  given: Readonly<Record<string, string>>
}

/** Asks for what names a document of this collection, on a page of its own or in a drawer. */
export function BeginView({ collectionConfig, permissions, req, searchParams, given }: BeginViewProps) {
  const person = findStaff(req)
  if (person === undefined) return null
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
        given={given}
        naming={findNamingField(flattenedFields, admin.useAsTitle, req.i18n)}
        mayCreate={Boolean(permissions?.collections?.[slug]?.create)}
      />
    </Gutter>
  )
}
