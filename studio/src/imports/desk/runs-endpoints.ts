import { basename } from 'node:path'
import { cleanLine } from '@menagerie/contract/clean-text'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { findStaff, type Staff } from '../../access/find-staff.ts'
import { toAdminRefusal } from '../../access/refuse.ts'
import { findStorage } from '../../platform/storage/find-storage.ts'
import type { ImportRights } from '../products/import-rights.ts'
import { mappingSchema } from '../products/mapping.ts'
import { isTable } from '../read/outside-file.ts'
import { doRun } from './do-run.ts'
import { createMappingStore } from './mapping-store.ts'
import { placeOfUpload } from './place-of-upload.ts'
import { removeOldUploads } from './remove-old-uploads.ts'
import { type ImportRunAnswer, isAtWork, type RunSettings, runSettingsSchema } from './run-answer.ts'
import { createRunStore } from './run-store.ts'
import { toResultTable } from './to-result-table.ts'

const MEGABYTE = 1024 * 1024
/** Largest size of all uploaded files together; larger catalogues are imported by the command. */
const MOST_MEGABYTES = 200

/**
 * Rights by role: administrators import everything, the catalogue role what all countries share, editors texts and
 * prices of their sites.
 */
export function findImportRights(person: Staff | undefined): ImportRights | undefined {
  if (person?.role === 'admin') return { catalogue: true, sites: 'all' }
  if (person?.role === 'catalogue') return { catalogue: true, sites: [] }
  return person?.role === 'editor' && person.sites.length > 0 ? { catalogue: false, sites: person.sites } : undefined
}

type Handler = (req: PayloadRequest, rights: ImportRights) => Promise<Response>

const guarded =
  (handler: Handler): Endpoint['handler'] =>
  async (req) => {
    const person = findStaff(req)
    if (person === undefined) return toAdminRefusal(401, 'Sign in first')
    const rights = findImportRights(person)
    return rights === undefined
      ? toAdminRefusal(403, 'Only administrators, the catalogue team and editors can import')
      : handler(req, rights)
  }

const nameOf = ({ user }: PayloadRequest): string =>
  z.object({ name: z.string() }).safeParse(user).data?.name ?? 'Import'
const idOf = ({ routeParams }: PayloadRequest): string | undefined => z.uuid().safeParse(routeParams?.id).data

const list = guarded(async ({ payload }, rights) => {
  const runs = (await createRunStore(payload).list()).filter(({ settings }) => mayTouch(rights, settings))
  return Response.json({ runs, mappings: await createMappingStore(payload).list() })
})

/** `POST /api/imports`: a form with a table or an archive, optionally with a second file of pictures; the run begins with a check. */
const upload = guarded(async (req, rights) => {
  const form = await req.formData?.().catch(() => undefined)
  const files = form?.getAll('file').filter((part) => part instanceof File && part.size > 0) ?? []
  const [first] = files
  if (!(first instanceof File)) return toAdminRefusal(400, 'Choose a file')
  if (!isTable(first.name) && !/\.zip$/i.test(first.name))
    return toAdminRefusal(400, `${first.name} is not a table: choose CSV, XLSX, JSON, or a ZIP that contains one`)
  const uploads = files.filter((file) => file instanceof File)
  if (uploads.reduce((sum, { size }) => sum + size, 0) > MOST_MEGABYTES * MEGABYTE)
    return toAdminRefusal(
      413,
      `An upload can be up to ${MOST_MEGABYTES} MB: import larger files on the server (npm run import)`,
    )
  const settings = sentSettings.safeParse(String(form?.get('settings') ?? '{}'))
  if (!settings.success) return toAdminRefusal(400, z.prettifyError(settings.error))
  const refusal = refuseKind(rights, settings.data)
  if (refusal) return refusal
  const store = createRunStore(req.payload)
  const named = uploads.map(({ name, size }) => ({ name: cleanLine(basename(name)), bytes: size }))
  const id = await store.create(nameOf(req), named, settings.data, 'checking')
  const storage = findStorage()
  for (const [at, file] of uploads.entries())
    await storage.put(placeOfUpload(id, named[at]?.name ?? file.name), Buffer.from(await file.arrayBuffer()))
  await removeOldUploads(async (text, values = []) => (await req.payload.db.pool.query(text, [...values])).rows)
  return begin(req, rights, id, true)
})

/** Settings in a multipart form, as JSON. */
const sentSettings = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'The settings are no JSON' })
      return z.NEVER
    }
  })
  .pipe(runSettingsSchema)

/**
 * Only for products are rights checked in detail; imports of other kinds may change and reveal data of all sites, such
 * as customers.
 */
const mayTouch = ({ catalogue, sites }: ImportRights, { kind }: RunSettings): boolean =>
  kind === 'products' || (catalogue && sites === 'all')

const refuseKind = (rights: ImportRights, settings: RunSettings): Response | undefined =>
  mayTouch(rights, settings) ? undefined : toAdminRefusal(403, `Only administrators can import ${settings.kind}`)

/** Wraps a handler for one run that the user may see. */
const ofRun = (handler: (req: PayloadRequest, run: ImportRunAnswer, rights: ImportRights) => Promise<Response>) =>
  guarded(async (req, rights) => {
    const id = idOf(req)
    const run = id === undefined ? undefined : await createRunStore(req.payload).find(id)
    if (run === undefined) return toAdminRefusal(404, 'This import does not exist')
    return refuseKind(rights, run.settings) ?? handler(req, run, rights)
  })

/** Starts a run in the background; calls of its address return the progress. */
async function begin(req: PayloadRequest, rights: ImportRights, id: string, isDry: boolean): Promise<Response> {
  const store = createRunStore(req.payload)
  const run = await store.find(id)
  if (run === undefined) return toAdminRefusal(404, 'This import does not exist')
  const savedBy = nameOf(req)
  void doRun(req.payload, { store, run, isDry, rights, savedBy }).catch((error: unknown) =>
    req.payload.logger.error(error),
  )
  return Response.json({ run: { ...run, state: isDry ? 'checking' : 'saving' } satisfies ImportRunAnswer })
}

function again(isDry: boolean): Endpoint['handler'] {
  return ofRun(async (req, run, rights) => {
    const store = createRunStore(req.payload)
    if (isAtWork(run.state)) return toAdminRefusal(409, 'This import is still running')
    const body: unknown = await req.json?.().catch(() => undefined)
    const settings =
      body === undefined ? { success: true as const, data: run.settings } : runSettingsSchema.safeParse(body)
    if (!settings.success) return toAdminRefusal(400, z.prettifyError(settings.error))
    const refusal = refuseKind(rights, settings.data)
    if (refusal) return refusal
    if (settings.data.deletesMissing && !rights.catalogue)
      return toAdminRefusal(403, 'Only administrators and the catalogue team can delete products')
    if (!(await store.begin(run.id, isDry ? 'checking' : 'saving', settings.data)))
      return toAdminRefusal(409, 'This import is still running')
    return begin(req, rights, run.id, isDry)
  })
}

const read = ofRun(async (_, run) => Response.json({ run }))

const findings = ofRun(async (req, run) => {
  const state = req.searchParams.get('state') ?? 'all'
  const offset = Number(req.searchParams.get('offset') ?? 0) || 0
  return Response.json(await createRunStore(req.payload).readFindings(run.id, state, Math.max(0, offset)))
})

const result = ofRun(async (req, run) => {
  const store = createRunStore(req.payload)
  const reader = { language: req.i18n.language, accepted: req.headers.get('accept-language') }
  return new Response(toResultTable(store, run.id, reader), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="import-result.csv"',
      'cache-control': 'no-store',
    },
  })
})

const OF_OTHERS = 'Another person saved this mapping: choose another name'

/** Imports by programs name a mapping for all countries, so that editors change only their own ones. */
const keepMapping = guarded(async (req, rights) => {
  const body: unknown = await req.json?.().catch(() => undefined)
  const kept = z.object({ name: z.string().trim().min(1).max(100), body: mappingSchema.nullable() }).safeParse(body)
  if (!kept.success) return toAdminRefusal(400, 'Give the mapping a name')
  const store = createMappingStore(req.payload)
  const { name, body: mapping } = kept.data
  const id = findStaff(req)?.id ?? ''
  const by = rights.catalogue ? undefined : id
  const isDone = mapping === null ? await store.drop(name, by) : await store.keep(name, mapping, id, by)
  if (!isDone) return toAdminRefusal(403, OF_OTHERS)
  return Response.json({ mappings: await store.list() })
})

export const importEndpoints: Endpoint[] = [
  { path: '/imports', method: 'get', handler: list },
  { path: '/imports', method: 'post', handler: upload },
  { path: '/imports/mappings', method: 'post', handler: keepMapping },
  { path: '/imports/:id', method: 'get', handler: read },
  { path: '/imports/:id/findings', method: 'get', handler: findings },
  { path: '/imports/:id/result.csv', method: 'get', handler: result },
  { path: '/imports/:id/check', method: 'post', handler: again(true) },
  { path: '/imports/:id/save', method: 'post', handler: again(false) },
]
