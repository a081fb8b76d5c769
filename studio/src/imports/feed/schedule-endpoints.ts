import { cleanLine } from '@menagerie/contract/clean-text'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { toAdminRefusal } from '../../access/refuse.ts'
import { readOwnHosts } from '../../jobs/receivers/receiver-address.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { runSettingsSchema } from '../desk/run-answer.ts'
import { findSourceFault } from './fetch-file.ts'
import { forAdministrators } from './for-administrators.ts'
import { LEAST_MINUTES, MOST_MINUTES } from './import-schedule.ts'
import { dropSchedule, hastenSchedule, listSchedules, makeSchedule } from './schedules.ts'

const newSchema = z.object({
  name: z.string().transform(cleanLine).pipe(z.string().min(1, 'Give the schedule a name').max(100)),
  address: z.string().trim(),
  everyMinutes: z
    .number()
    .int()
    .min(LEAST_MINUTES, `At most every ${LEAST_MINUTES} minutes`)
    .max(MOST_MINUTES, 'At least once every 31 days'),
  settings: runSettingsSchema,
})

const PLAN = 'Only administrators can schedule imports'

const listed = async (query: PlainQuery) => Response.json({ schedules: await listSchedules(query) })

const ofOne = (work: (query: PlainQuery, id: string) => Promise<boolean>): Endpoint['handler'] =>
  forAdministrators(PLAN, async ({ routeParams }, query) => {
    const id = z.uuid().safeParse(routeParams?.id).data
    return id !== undefined && (await work(query, id))
      ? listed(query)
      : toAdminRefusal(404, 'This schedule does not exist')
  })

/** Endpoints for scheduled imports, for administrators. */
export const scheduleEndpoints: Endpoint[] = [
  { path: '/import-schedules', method: 'get', handler: forAdministrators(PLAN, (_, query) => listed(query)) },
  {
    path: '/import-schedules',
    method: 'post',
    handler: forAdministrators(PLAN, async (req, query, madeBy) => {
      const body = newSchema.safeParse(await req.json?.().catch(() => undefined))
      if (!body.success) return toAdminRefusal(400, body.error.issues[0]?.message ?? 'This is not a schedule')
      const fault = findSourceFault(body.data.address, readOwnHosts(process.env.RECEIVER_HOSTS))
      if (fault !== undefined) return toAdminRefusal(400, fault)
      await makeSchedule(query, { ...body.data, madeBy })
      return listed(query)
    }),
  },
  { path: '/import-schedules/:id/run', method: 'post', handler: ofOne(hastenSchedule) },
  { path: '/import-schedules/:id/drop', method: 'post', handler: ofOne(dropSchedule) },
]
