import { buildClientFieldSchemaMap } from '@payloadcms/ui/utilities/buildClientFieldSchemaMap/index'
import { cache } from 'react'

type SchemaRequest = Parameters<typeof buildClientFieldSchemaMap>[0]
type Fields = ReturnType<typeof buildClientFieldSchemaMap>['clientFieldSchemaMap']

const kept = new Map<string, Fields>()

/**
 * Fields of a form with their labels, for the comparison of versions. `next.config.mjs` replaces Payload's function
 * with this one, because Payload's caches the labels of the first requested language for all users.
 */
export const getClientSchemaMap = cache((asked: SchemaRequest): Fields => {
  const { i18n, collectionSlug, globalSlug, widgetSlug } = asked
  const key = `${i18n.language} ${collectionSlug ?? globalSlug ?? widgetSlug}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const { clientFieldSchemaMap } = buildClientFieldSchemaMap(asked)
  kept.set(key, clientFieldSchemaMap)
  return clientFieldSchemaMap
})
