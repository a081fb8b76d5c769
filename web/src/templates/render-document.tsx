import type { AddressedKind } from '@menagerie/contract/entry'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createAnchors } from '../content/to-anchor.ts'
import type { RenderContext } from '../context/render-context.ts'
import { renderConsent } from '../features/consent/render-consent.tsx'
import { FOOTER_ID } from '../features/navigation/Footer.tsx'
import { renderPreviewNotice } from '../features/preview/render-preview-notice.tsx'
import { escapeHtml } from '../features/seo/escape-html.ts'
import { renderHead } from '../features/seo/render-head.ts'
import { toEntryTitle } from '../replica/to-title.ts'
import { errorTemplate } from './errors/ErrorPage.tsx'
import { messageTemplate } from './errors/MessagePage.tsx'
import type { MessageWords } from './errors/message-words.ts'
import type { DrawTemplate } from './page/page-config.ts'
import type { PageDocument } from './page/page-document.ts'
import { DOCUMENTS } from './registry.ts'
import { MAIN_ID, renderFrame } from './render-frame.tsx'
import type { FoundEntry } from './resolve-route.ts'
import { storeTemplate } from './stores/StorePage.tsx'

/** Renders the whole HTML of something found by `resolveRoute` (`draw`: with what was loaded for it). Throws when it is gone, which cannot happen within a synchronous render. */
export function renderDocument(ctx: RenderContext, { kind, key }: FoundEntry, draw?: DrawTemplate): string {
  if (kind !== 'store') return writeEntry(ctx, kind, key, draw)
  const own = { ...ctx, page: { path: key, title: '' } }
  return writeDocument(own, storeTemplate(own, key))
}

function writeEntry<K extends AddressedKind>(ctx: RenderContext, kind: K, key: string, draw?: DrawTemplate): string {
  const entry = ctx.reader.get(kind, key)
  if (entry === undefined) throw new Error(`No ${kind} ${key} in ${ctx.site.id}`)
  const page = {
    path: entry.path ?? '',
    title: toEntryTitle(kind, entry) ?? '',
    shownArticles: new Set<string>(),
    anchors: createAnchors(),
  }
  const own = { ...ctx, page }
  return writeDocument(own, draw ? draw(own) : DOCUMENTS[kind](own, entry))
}

/** Renders the page for a status of 400 and above, with header and footer like any other. */
export function renderErrorDocument(ctx: RenderContext, status: number, said?: MessageWords): string {
  return writeDocument(ctx, said ? messageTemplate(ctx, said) : errorTemplate(ctx, status))
}

/**
 * Lets browsers that support it paint nothing before the footer begins, as a page that arrives in pieces would shift
 * its layout. A page is about as large as the first packets of a connection, so there is hardly any wait.
 */
const WHOLE_AT_ONCE = `<link rel="expect" href="#${FOOTER_ID}" blocking="render">`

/** Puts header and footer around a page's own part. */
export function writeDocument(ctx: RenderContext, { head, main }: PageDocument): string {
  if (ctx.isListOnly) return writeList(ctx, head.title, main)
  const { before, after } = renderFrame(ctx, head)
  const told = { ...head, title: toToldTitle(ctx, head.title) }
  const rendered = renderToString(
    <main id={MAIN_ID} tabIndex={-1}>
      {main}
    </main>,
  )
  const { preloads, html } = splitPreloads(rendered)
  const consent = renderConsent(ctx)
  const notice = renderPreviewNotice(ctx)
  const body = `${notice}${before}${html}${after}${consent}`
  const styles = ctx.assets.stylesOf(notice + html + consent)
  const attributes = `lang="${escapeHtml(ctx.site.iso)}" data-brand="${escapeHtml(ctx.site.brand)}"`
  return `<!doctype html><html ${attributes}><head>${renderHead(ctx, told, styles)}${WHOLE_AT_ONCE}${preloads}</head><body>${body}</body></html>`
}

const [LIST_BEGIN, LIST_END] = ['<form', '</form>']

/** Returns only the list of a page, with the page's title; the page's own part where it has no list. */
function writeList({ site }: RenderContext, title: string, main: ReactNode): string {
  const html = renderToString(main)
  const mark = html.indexOf(' data-list="')
  const list =
    mark < 0 ? html : html.slice(html.lastIndexOf(LIST_BEGIN, mark), html.indexOf(LIST_END, mark) + LIST_END.length)
  return `<!doctype html><html lang="${escapeHtml(site.iso)}"><head><title>${escapeHtml(title)}</title></head><body>${list}</body></html>`
}

/** Screen readers read the title first, so it says when a form was refused. A notice is no error. */
function toToldTitle({ form, t }: RenderContext, title: string): string {
  return form === undefined || form.isNotice ? title : t('form.errorTitle', { title })
}

/** React writes the preload of an important picture before the markup; it belongs into the head. */
export function splitPreloads(rendered: string): { preloads: string; html: string } {
  const start = rendered.indexOf('<main')
  return { preloads: rendered.slice(0, start), html: rendered.slice(start) }
}
