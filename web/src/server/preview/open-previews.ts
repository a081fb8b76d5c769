import {
  type GatedPreview,
  INCOMPLETE_BLOCK,
  incompleteBlockSchema,
  type PreviewOverlay,
  type PreviewPlace,
  previewOverlaySchema,
  previewPlaceSchema,
  type SiteAhead,
} from '@menagerie/contract/preview'
import { readPreviewToken } from '@menagerie/contract/preview-token'
import { BLOCK_SCHEMAS } from '../../blocks/block-schemas.ts'
import { checkBlocksWith } from '../../replica/check-blocks.ts'
import { checkChange } from '../../replica/check-change.ts'
import { isGatedPage } from '../../replica/is-gated-page.ts'
import type { CreateContext } from '../pages/create-context.ts'
import type { PageRuntime } from '../pages/page-runtime.ts'
import { BUSY_PAGE } from '../pages/plain-page.ts'
import { findRoute } from '../pages/render-route.ts'
import type { InTurn } from '../turns/draw-queue.ts'
import { drawPreview } from './draw-preview.ts'
import { keepInside } from './keep-inside.ts'
import { previewContext } from './preview-context.ts'
import { drawMessage } from './preview-message.ts'
import type { PreviewSettings } from './preview-settings.ts'
import { type PreviewTarget, readPreviewTarget } from './preview-target.ts'
import { toPreviewHtml } from './to-preview-html.ts'

type PreviewResponse = { status: 200 | 400 | 403 | 404 | 503; html: string } | { status: 303; location: string }
type Posted = { text: string; isForm: boolean }

const NOT_FOUND: PreviewResponse = { status: 404, html: 'Not found' }
const UNREADABLE: PreviewResponse = { status: 400, html: 'Not a preview' }
const NOTHING: PreviewOverlay = { entries: [] }
const NOT_AHEAD: SiteAhead = { entries: [], gone: [] }
const validateBlocks = checkBlocksWith({ ...BLOCK_SCHEMAS, [INCOMPLETE_BLOCK]: incompleteBlockSchema })
const check = (entry: PreviewOverlay['entries'][number]) =>
  checkChange({ ...entry, path: entry.path ?? null, deleted: false, body: entry.body }, validateBlocks)

/** Answers pages as they will be, for callers with the studio's token for the site. Nothing of it is cached. */
export function openPreviews(
  runtime: PageRuntime,
  { secret, secretBefore, script, studioOrigin, askStudio }: PreviewSettings,
) {
  const { parts, createContext } = runtime

  return {
    /** Tells whether the address has a permission for its site; what others post need not be kept. */
    isAllowed(target: string): boolean {
      const asked = readPreviewTarget(target)
      return asked !== undefined && findGrant(asked)?.site === asked.site.id
    },
    /** `posted`: what to show in place of what is published. `visitor`: the queue in which the request waits. */
    async answer(target: string, posted: Posted | undefined, visitor: string): Promise<PreviewResponse> {
      const answer = await runtime.queue.run(`preview ${visitor}`, (inTurn) => answerInTurn(target, posted, inTurn))
      return answer ?? { status: 503, html: BUSY_PAGE.toString() }
    },
  }

  function findGrant({ token }: Pick<PreviewTarget, 'token'>) {
    return secret === undefined ? undefined : readPreviewToken([secret, secretBefore], token, parts.clock())
  }

  async function answerInTurn(target: string, posted: Posted | undefined, inTurn: InTurn): Promise<PreviewResponse> {
    const read = await inTurn(() => readPreview(target, posted))
    if ('status' in read) return read
    const { asked, grant, isShared, overlay, entries } = read
    const ahead = isShared || grant.ahead !== undefined ? await askStudio.ahead(asked.token) : NOT_AHEAD
    if (ahead === 'refused') return inTurn(() => drawMessage(runtime, asked.site, 403))
    if (ahead === 'unreachable') return inTurn(() => drawMessage(runtime, asked.site, 503))
    const laid = await inTurn(() => laidOver(entries, ahead))
    const shown = { ...laid, mode: asked.mode, at: ahead.at, isShared, language: grant.language, gated: overlay.gated }
    const plain = previewContext(createContext, shown)
    const isBehind = posted === undefined && !isShared && (await inTurn(() => isBehindDoor(runtime, asked, plain)))
    const behind = isBehind ? await askStudio.gated(asked.token, asked.path) : undefined
    const create = typeof behind === 'object' ? previewContext(createContext, laidUnder(shown, behind)) : plain
    const drawn = await drawPreview(runtime, create, asked, { shown: overlay.shown, inTurn })
    if ('location' in drawn) return { status: 303, ...drawn }
    return inTurn(() => {
      // Visitors of a shared link have no account, so the page does not say which document it is.
      const place = posted === undefined && !isShared ? findPlace(asked, create) : undefined
      const label = isShared ? parts.translatorOf(asked.site)('preview.label') : undefined
      return { status: 200, html: finish(drawn.html, asked, place, label) }
    })
  }

  function readPreview(target: string, posted: Posted | undefined) {
    const asked = readPreviewTarget(target)
    if (secret === undefined || asked === undefined) return NOT_FOUND
    const { site, mode } = asked
    const grant = findGrant(asked)
    const isShared = grant?.link !== undefined
    if (grant?.site !== site.id || (isShared && mode === 'edit')) return drawMessage(runtime, site, 403)
    if (posted?.isForm || (isShared && posted !== undefined)) return drawMessage(runtime, site, 400)
    const overlay = posted === undefined ? NOTHING : previewOverlaySchema.safeParse(toJson(posted.text)).data
    if (overlay === undefined) return UNREADABLE
    const checked = overlay.entries.map(check)
    const entries = checked.flatMap((each) => ('entry' in each ? [each.entry] : []))
    if (entries.length < checked.length) return UNREADABLE
    return { asked, grant, isShared, overlay, entries }
  }

  /** Returns the document whose page is at the address, so that the studio can open its form. */
  function findPlace(asked: PreviewTarget, create: CreateContext): PreviewPlace | undefined {
    const found = findRoute(parts.templates, create, asked)
    return 'route' in found ? previewPlaceSchema.safeParse(found.route).data : undefined
  }

  function finish(html: string, asked: PreviewTarget, place: PreviewPlace | undefined, label: string | undefined) {
    const { site, mode } = asked
    const prefix = parts.addressing.links(site).href('')
    const own = mode === 'preview' ? keepInside(html, asked, parts.addressing) : html
    return toPreviewHtml(own, { script, site, prefix, studioOrigin, mode, place, label })
  }
}
export type Previews = ReturnType<typeof openPreviews>

type CheckedEntry = Extract<ReturnType<typeof check>, { entry: unknown }>['entry']

/** Merges entries: what an editor types replaces what the studio has of it. Entries of a newer studio that this site cannot read are left out. */
function laidOver(typed: readonly CheckedEntry[], { entries, gone }: SiteAhead) {
  const isTyped = (entry: { kind: string; key: string }) =>
    typed.some(({ kind, key }) => kind === entry.kind && key === entry.key)
  const planned = entries.map(check).flatMap((each) => ('entry' in each && !isTyped(each.entry) ? [each.entry] : []))
  return { entries: [...typed, ...planned], gone: gone.filter((each) => !isTyped(each)) }
}

/** Tells whether the page is gated, which staff sees in a preview without signing in; while the studio is away, only the title is shown. */
function isBehindDoor({ parts }: PageRuntime, asked: PreviewTarget, create: CreateContext): boolean {
  const found = asked.mode === 'preview' ? findRoute(parts.templates, create, asked) : undefined
  if (found === undefined || !('route' in found)) return false
  const place = previewPlaceSchema.safeParse(found.route).data
  const page = place?.kind === 'page' ? found.ctx.reader.get('page', place.key) : undefined
  return page !== undefined && isGatedPage(page.body)
}

/** Adds a gated page's body, unless a typed, planned or drafted version of that page replaces it. */
function laidUnder<T extends ReturnType<typeof laidOver>>(shown: T, { page, ...gated }: GatedPreview) {
  const isKnown = page === undefined || shown.entries.some(({ kind, key }) => kind === 'page' && key === page.key)
  const checked = isKnown ? undefined : check(page)
  return { ...shown, gated, entries: [...shown.entries, ...(checked && 'entry' in checked ? [checked.entry] : [])] }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
