import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { PageRuntime } from '../pages/page-runtime.ts'
import { renderError } from '../pages/render-route.ts'

/** 400: a form was sent. 403: the permission has ended. 503: the studio does not answer. */
const MESSAGES = {
  400: { title: 'preview.notSent.title', text: 'preview.notSent.text' },
  403: { title: 'preview.ended.title', text: 'preview.ended.text' },
  503: { title: 'preview.unreachable.title', text: 'preview.unreachable.text' },
} as const

type MessageAnswer = { status: keyof typeof MESSAGES; html: string }

/** Renders a page that says, in the site's language, why there is no preview. */
export function drawMessage(
  { parts, createContext }: PageRuntime,
  site: BrandLocale,
  status: MessageAnswer['status'],
): MessageAnswer {
  const t = parts.translatorOf(site)
  const { title, text } = MESSAGES[status]
  const said = { title: t(title), text: t(text) }
  const drawn = renderError(parts.templates, createContext, site, status, said)
  if ('error' in drawn) throw drawn.error
  return { status, html: drawn.html }
}
