import { createHash, randomUUID } from 'node:crypto'
import { isDeepStrictEqual, promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { findById } from '@menagerie/sites/locales'
import { z } from 'zod'
import { placeOfUpload } from '../../imports/desk/place-of-upload.ts'
import {
  findingSchema,
  progressSchema,
  RUN_STATES,
  type RunSettings,
  runSettingsSchema,
} from '../../imports/desk/run-answer.ts'
import { type AskedRun, addAskedRun, findAskedAs, findOwnRun, readOwnFindings } from '../../imports/feed/asked-runs.ts'
import type { WriteKey } from '../../imports/feed/write-key.ts'
import { toImportRights } from '../../imports/feed/write-keys.ts'
import { IMPORT_KINDS, type ImportKind } from '../../imports/kinds/kinds.ts'
import type { ImportRights } from '../../imports/products/import-rights.ts'
import { mappingSchema } from '../../imports/products/mapping.ts'
import type { Api } from '../call/api.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import { readCallBytes } from '../call/read-body.ts'
import { CallRefusal } from '../call/refusal.ts'
import { requireWriteKey } from '../call/write-key.ts'

const MOST_BYTES = 64 * 1024 * 1024
const MOST_FINDINGS = 200

/** File extensions of tables by content type. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/x-ndjson': 'ndjson',
  'application/jsonl': 'jsonl',
  'text/csv': 'csv',
  'text/tab-separated-values': 'tsv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.ms-excel.sheet.macroenabled.12': 'xlsm',
  'application/zip': 'zip',
}

const runAnswer = z.object({
  id: z.uuid(),
  state: z.enum(RUN_STATES),
  startedAt: z.string(),
  /** Whether the import saves, or only checks. */
  saves: z.boolean(),
  progress: progressSchema,
})

const flag = z.enum(['0', '1']).optional()

const startImport = defineCall(
  {
    method: 'POST',
    path: '/imports',
    summary:
      'Imports products, or documents of another kind, from a file (CSV, XLSX, JSON, JSON lines, or a ZIP with pictures) in the background. Sending the same file again with the same `Idempotency-Key` starts no second import',
    spec: '',
    scope: 'write',
    of: 'all',
    query: z.object({
      kind: z.enum(IMPORT_KINDS).optional().describe('What the rows are; products unless named.'),
      check: flag.describe('1: nothing is saved.'),
      status: z.enum(['published', 'draft']).optional().describe('How texts land; published unless named.'),
      site: z.string().optional().describe('Of which site columns without one speak, such as acme/nl_NL.'),
      mapping: z.string().max(100).optional().describe('Name of a mapping that is kept in the studio.'),
      new_terms: flag.describe('1: words that are no term become one.'),
      delete_missing: flag.describe('1: products that no row names are deleted.'),
    }),
    takes: Object.keys(ENDINGS),
    answer: z.object({ data: runAnswer }),
    refusals: {
      409: 'the `Idempotency-Key` was used for another file, or for the same with other parameters',
      413: 'the file is too large, packed or unpacked',
      415: 'the type of the file is none that is read, or its `Content-Encoding` is not `gzip`',
      422: 'there is no such site or mapping',
    },
    slot: 'form',
  },
  async ({ api, c, query }) => {
    const key = await requireWriteKey(api, c)
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    const ending = ENDINGS[type]
    if (ending === undefined) throw new CallRefusal(415, `Send one of ${Object.keys(ENDINGS).join(', ')}`)
    const settings = await toSettings(api, key, query)
    const rights = toImportRights(key, settings.kind)
    if (rights === undefined) throw new CallRefusal(403, `This key may not write ${settings.kind}`)
    const bytes = await unpack(await readCallBytes(c, MOST_BYTES), c.req.header('content-encoding'))
    if (bytes.length === 0) throw new CallRefusal(422, 'The file is empty')
    const id = await noteRun(api, key, {
      bytes,
      name: `import.${ending}`,
      settings,
      rights,
      saves: query.check !== '1',
      askedAs: readIdempotencyKey(c.req.header('idempotency-key')),
    })
    return { data: await readRun(api, id, key) }
  },
)

type ImportPost = {
  bytes: Buffer
  name: string
  settings: RunSettings
  rights: ImportRights
  saves: boolean
  askedAs: string | undefined
}

/** Id of the run: a new one, or the existing run with the same idempotency key. */
async function noteRun(
  api: Api,
  key: WriteKey,
  { bytes, name, settings, rights, saves, askedAs }: ImportPost,
): Promise<string> {
  const id = randomUUID()
  const words = `${key.id}:${askedAs ?? id}`
  const hash = createHash('sha256').update(bytes).digest('base64url')
  const { query } = api.writes
  if ((await findAskedAs(query, words)) === undefined) {
    await api.storage.put(placeOfUpload(id, name), bytes)
    const file = { name, bytes: bytes.length, hash }
    const isNew = await addAskedRun(query, { id, startedBy: key.name, file, settings, rights, saves, askedAs: words })
    if (!isNew) await api.storage.remove(placeOfUpload(id, name))
  }
  const found = await findAskedAs(query, words)
  if (found === undefined) throw new Error('The import that was just noted is gone')
  if (found.hash !== hash) throw new CallRefusal(409, 'This Idempotency-Key was used for another file')
  if (found.saves !== saves || !isDeepStrictEqual(toParameters(found.settings), toParameters(settings)))
    throw new CallRefusal(409, 'This Idempotency-Key was used with other parameters')
  return found.id
}

/** Settings from the call itself, without those of a stored mapping, which may have changed since. */
const toParameters = ({ kind, status, makesTerms, deletesMissing, mapping }: RunSettings) => ({
  kind,
  status,
  makesTerms,
  deletesMissing,
  site: mapping.site,
})

const unzip = promisify(gunzip)

/** Decompresses a body; refuses one that would fill the memory. */
async function unpack(bytes: Buffer, encoding = 'identity'): Promise<Buffer> {
  if (encoding.toLowerCase() === 'identity') return bytes
  if (!/^(?:x-)?gzip$/i.test(encoding)) throw new CallRefusal(415, 'Send the file as it is, or packed with gzip')
  try {
    return await unzip(bytes, { maxOutputLength: MOST_BYTES })
  } catch (error) {
    if (error instanceof RangeError) throw new CallRefusal(413, `A file has at most ${MOST_BYTES} bytes when unpacked`)
    throw new CallRefusal(422, 'The body says that it is packed with gzip, and cannot be unpacked')
  }
}

type ImportQuery = {
  kind?: ImportKind | undefined
  status?: 'published' | 'draft' | undefined
  site?: string | undefined
  mapping?: string | undefined
  new_terms?: '0' | '1' | undefined
  delete_missing?: '0' | '1' | undefined
}

async function toSettings(api: Api, key: WriteKey, asked: ImportQuery) {
  const { kind = 'products', status, site, mapping: name } = asked
  if (site !== undefined && findById(site) === undefined) throw new CallRefusal(422, `There is no site ${site}`)
  // Rows that the file lacks may belong to any site, and deleting a product deletes its texts on all sites.
  const mayDelete = key.sites === null && (kind !== 'products' || key.kinds.includes('facts'))
  if (asked.delete_missing === '1' && !mayDelete) throw new CallRefusal(403, `This key may not delete ${kind}`)
  const [row] =
    name === undefined ? [] : await api.writes.query('select body from import_mapping where name = $1', [name])
  if (name !== undefined && row === undefined) throw new CallRefusal(422, `There is no mapping called ${name}`)
  const mapping = z.object({ body: mappingSchema }).safeParse(row).data?.body
  return runSettingsSchema.parse({
    kind,
    ...(status && { status }),
    makesTerms: asked.new_terms === '1',
    deletesMissing: asked.delete_missing === '1',
    mapping: mappingSchema.parse({ ...mapping, ...(site && { site }) }),
  })
}

function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  if (!/^[\x21-\x7e]{1,100}$/.test(header))
    throw new CallRefusal(400, 'An Idempotency-Key has 1 to 100 letters, digits or signs')
  return header
}

async function readRun(api: Api, id: string, key: WriteKey): Promise<z.infer<typeof runAnswer>> {
  const run = z.uuid().safeParse(id).success ? await findOwnRun(api.writes.query, id, `${key.id}:`) : undefined
  if (run === undefined) throw new CallRefusal(404, 'There is no such import of this key')
  return toAnswer(run)
}

const toAnswer = ({ id, state, startedAt, saves, progress }: AskedRun) => ({ id, state, startedAt, saves, progress })

const readImport = defineCall(
  {
    path: '/imports/{id}',
    summary: 'Returns the state and the counts of an import that was started with this key',
    spec: '',
    scope: 'write',
    of: 'all',
    query: z.object({}),
    answer: z.object({ data: runAnswer }),
    absent: 'There is no such import of this key',
  },
  async ({ api, c, param }) => ({ data: await readRun(api, param('id'), await requireWriteKey(api, c)) }),
)

const readImportRows = defineCall(
  {
    path: '/imports/{id}/rows',
    summary:
      'Returns the results of an import that was started with this key, by product with its rows: the former and the new value of each field, and each mistake by line and field',
    spec: '',
    scope: 'write',
    of: 'all',
    query: z.object({
      state: z.enum(['all', 'new', 'changed', 'broken', 'gone']).optional(),
      offset: z.coerce.number().int().nonnegative().optional(),
      limit: z.coerce.number().int().min(1).max(MOST_FINDINGS).optional(),
    }),
    answer: z.object({ data: z.array(findingSchema), total: z.number() }),
    absent: 'There is no such import of this key',
  },
  async ({ api, c, param, query }) => {
    const { id } = await readRun(api, param('id'), await requireWriteKey(api, c))
    const { state = 'all', offset = 0, limit = MOST_FINDINGS } = query
    const { findings, total } = await readOwnFindings(api.writes.query, { id, state, offset, limit })
    return { data: findings, total }
  },
)

export const IMPORT_CALLS: readonly Call[] = [startImport, readImport, readImportRows]
