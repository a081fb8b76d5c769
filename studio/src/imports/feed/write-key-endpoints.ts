import { cleanLine } from '@menagerie/contract/clean-text'
import { findById } from '@menagerie/sites/locales'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { toAdminRefusal } from '../../access/refuse.ts'
import { forAdministrators } from './for-administrators.ts'
import { writeKindSchema } from './write-key.ts'
import { endWriteKey, listWriteKeys, makeWriteKey } from './write-keys.ts'

const keySchema = z.object({
  name: z.string().transform(cleanLine).pipe(z.string().min(1, 'Give the key a name').max(100)),
  sites: z
    .array(z.string().refine((id) => findById(id) !== undefined, 'This site does not exist'))
    .min(1, 'Choose sites, or all of them')
    .nullable(),
  kinds: z.array(writeKindSchema).min(1, 'Choose what the key can write'),
})

const MAKE = 'Only administrators can create and revoke keys'

/** Endpoints for keys of writing programs: administrators create and revoke them; each key is shown once. */
export const writeKeyEndpoints: Endpoint[] = [
  {
    path: '/write-keys',
    method: 'get',
    handler: forAdministrators(MAKE, async (_, query) => Response.json({ keys: await listWriteKeys(query) })),
  },
  {
    path: '/write-keys',
    method: 'post',
    handler: forAdministrators(MAKE, async (req, query, madeBy) => {
      const body = keySchema.safeParse(await req.json?.().catch(() => undefined))
      if (!body.success) return toAdminRefusal(400, body.error.issues[0]?.message ?? 'This is not a key')
      return Response.json(await makeWriteKey(query, { ...body.data, madeBy }), {
        headers: { 'cache-control': 'no-store' },
      })
    }),
  },
  {
    path: '/write-keys/:id/end',
    method: 'post',
    handler: forAdministrators(MAKE, async ({ routeParams }, query, by) => {
      const id = z.uuid().safeParse(routeParams?.id).data
      if (id === undefined || !(await endWriteKey(query, id, by))) return toAdminRefusal(404, 'This key does not exist')
      return Response.json({ keys: await listWriteKeys(query) })
    }),
  },
]
