import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { type PlainQuery, toPlainQuery } from '../../../platform/to-plain-query.ts'

const ownerSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.string(),
  _sid: z.string().optional(),
})
export type SessionOwner = z.infer<typeof ownerSchema>

/** The signed-in user of the studio. */
export const findSessionOwner = ({ user }: PayloadRequest): SessionOwner | undefined =>
  user?.collection === 'users' ? ownerSchema.safeParse(user).data : undefined

/** Runs single statements, each in its own transaction. */
export const queryOf = ({ payload: { db } }: PayloadRequest): PlainQuery =>
  toPlainQuery(async (statement) => (await db.drizzle.execute(statement)).rows)

/** Parses the body of a call; refuses an invalid one with the sentence. */
export async function readBody<T>(req: PayloadRequest, schema: z.ZodType<T>, fault: string): Promise<T> {
  await addDataAndFileToRequest(req)
  const { data, success } = schema.safeParse(req.data ?? {})
  if (!success) throw new APIError(fault, 400, undefined, true)
  return data
}
