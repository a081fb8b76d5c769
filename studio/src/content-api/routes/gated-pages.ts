import { DOWNLOAD_TYPES, gatedPageAnswerSchema } from '@menagerie/contract/gated-page'
import { findDownload, findGatedPage, listDownloads, listGatedChildren } from '../../publish/state/read-gated-pages.ts'
import { requireSignedIn } from '../accounts/require-signed-in.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import { CallRefusal } from '../call/refusal.ts'
import { findOriginal, sendStoredFile, toStoredDisposition } from '../call/send-file.ts'
import { CUSTOMER_CALL } from './account-call.ts'

const NO_PAGE = 'There is no gated page at this path'
const NO_FILE = 'There is no such file'

const findPage = defineCall(
  {
    ...CUSTOMER_CALL,
    path: '/auth/pages/{path*}',
    summary: 'Returns a gated page to the signed-in customer, with its files and the gated pages below it',
    spec: '§4 Gated page',
    answer: gatedPageAnswerSchema,
    absent: NO_PAGE,
  },
  async ({ api, c, site, param }) => {
    const { profile } = await requireSignedIn(api, c, site)
    const found = await findGatedPage(api.database, site, param('path').replace(/^\/+|\/+$/g, ''))
    if (found === undefined) throw new CallRefusal(404, NO_PAGE)
    const { key, path, body: whole } = found
    const { downloads: files, ...body } = whole
    const [downloads, children] = await Promise.all([
      listDownloads(api.database, files),
      listGatedChildren(api.database, site, path),
    ])
    return { key, path, body, downloads, children, profile }
  },
)

const findFile = defineCall(
  {
    ...CUSTOMER_CALL,
    path: '/auth/files/{uuid}',
    summary: 'Returns a file that a gated page of the brand lists to the signed-in customer',
    spec: '§4 Gated page',
    answer: DOWNLOAD_TYPES,
    absent: NO_FILE,
  },
  async ({ api, c, site, param }) => {
    await requireSignedIn(api, c, site)
    const found = await findDownload(api.database, site.brand, param('uuid').toLowerCase())
    const file = found && (await findOriginal(api, `downloads/${found.name}`, found.mime))
    if (found === undefined || file === undefined) throw new CallRefusal(404, NO_FILE)
    return sendStoredFile(api, c, file, {
      'content-disposition': toStoredDisposition(found.name),
      'cache-control': 'private, no-store',
    })
  },
)

export const GATED_PAGE_CALLS: readonly Call[] = [findPage, findFile]
