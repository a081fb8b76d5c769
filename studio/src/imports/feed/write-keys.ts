import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import type { ImportKind } from '../kinds/kinds.ts'
import type { ImportRights } from '../products/import-rights.ts'
import { type WriteKey, type WriteKind, writeKeySchema } from './write-key.ts'

const PREFIX = 'mwk_'
const SECRET_BYTES = 32
const ENDING = 4

const moment = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const KEY = `id::text, name, ending, sites, kinds, ${moment('made_at')} as "madeAt", made_by as "madeBy",
  ${moment('used_at')} as "usedAt", ${moment('ended_at')} as "endedAt"`

type NewKey = { name: string; sites: readonly string[] | null; kinds: readonly WriteKind[]; madeBy: string }

/** Creates a key and returns its text, which cannot be read later: only its hash is stored. */
export async function makeWriteKey(query: PlainQuery, key: NewKey): Promise<{ key: WriteKey; secret: string }> {
  const secret = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`
  const rows = await query(
    `insert into write_key (id, name, digest, ending, sites, kinds, made_by) values ($1, $2, $3, $4, $5, $6, $7) returning ${KEY}`,
    [
      randomUUID(),
      key.name,
      digestOf(secret),
      secret.slice(-ENDING),
      key.sites && JSON.stringify(key.sites),
      JSON.stringify(key.kinds),
      key.madeBy,
    ],
  )
  return { key: writeKeySchema.parse(rows[0]), secret }
}

export async function listWriteKeys(query: PlainQuery): Promise<WriteKey[]> {
  return (await query(`select ${KEY} from write_key order by ended_at is not null, made_at desc`)).map((row) =>
    writeKeySchema.parse(row),
  )
}

/** Revokes a key, and cancels the waiting imports that it requested. Returns false if no valid key has this id. */
export async function endWriteKey(query: PlainQuery, id: string, endedBy: string): Promise<boolean> {
  const rows = await query(
    `with ended as (update write_key set ended_at = now(), ended_by = $2 where id = $1 and ended_at is null returning id),
       stopped as (
         update import_run r set state = 'failed', progress = r.progress || jsonb_build_object('failure', $3::text)
         from ended where r.state = 'waiting' and starts_with(r.asked_as, ended.id || ':'))
     select 1 from ended`,
    [id, endedBy, 'The key was revoked before this import started'],
  )
  return rows.length > 0
}

/** Finds a valid key by its text, and records its use. */
export async function findWriteKey(query: PlainQuery, secret: string): Promise<WriteKey | undefined> {
  if (!secret.startsWith(PREFIX)) return undefined
  const [row] = await query(
    `update write_key set used_at = now() where digest = $1 and ended_at is null returning ${KEY}`,
    [digestOf(secret)],
  )
  return row === undefined ? undefined : writeKeySchema.parse(row)
}

/** Rights of a key for imports of this kind; undefined if it may not write any of it. */
export function toImportRights(
  { sites, kinds }: Pick<WriteKey, 'sites' | 'kinds'>,
  kind: ImportKind,
): ImportRights | undefined {
  if (kind !== 'products') return kinds.includes(kind) ? { catalogue: false, sites: sites ?? 'all' } : undefined
  const [catalogue, texts] = [kinds.includes('facts'), kinds.includes('texts')]
  return catalogue || texts ? { catalogue, sites: texts ? (sites ?? 'all') : [] } : undefined
}

const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
