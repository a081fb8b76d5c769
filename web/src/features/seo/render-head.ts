import { brandOf, urgentFontsOf } from '@menagerie/sites/brand'
import { machinePaths } from '@menagerie/sites/machine-documents'
import type { RenderContext } from '../../context/render-context.ts'
import { escapeHtml } from './escape-html.ts'
import { type HeadView, toListedAlternates } from './head-view.ts'
import { renderJsonLd } from './json-ld.ts'

/** Renders the inside of `<head>`. As a string instead of React: the tags are the same on every page, and React would move some of them. */
export function renderHead(ctx: RenderContext, head: HeadView, styles: readonly string[]): string {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...renderFontPreloads(ctx),
    ...styles.map((href) => tag('link', { rel: 'stylesheet', href })),
    `${tag('script', { type: 'module', src: ctx.assets.script })}</script>`,
    // A site that is not open yet, or not in the public environment, must not be indexed.
    ...renderSearchTags(
      ctx.site.opened && ctx.site.indexed ? head : { ...head, robots: { index: false, follow: false } },
    ),
    ...renderOpenGraph(ctx, head),
    ...renderIcons(ctx),
    ...renderMachineLinks(ctx, head),
    ...head.jsonLd.map((data) => `<script type="application/ld+json">${renderJsonLd(data)}</script>`),
  ].join('')
}

/** Preloads fonts together with the styles. Fonts are always fetched in CORS mode. */
function renderFontPreloads({ site, assets }: RenderContext): string[] {
  return urgentFontsOf(site).map((name) =>
    tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: assets.file(name) }),
  )
}

function renderSearchTags({ description, robots, canonical, previous, next, alternates }: HeadView): string[] {
  const content = `${robots.index ? 'index' : 'noindex'}, ${robots.follow ? 'follow' : 'nofollow'}`
  return [
    description ? tag('meta', { name: 'description', content: description }) : '',
    tag('meta', { name: 'robots', content }),
    canonical ? tag('link', { rel: 'canonical', href: canonical }) : '',
    previous ? tag('link', { rel: 'prev', href: previous }) : '',
    next ? tag('link', { rel: 'next', href: next }) : '',
    // Variants only for indexed pages: with `noindex` the two would contradict each other.
    ...(robots.index ? toListedAlternates(alternates) : []).map(({ hreflang, href }) =>
      tag('link', { rel: 'alternate', hreflang, href }),
    ),
  ]
}

function renderOpenGraph({ site }: RenderContext, { title, description, canonical, kind, image }: HeadView): string[] {
  if (canonical === undefined) return []
  const properties = {
    'og:site_name': brandOf(site).name,
    'og:locale': site.iso.replace('-', '_'),
    'og:type': kind,
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:image': image?.src,
    'og:image:width': image && String(image.width),
    'og:image:height': image && String(image.height),
    'og:image:alt': image?.alt,
  }
  const tags = Object.entries(properties).map(([property, content]) =>
    content ? tag('meta', { property, content }) : '',
  )
  // Networks read the rest of the card from the properties above.
  return image ? [...tags, tag('meta', { name: 'twitter:card', content: 'summary_large_image' })] : tags
}

function renderIcons({ site, assets }: RenderContext): string[] {
  const { icons, themeColor } = brandOf(site)
  return [
    tag('meta', { name: 'theme-color', content: themeColor }),
    tag('link', { rel: 'icon', href: assets.file(icons.fallback.file), sizes: '32x32' }),
    tag('link', { rel: 'icon', href: assets.file(icons.favicon.file), type: icons.favicon.type }),
    tag('link', { rel: 'apple-touch-icon', href: assets.file(icons.touch.file) }),
  ]
}

function renderMachineLinks({ links }: RenderContext, { feeds = [] }: HeadView): string[] {
  const type = 'application/rss+xml'
  return [
    tag('link', { rel: 'manifest', href: links.href(machinePaths.manifest) }),
    ...feeds.map(({ title, href }) => tag('link', { rel: 'alternate', type, title, href })),
  ]
}

function tag(name: 'link' | 'meta' | 'script', attributes: Readonly<Record<string, string>>): string {
  let written = `<${name}`
  for (const [key, value] of Object.entries(attributes)) written += ` ${key}="${escapeHtml(value)}"`
  return `${written}>`
}
