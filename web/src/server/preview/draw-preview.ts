import type { PreviewOverlay } from '@menagerie/contract/preview'
import type { DrawTemplate } from '../../templates/page/page-config.ts'
import { HTML } from '../http/headers.ts'
import type { CreateContext } from '../pages/create-context.ts'
import { type DeclaredQuery, NO_QUERY, readDeclaredQuery } from '../pages/declared-query.ts'
import { findLoad } from '../pages/find-load.ts'
import { withDeadline } from '../pages/live-deadline.ts'
import type { PageRuntime } from '../pages/page-runtime.ts'
import { type FoundRoute, findRoute, renderError, renderFound } from '../pages/render-route.ts'
import type { SiteRoute } from '../site-parts.ts'
import type { InTurn } from '../turns/draw-queue.ts'
import { type PreviewTarget, toPreviewLink } from './preview-target.ts'

/** Time for what a page loads from the search or the studio. */
const LOAD_MS = 8_000

type Showing = { shown: PreviewOverlay['shown']; inTurn: InTurn }
type Drawn = { html: string } | { location: string }
type RouteHere = Extract<SiteRoute, { status: 200 }>

/** Renders the page at an address, or that of a document (`shown`) whatever its address. */
export async function drawPreview(
  runtime: PageRuntime,
  create: CreateContext,
  asked: PreviewTarget,
  { shown, inTurn }: Showing,
): Promise<Drawn> {
  const { templates } = runtime.parts
  if (shown !== undefined)
    return inTurn(() => ({ html: templates.renderDocument(create(asked.site, new Set()), shown) }))
  const found = findRoute(templates, create, asked)
  if ('error' in found) throw found.error
  const { route } = found
  if (route.status === 200) return drawRoute(runtime, create, asked, { found, route, inTurn })
  // A redirect to another website is not followed in a preview.
  return 'path' in route
    ? { location: toPreviewLink(asked, route.path) }
    : inTurn(() => drawNothing(runtime, create, asked))
}

type Here = { found: FoundRoute; route: RouteHere; inTurn: InTurn }

async function drawRoute(
  runtime: PageRuntime,
  create: CreateContext,
  asked: PreviewTarget,
  { found, route, inTurn }: Here,
): Promise<Drawn> {
  const declared = readDeclaredQuery(route.fields ?? [], asked.query) ?? NO_QUERY
  const loaded = asked.mode === 'preview' ? await load(runtime, found, declared, inTurn) : undefined
  if (loaded !== undefined && 'location' in loaded) return { location: toPreviewLink(asked, loaded.location) }
  const rendered = await inTurn(() =>
    renderFound(runtime.parts.templates, found, route, { query: declared.values, draw: loaded?.draw }),
  )
  if (rendered !== undefined && 'error' in rendered) throw rendered.error
  if (rendered?.type === HTML && rendered.framePolicy === undefined) return { html: rendered.text }
  return inTurn(() => drawNothing(runtime, create, asked))
}

/** Loads what a page fetches for a visitor that is not signed in; renders without it when that fails. */
async function load(
  { parts }: PageRuntime,
  { route, ctx }: FoundRoute,
  declared: DeclaredQuery,
  inTurn: InTurn,
): Promise<{ draw: DrawTemplate } | { location: string } | undefined> {
  const own = findLoad(route, declared)
  if (own === undefined) return undefined
  const live = { ...parts.live, session: undefined, isHttps: parts.https }
  const loading = await inTurn(() =>
    withDeadline(LOAD_MS, new AbortController().signal, (signal) =>
      own({ ...ctx, query: declared.values }, { ...live, signal }),
    ),
  )
  if ('error' in loading) return undefined
  if (typeof loading.value === 'function') return { draw: loading.value }
  return 'path' in loading.value ? { location: loading.value.path } : undefined
}

/** Renders a page that is not published yet: its content comes with the first message. */
function drawNothing({ parts }: PageRuntime, create: CreateContext, { site }: PreviewTarget): Drawn {
  const none = renderError(parts.templates, create, site, 404)
  if ('error' in none) throw none.error
  return { html: none.html }
}
