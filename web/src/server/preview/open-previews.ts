import type { BrandLocale } from '@menagerie/brands/brand-locale'
import { findById } from '@menagerie/brands/locales'
import type { EntryKind } from '@menagerie/contract/entry'
import {
  INCOMPLETE_BLOCK,
  incompleteBlockSchema,
  PREVIEW_FOLDER,
  type PreviewMode,
  type PreviewOverlay,
  type PreviewPlace,
  previewModeSchema,
  previewOverlaySchema,
  previewPlaceSchema,
} from '@menagerie/contract/preview'
import { readPreviewToken } from '@menagerie/contract/preview-token'
import { BLOCK_SCHEMAS } from '../../blocks/block-schemas.ts'
import { checkBlocksWith } from '../../replica/check-blocks.ts'
import { checkChange } from '../../replica/check-change.ts'
import { overlayReader } from '../../replica/overlay-reader.ts'
import type { Published } from '../../replica/reader.ts'
import { HTML } from '../http/headers.ts'
import type { CreateContext } from '../pages/create-context.ts'
import type { PageKit } from '../pages/page-kit.ts'
import { findRoute, renderError, renderFound } from '../pages/render-route.ts'
import type { PreviewSettings } from './preview-settings.ts'
import { toPreviewHtml } from './to-preview-html.ts'

export type PreviewAnswer = { status: 200 | 400 | 403 | 404; html: string }

const FORBIDDEN: PreviewAnswer = { status: 403, html: 'This preview has ended: open it again from the studio.' }
const NOT_FOUND: PreviewAnswer = { status: 404, html: 'Not found' }
const UNREADABLE: PreviewAnswer = { status: 400, html: 'Not a preview' }
const validateBlocks = checkBlocksWith({ ...BLOCK_SCHEMAS, [INCOMPLETE_BLOCK]: incompleteBlockSchema })
const NOTHING: PreviewOverlay = { entries: [] }

/** Pages as they will be, for callers with the studio's token for the site. Never cached, and nothing of it is kept. */
export function openPreviews({ parts, createContext }: PageKit, { secret, script, studioOrigin }: PreviewSettings) {
  /** `posted`: what to show instead of what is published, as text. */
  return (target: string, posted: string | undefined): PreviewAnswer => {
    const { pathname, searchParams } = new URL(target, 'http://site')
    const [brand = '', locale = '', ...rest] = decodePath(pathname.slice(PREVIEW_FOLDER.length))
    const site = findById(`${brand}/${locale}`)
    const mode = previewModeSchema.safeParse(searchParams.get('mode')).data
    if (secret === undefined || site === undefined || mode === undefined) return NOT_FOUND
    const token = searchParams.get('token') ?? ''
    if (readPreviewToken(secret, token, parts.clock())?.site !== site.id) return FORBIDDEN
    const overlay = posted === undefined ? NOTHING : previewOverlaySchema.safeParse(toJson(posted)).data
    if (overlay === undefined) return UNREADABLE
    const checked = overlay.entries.map((entry) =>
      checkChange({ ...entry, path: entry.path ?? null, deleted: false, body: entry.body }, validateBlocks),
    )
    const entries = checked.flatMap((each) => ('entry' in each ? [each.entry] : []))
    if (entries.length < checked.length) return UNREADABLE
    const path = rest.filter((part) => part !== '').join('/')
    const create = overlaid(createContext, entries, mode)
    const html = render(site, path, create, overlay.shown)
    const prefix = parts.addressing.links(site).href('')
    const place = posted === undefined ? findPlace(site, path, create) : undefined
    return { status: 200, html: toPreviewHtml(html, { script, site, prefix, studioOrigin, mode, place }) }
  }

  /** The document whose page stands there, for its form to be opened. */
  function findPlace(site: BrandLocale, path: string, create: CreateContext): PreviewPlace | undefined {
    const found = findRoute(parts.templates, create, { site, path })
    return 'route' in found ? previewPlaceSchema.safeParse(found.route).data : undefined
  }

  function render(site: BrandLocale, path: string, create: CreateContext, shown: PreviewOverlay['shown']): string {
    if (shown !== undefined) return parts.templates.renderDocument(create(site, new Set()), shown)
    const found = findRoute(parts.templates, create, { site, path })
    if ('error' in found) throw found.error
    const rendered = found.route.status === 200 ? renderFound(parts.templates, found, found.route) : undefined
    if (rendered !== undefined && 'error' in rendered) throw rendered.error
    if (rendered?.type === HTML && rendered.framePolicy === undefined) return rendered.text
    // A page that is not published yet: its content comes with the first message.
    const none = renderError(parts.templates, create, site, 404)
    if ('error' in none) throw none.error
    return none.html
  }
}
export type Previews = ReturnType<typeof openPreviews>

/** Header and footer, too, are drawn for this answer alone. */
function overlaid(
  createContext: CreateContext,
  entries: readonly Published<EntryKind>[],
  mode: PreviewMode,
): CreateContext {
  return (site, readLog) => {
    const ctx = createContext(site, readLog)
    const own = {
      ...ctx,
      ...(mode === 'edit' && { isEditing: true }),
      reader: overlayReader(
        ctx.reader,
        entries.filter((entry) => isOf(entry, site)),
      ),
    }
    return { ...own, fragment: (_name, render) => render(own) }
  }
}

function isOf({ brand, locale }: Published<EntryKind>, site: BrandLocale): boolean {
  return (brand === '*' || brand === site.brand) && (locale === '*' || locale === site.code)
}

function decodePath(path: string): string[] {
  try {
    return decodeURIComponent(path).split('/')
  } catch {
    return []
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
