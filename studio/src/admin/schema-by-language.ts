import { buildClientFieldSchemaMap } from '@payloadcms/ui/utilities/buildClientFieldSchemaMap/index'
import { cache } from 'react'

type SchemaRequest = Parameters<typeof buildClientFieldSchemaMap>[0]
type Fields = ReturnType<typeof buildClientFieldSchemaMap>['clientFieldSchemaMap']

const kept = new Map<string, Fields>()

/**
 * The fields of a form with their labels, for the comparison of versions; `next.config.mjs` puts it in the place of Payload's, which
 * keeps those of the language that was asked for first, and shows them to readers of all others.
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
