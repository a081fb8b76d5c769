import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import type { RunStatement } from '../../platform/transaction.ts'
import { FieldProblem } from '../parts/field-problem.ts'

/** An address that a document is to be published at. */
export type PathClaim = { kind: string; brand: string; locale: string; path?: string | undefined; source: string }

const ownerRow = z.object({ claimant: z.string(), kind: z.string(), name: z.string().nullable(), path: z.string() })

/**
 * Throws if another document is published at one of these addresses, and names it. A redirect that exists only because
 * a document moved does not count.
 */
export async function refuseTakenPaths(query: RunStatement, claims: readonly PathClaim[]): Promise<void> {
  const wanted = claims
    .filter(({ path }) => path !== undefined)
    .map(({ kind, brand, locale, path, source }) => ({ kind, brand, locale, path, source }))
  if (wanted.length === 0) return
  const [row] = await query(sql`
    select r.kind as claimant, e.kind, e.path, coalesce(e.body->>'title', e.body->>'name') as name
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as r(kind text, brand text, locale text, path text, source text)
    join published.entry e on (e.brand, e.locale, e.path) = (r.brand, r.locale, r.path)
    where not e.deleted and e.source <> r.source
      and (r.kind = 'redirect' or e.kind <> 'redirect' or not exists (
        select from redirects d where d.origin = 'moved' and e.source = 'redirects/' || d.id))
    limit 1`)
  if (row === undefined) return
  const owner = ownerRow.parse(row)
  throw new FieldProblem(addressFieldOf(owner.claimant), toMessage(owner))
}

function toMessage({ kind, path, name }: z.infer<typeof ownerRow>): string {
  const address = path === '' ? 'The home address' : `The address /${path}/`
  return kind === 'redirect'
    ? `${address} is redirected: delete that redirect first, or give it another old address`
    : `${address} already belongs to the ${kind} “${name ?? ''}”`
}

const violation = z.object({ code: z.literal('23505'), constraint: z.literal('entry_path_owner') })

/** Translates the error of the unique index, which occurs when two documents take an address at the same moment. */
export function toTakenPathProblem(error: unknown, kind: string): unknown {
  const taken = violation.safeParse(error).success || z.object({ cause: violation }).safeParse(error).success
  return taken ? new FieldProblem(addressFieldOf(kind), 'This address has just been taken by another document') : error
}

/** The form field that determines the address of this kind. */
export function addressFieldOf(kind: string): string {
  if (kind === 'redirect') return 'from'
  return kind === 'product' ? 'url_key' : 'path'
}
