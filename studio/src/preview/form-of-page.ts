import { ADDRESSED_KINDS } from '@menagerie/contract/entry'
import { findById } from '@menagerie/sites/locales'
import type { Endpoint, PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'
import { findStaff } from '../access/find-staff.ts'
import { toAdminRefusal } from '../access/refuse.ts'

const asked = z.object({ site: z.string(), kind: z.enum(ADDRESSED_KINDS), key: z.string().min(1) })
const COLLECTIONS = { page: 'pages', article: 'articles', job: 'jobs' } as const

/** Finds the form of a site's page; for a product, the form of its text on that site. */
export const formOfPage: Endpoint = {
  method: 'get',
  path: '/preview/form',
  handler: async (req) => {
    if (findStaff(req) === undefined) return toAdminRefusal(403, 'Sign in first')
    const wanted = asked.safeParse(req.query).data
    const path = wanted && findById(wanted.site) && (await findForm(req, wanted))
    if (path === undefined) return toAdminRefusal(404, 'Not found')
    const { admin } = req.payload.config.routes
    return new Response(null, { status: 303, headers: { Location: formatAdminURL({ adminRoute: admin, path }) } })
  },
}

async function findForm(req: PayloadRequest, { site, kind, key }: z.infer<typeof asked>) {
  if (kind !== 'product') return z.uuid().safeParse(key).success ? toPath(COLLECTIONS[kind], key) : undefined
  const { docs } = await req.payload.find({
    collection: 'product-texts',
    where: { and: [{ site: { equals: site } }, { 'facts.sku': { equals: key } }] },
    limit: 1,
    depth: 0,
    draft: true,
    overrideAccess: false,
    req,
  })
  return docs[0] && toPath('product-texts', docs[0].id)
}

const toPath = (collection: string, id: string) => `/collections/${collection}/${id}` as const
