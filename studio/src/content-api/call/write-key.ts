import type { WriteKey } from '../../imports/feed/write-key.ts'
import { findWriteKey } from '../../imports/feed/write-keys.ts'
import type { Api, ApiContext } from './api.ts'
import { CallRefusal } from './refusal.ts'

/** Requires the key of a writing program, only from its header: addresses are logged. */
export async function requireWriteKey(api: Api, c: ApiContext): Promise<WriteKey> {
  const secret = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const key = secret === undefined ? undefined : await findWriteKey(api.writes.query, secret)
  if (key === undefined) throw new CallRefusal(401, 'A key is needed that an administrator has made for writing')
  return key
}
