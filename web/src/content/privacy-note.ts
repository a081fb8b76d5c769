import { splitLink } from '@menagerie/sites/split-link'
import type { RenderContext } from '../context/render-context.ts'
import { findPublishedFeaturePath } from './site-features.ts'

/** A sentence around the link to the page that says which personal data are kept. */
export type PrivacyNoteView = { before: string; link: string; after: string; href: string }

/** Undefined where the site names no such page, or it is not published. */
export function findPrivacyNote({
  site,
  reader,
  links,
  t,
}: Pick<RenderContext, 'site' | 'reader' | 'links' | 't'>): PrivacyNoteView | undefined {
  const path = findPublishedFeaturePath({ site, reader }, 'privacy')
  if (path === undefined) return undefined
  return { ...splitLink(t('form.privacy')), href: links.href(path) }
}
