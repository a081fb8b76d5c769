import { type CollectionConfig, docAccessOperation, type Endpoint } from 'payload'
import { z } from 'zod'
import { findStaff } from './find-staff.ts'
import { toAdminRefusal } from './refuse.ts'

const idSchema = z.string().optional().catch(undefined)

/** Payload takes the first endpoint that fits: its own would tell the public which fields and blocks a collection has. */
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
