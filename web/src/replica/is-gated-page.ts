import { GATED_TEMPLATES, type PageBody, type PageTemplate } from '@menagerie/contract/page'

const GATED: ReadonlySet<PageTemplate> = new Set(GATED_TEMPLATES)

/** Tells whether only signed-in business customers may read the page, by its checkbox or its template. */
export function isGatedPage({ is_gated, template }: Pick<PageBody, 'is_gated' | 'template'>): boolean {
  return is_gated || GATED.has(template)
}
