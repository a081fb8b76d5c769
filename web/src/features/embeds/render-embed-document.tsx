import { createHash } from 'node:crypto'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderContext } from '../../context/render-context.ts'
import { EmbedDocument } from './EmbedDocument.tsx'
import type { EmbedSource } from './embed-source.ts'
import { toEmbedTitle } from './embed-title.ts'
import { FEED_SCRIPT, HEIGHT_SCRIPT } from './feed-script.ts'
import { findShownEmbed, type ShownEmbed } from './find-shown.ts'
import { toPageAddress, toPlayerAddress } from './to-frame-address.ts'

/** `policy`: the Content Security Policy of this document. */
export type RenderedEmbed = { text: string; policy: readonly string[] }

const FRAME_STYLE = 'html,body{margin:0;block-size:100%}iframe{display:block;inline-size:100%;block-size:100%;border:0}'
const FEED_STYLE = 'body{margin:0}'
const NO_FORM = "'none'"
const NOTHING = ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"]
/** The frame may run scripts and open pages in new tabs, but not navigate the page around it. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

/** Returns undefined where no configured service shows it. `plays`: the visitor has just asked for it. */
export function renderEmbedDocument(
  ctx: RenderContext,
  source: EmbedSource,
  { plays }: { plays: boolean },
): RenderedEmbed | undefined {
  const shown = findShownEmbed(ctx, source)
  if (shown === undefined) return undefined
  const title = toEmbedTitle(ctx, source, shown.service)
  if ('key' in shown) return renderFeed(ctx, title, shown)
  if ('formId' in shown) return renderSignUp(ctx, title, shown)
  const player = 'video' in shown ? toPlayerAddress({ ...shown, site: ctx.site, plays }) : undefined
  return renderFrame(ctx, title, player ?? ('address' in shown ? toPageAddress(shown.service, shown.address) : ''))
}

function renderFrame({ site }: RenderContext, title: string, address: string): RenderedEmbed {
  const frame = (
    <EmbedDocument lang={site.iso} title={title} style={FRAME_STYLE}>
      <iframe
        src={address}
        title={title}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        allowFullScreen
        // `allow-same-origin` gives the document its own origin's storage; it cannot reach that of the site.
        sandbox={`${SANDBOX} allow-same-origin allow-presentation`}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </EmbedDocument>
  )
  return {
    text: toText(frame),
    policy: [
      ...NOTHING,
      `form-action ${NO_FORM}`,
      `style-src ${toHash(FRAME_STYLE)}`,
      `frame-src ${new URL(address).origin}`,
    ],
  }
}

/**
 * The company's script runs in a document without an origin (`sandbox` without `allow-same-origin`): it reaches
 * neither the pages around it nor their storage. It only reports its height.
 */
function renderFeed(
  { site }: RenderContext,
  title: string,
  { service, key, tags }: Extract<ShownEmbed, { key: string }>,
) {
  const data = JSON.stringify({ global: service.global, key, locale: site.iso, tags })
  const feed = (
    <EmbedDocument lang={site.iso} title={title} style={FEED_STYLE}>
      <div id="feed" data-feed={data} />
      <script src={service.script} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which the policy of the document knows by its hash */}
      <script dangerouslySetInnerHTML={{ __html: FEED_SCRIPT }} />
    </EmbedDocument>
  )
  return {
    text: toText(feed),
    policy: toScriptPolicy(FEED_SCRIPT, toOrigins([service.script], service.sources), NO_FORM),
  }
}

type SignUp = Extract<ShownEmbed, { formId: string }>

/** Like a feed: the company's scripts render their form without access to the site. The form is sent to the company only. */
function renderSignUp({ site }: RenderContext, title: string, { service, formId }: SignUp): RenderedEmbed {
  const signUp = (
    <EmbedDocument lang={site.iso} title={title} style={FEED_STYLE}>
      <div id="feed">
        <div id={service.container} data-form={formId} data-locale={site.iso} />
      </div>
      {service.scripts.map((address) => (
        <script key={address} src={address} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which the policy of the document knows by its hash */}
      <script dangerouslySetInnerHTML={{ __html: HEIGHT_SCRIPT }} />
    </EmbedDocument>
  )
  const from = toOrigins(service.scripts, service.sources)
  return { text: toText(signUp), policy: toScriptPolicy(HEIGHT_SCRIPT, from, from) }
}

function toScriptPolicy(own: string, from: string, formAction: string): string[] {
  return [
    ...NOTHING,
    `form-action ${formAction}`,
    `sandbox ${SANDBOX}`,
    `script-src ${toHash(own)} ${from}`,
    // Such widgets insert their styles by script.
    `style-src 'unsafe-inline' ${from}`,
    ...['connect-src', 'font-src', 'frame-src', 'media-src'].map((directive) => `${directive} ${from}`),
    `img-src data: ${from}`,
  ]
}

const toOrigins = (scripts: readonly string[], sources: readonly string[]) =>
  [...new Set([...scripts.map((address) => new URL(address).origin), ...sources])].join(' ')

const toText = (document: ReactElement) => `<!doctype html>${renderToStaticMarkup(document)}`
const toHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
