import { type CollectionConfig, docAccessOperation, type Endpoint } from 'payload'
import { z } from 'zod'
import { findStaff } from './find-staff.ts'
import { toAdminRefusal } from './refuse.ts'

const idSchema = z.string().optional().catch(undefined)

/**
 * Replaces Payload's own endpoint, which would reveal a collection's fields and blocks to the public: Payload uses the
 * first endpoint that matches.
 */
export function hideStructure(collection: CollectionConfig): CollectionConfig {
  if (collection.endpoints === false) return collection
  return { ...collection, endpoints: [toRightsEndpoint(collection.slug), ...(collection.endpoints ?? [])] }
}

export function toRightsEndpoint(slug: string): Endpoint {
  return {
    method: 'post',
    path: '/access/:id?',
    handler: async (req) => {
      if (findStaff(req) === undefined) {
        return toAdminRefusal(403, 'Sign in first')
      }
      const id = idSchema.parse(req.routeParams?.id)
      const known = Object.values(req.payload.collections).find(({ config }) => config.slug === slug)
      if (known === undefined) return toAdminRefusal(404, 'Not found')
      return Response.json(
        await docAccessOperation({ collection: known, req, ...(id !== undefined && { id }), data: req.data }),
      )
    },
  }
}
