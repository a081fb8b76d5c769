import type { Language } from '@menagerie/sites/languages'
import { findById } from '@menagerie/sites/locales'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { findStaff } from '../../../access/find-staff.ts'
import { toAdminRefusal } from '../../../access/refuse.ts'
import { findStudioLanguage } from '../../languages/studio-language.ts'
import { translatedSchema } from '../translated-from.ts'
import { buildExchange } from './build-exchange.ts'
import { EXCHANGE_FORMATS, type ExchangeFile, type ExchangeFormat, ExchangeProblem } from './exchange.ts'
import { writeWorkbook } from './exchange-workbook.ts'
import { readReturned } from './read-returned.ts'
import { takeBack } from './take-back.ts'
import { writeXliff1, writeXliff2 } from './write-xliff.ts'

const askedSchema = z.object({
  format: z.enum(EXCHANGE_FORMATS),
  collection: translatedSchema,
  from: z.string(),
  to: z.string(),
  ids: z.string().optional(),
  /** Exports all texts instead of only those that need translation. */
  all: z.literal('true').optional().catch(undefined),
})

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const FORMATS: Readonly<
  Record<
    ExchangeFormat,
    { type: string; ending: string; write: (file: ExchangeFile, language: Language) => string | ReadableStream }
  >
> = {
  'xliff-2.1': { type: 'application/xliff+xml', ending: 'xlf', write: writeXliff2 },
  'xliff-1.2': { type: 'application/xliff+xml', ending: 'xliff', write: writeXliff1 },
  xlsx: { type: XLSX, ending: 'xlsx', write: writeWorkbook },
}

const send: Endpoint['handler'] = async (req) => {
  if (findStaff(req) === undefined) return toAdminRefusal(403, 'Sign in first')
  const asked = askedSchema.safeParse({ ...req.query, format: req.routeParams?.format }).data
  const from = findById(asked?.from ?? '')
  const to = findById(asked?.to ?? '')
  if (asked === undefined || from === undefined || to === undefined || from.id === to.id)
    return toAdminRefusal(400, 'Choose the content, the site it comes from and the site it is for')
  const ids = asked.ids?.split(',').filter(Boolean)
  const file = await buildExchange(req, {
    collection: asked.collection,
    from,
    to,
    isDebtOnly: asked.all === undefined && ids === undefined,
    ...(ids && { ids }),
  })
  const { type, ending, write } = FORMATS[asked.format]
  const name = `${asked.collection}-${from.code}-${to.code}.${ending}`
  return new Response(write(file, findStudioLanguage(req.i18n.language) ?? 'en'), {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

const MAX_FILE_BYTES = 25 * 1024 * 1024

/** `POST /translation-files?from=…`: checks a returned file; with `save=true` it is written to drafts. */
const take: Endpoint['handler'] = async (req) => {
  if (findStaff(req) === undefined) return toAdminRefusal(403, 'Sign in first')
  const bytes = await readBytes(req)
  if (bytes === undefined) return toAdminRefusal(413, 'A file can be up to 25 MB, and this one is larger')
  const { from, save } = req.query
  try {
    const returned = await readReturned(bytes)
    const isFrom = typeof from === 'string' && findById(from) !== undefined
    return Response.json(await takeBack(req, { ...returned, from: isFrom ? from : undefined, isDry: save !== 'true' }))
  } catch (error) {
    if (!(error instanceof ExchangeProblem)) throw error
    return toAdminRefusal(400, error.message)
  }
}

async function readBytes(req: PayloadRequest): Promise<Uint8Array | undefined> {
  const length = Number(req.headers.get('content-length') ?? 0)
  if (length > MAX_FILE_BYTES) return undefined
  const bytes = new Uint8Array((await req.arrayBuffer?.()) ?? new ArrayBuffer(0))
  return bytes.length > MAX_FILE_BYTES ? undefined : bytes
}

/** Endpoints for exporting texts to translators and importing them. */
export const exchangeEndpoints: Endpoint[] = [
  { method: 'get', path: '/translation-files/:format', handler: send },
  { method: 'post', path: '/translation-files', handler: take },
]
