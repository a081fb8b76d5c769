import type { Addressing } from '@menagerie/sites/addressing'
import { escapeHtml } from '../../features/seo/escape-html.ts'
import { type PreviewTarget, toPreviewLink } from './preview-target.ts'

const LINK = /(<(?:a|area)\b[^>]*?\shref=")([^"]*)(")/g
const FORM = /<form\b[^>]*>/g

/** Makes links and searches of a previewed page lead to previews, also without a script. Forms are sent nowhere. */
export function keepInside(html: string, target: PreviewTarget, addressing: Addressing): string {
  const inside = (href: string) => toInside(decode(href), target, addressing)
  return html
    .replace(LINK, (all, before: string, href: string, after: string) => {
      const own = inside(href)
      return own === undefined ? all : `${before}${escapeHtml(own)}${after}`
    })
    .replace(FORM, (tag) => keepForm(tag, target, inside))
}

function keepForm(tag: string, target: PreviewTarget, inside: (href: string) => string | undefined): string {
  const action = /\saction="([^"]*)"/.exec(tag)?.[1]
  const isSent = /\smethod="post"/i.test(tag)
  const own = (action !== undefined && inside(action)) || toPreviewLink(target, target.path)
  const [path = ''] = own.split('?')
  const opened = tag.replace(/\saction="[^"]*"/, '').replace(/>$/, ` action="${escapeHtml(isSent ? own : path)}">`)
  if (isSent) return opened
  const hidden = { mode: target.mode, token: target.token }
  return `${opened}${Object.entries(hidden)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')}`
}

/** Returns the preview of a link to a page of this site: addresses of pages end in a slash, those of files do not. */
function toInside(href: string, target: PreviewTarget, addressing: Addressing): string | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined
  const { pathname, search, hash } = new URL(href, 'http://site')
  if (!pathname.endsWith('/')) return undefined
  const { domain, brand, id } = target.site
  const found = addressing.resolve(domain, pathname) ?? addressing.resolve(brand, pathname)
  return found?.site.id === id ? `${toPreviewLink(target, found.path, search)}${hash}` : undefined
}

const decode = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
