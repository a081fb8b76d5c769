import { ADDRESSED_KINDS } from '@menagerie/contract/entry'
import type { Changes, FeedChange } from '@menagerie/contract/feed'
import { GATED_TEMPLATES } from '@menagerie/contract/page'
import { z } from 'zod'
import { type FeedCursor, readCursor, UnknownCursor, writeCursor } from './feed-cursor.ts'

type ReadRows = (text: string, values: readonly unknown[]) => Promise<unknown[]>

/**
 * What a reader follows: one brand (and what all brands share), or `*` for all. `sites`: only these sites
 * (`BRAND/LOCALE`); of the others only what links to them needs.
 */
type FeedScope = { brand: string; sites?: readonly string[] | undefined }

export type ReadAnswer = {
  changes: Changes
  /**
   * Whether newer rows belong to running transactions: the reader must ask again soon, because no notification will
   * follow.
   */
  waiting: boolean
}

type ReadLimits = { rows: number; bytes: number; wholeRows: number; wholeBytes: number }

/** An answer holds whole transactions; only one larger than `wholeBytes` is split. */
const LIMITS: ReadLimits = { rows: 2_000, bytes: 8 * 2 ** 20, wholeRows: 50_000, wholeBytes: 32 * 2 ** 20 }

/**
 * Changes after a cursor, oldest transaction first; without a cursor, everything that is published. Rows of the oldest
 * running transaction and later are held back, so that a transaction that commits late is never skipped. Undefined
 * while a republish is still above that mark: the old state is gone and the new one may not be read yet.
 */
export async function readChanges(
  read: ReadRows,
  since: string | undefined,
  scope: FeedScope,
  limits: ReadLimits = LIMITS,
): Promise<ReadAnswer | undefined> {
  const from = since === undefined ? undefined : readCursor(since)
  const at: Position = from ?? { xid: '0', after: null }
  const loading = from === undefined || from.loading
  const page = await readPage(read, at, scope, limits.rows, limits.bytes)
  if (!page.settled) return undefined
  if (from !== undefined && from.epoch !== page.epoch) return { changes: startOver(page), waiting: false }
  if (from !== undefined && BigInt(from.xid) >= BigInt(page.mark)) {
    throw new UnknownCursor('This cursor is ahead of this feed')
  }

  const whole = loading || !page.more ? page.rows : cutToWhole(page.rows)
  if (whole.length > 0 || page.rows.length === 0) {
    return toAnswer(page, { rows: whole, more: page.more }, at, loading)
  }
  const transaction = await readPage(read, at, scope, limits.wholeRows, limits.wholeBytes, page.rows[0]?.xid)
  return toAnswer(page, { rows: transaction.rows, more: true, cut: transaction.more }, at, false)
}

type Position = Pick<FeedCursor, 'xid' | 'after'>

const rowSchema = z.object({
  xid: z.string(),
  kind: z.string(),
  brand: z.string(),
  locale: z.string(),
  key: z.string(),
  path: z.string().nullable(),
  deleted: z.boolean(),
  changed_at: z.string(),
  body: z.unknown(),
  /** Whether the row belongs to a site that the reader does not follow. */
  elsewhere: z.boolean(),
  /** Sum of the body sizes up to and including this row. */
  bytes: z.coerce.number(),
})
type ChangeRow = z.infer<typeof rowSchema>
const stateAlone = z.object({ kind: z.null() })

const stateSchema = z.object({
  epoch: z.string(),
  contract_version: z.number(),
  mark: z.string(),
  settled: z.boolean(),
  waiting: z.boolean(),
})

type Page = { epoch: string; contractVersion: number; mark: string; settled: boolean; waiting: boolean } & {
  rows: readonly ChangeRow[]
  more: boolean
}

/**
 * One statement, so state, mark and rows come from one snapshot. The start is a row comparison, which the index answers
 * directly; with `or`, a large transaction would be read and sorted as a whole for each answer. `whole` decompresses a
 * long body once for all expressions that use it.
 */
const PAGE = `
  with state as materialized (
    select epoch, contract_version, mark, meta.xid < mark as settled,
      exists (select from published.entry where xid >= mark) as waiting
    from published.meta, (select pg_snapshot_xmin(pg_current_snapshot()) as mark) as now)
  select state.epoch, state.contract_version, state.mark::text, state.settled, state.waiting,
    page.xid::text, page.kind, page.brand, page.locale, page.key, page.path, page.deleted,
    to_char(page.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed_at, page.body, page.elsewhere, page.bytes
  from state left join lateral (
    select chunk.*, sum(octet_length(body::text)) over (order by xid, kind, brand, locale, key) as bytes
    from (
      select xid, kind, brand, locale, key, path, changed_at, elsewhere,
        deleted or (elsewhere and coalesce(whole->>'is_gated' = 'true' or whole->>'template' = any($10), false)) as deleted,
        case when elsewhere then jsonb_strip_nulls(jsonb_build_object('group', coalesce(whole->>'translationGroup', key),
          'unlisted', case when whole#>>'{robots,index}' = 'false' or whole->>'untranslated' = 'true' then true end)) else body end as body
      from published.entry cross join lateral (select
        $9::text[] is not null and brand <> '*' and not (brand || '/' || locale = any($9)) as elsewhere) as place
        cross join lateral (select case when elsewhere then entry.body || '{}' end as whole offset 0) as unpacked
      where (xid, kind, brand, locale, key) > ($1::text::xid8, $2::text, $3::text, $4::text, $5::text) and xid < state.mark
        and ($6 = '*' or brand in ($6, '*'))
        and ($8::text is null or xid = $8::text::xid8)
        and (not elsewhere or kind = any($11))
      order by xid, kind, brand, locale, key
      limit $7
    ) as chunk
  ) as page on true
  order by page.xid, page.kind, page.brand, page.locale, page.key`

async function readPage(
  read: ReadRows,
  { xid, after }: Position,
  { brand, sites }: FeedScope,
  maxRows: number,
  maxBytes: number,
  only: string | undefined = undefined,
): Promise<Page> {
  const found = await read(PAGE, [
    ...toPlaceBefore(xid, after),
    brand,
    maxRows + 1,
    only ?? null,
    sites ?? null,
    GATED_TEMPLATES,
    ADDRESSED_KINDS,
  ])
  const state = stateSchema.parse(found[0])
  // A result without changes consists of the state alone. Any other row that cannot be parsed is an error: skipping it would end a load
  // early.
  const rows = found.filter((row) => !stateAlone.safeParse(row).success).map((row) => rowSchema.parse(row))
  // The first row is always sent, however large: otherwise a reader would never get past it.
  const kept = rows.filter((row, index) => index < maxRows && (index === 0 || row.bytes <= maxBytes))
  const { contract_version: contractVersion, ...rest } = state
  return { ...rest, contractVersion, rows: kept, more: kept.length < rows.length }
}

/**
 * The key after which to continue. After a whole transaction it is the empty key of the next one, which sorts first
 * because names are never empty.
 */
const toPlaceBefore = (xid: string, after: Position['after']): readonly string[] =>
  after === null ? [String(BigInt(xid) + 1n), '', '', '', ''] : [xid, ...after]

/** Drops the last transaction, which may continue in the next answer. */
function cutToWhole(rows: readonly ChangeRow[]): readonly ChangeRow[] {
  const last = rows.at(-1)?.xid
  return rows.filter(({ xid }) => xid !== last)
}

function toAnswer(
  { epoch, contractVersion, waiting }: Page,
  { rows, more, cut = false }: { rows: readonly ChangeRow[]; more: boolean; cut?: boolean },
  at: Position,
  loading: boolean,
): ReadAnswer {
  const last = rows.at(-1)
  const after: FeedCursor['after'] =
    last && more && (loading || cut) ? [last.kind, last.brand, last.locale, last.key] : null
  const cursor = writeCursor({ epoch, xid: last?.xid ?? at.xid, loading: loading && more, after })
  return { changes: { contractVersion, epoch, cursor, more, changes: rows.map(toChange) }, waiting }
}

/** Answers a reader of another epoch with the epoch alone, so that it loads everything from the start. */
function startOver({ epoch, contractVersion }: Page): Changes {
  const cursor = writeCursor({ epoch, xid: '0', loading: true, after: null })
  return { contractVersion, epoch, cursor, more: true, changes: [] }
}

function toChange({ kind, key, elsewhere, changed_at: changedAt, bytes: _, xid: __, ...row }: ChangeRow): FeedChange {
  const id = elsewhere ? { kind: 'counterpart', key: `${kind}:${key}` } : { kind, key }
  return { ...row, ...id, changedAt }
}
