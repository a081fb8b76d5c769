import { GATED_TEMPLATES, type PageBody, type PageTemplate } from '@menagerie/contract/page'

const GATED: ReadonlySet<PageTemplate> = new Set(GATED_TEMPLATES)

/** Only signed-in business customers may read it, by its box or by its template. */
export function isGatedPage({ is_gated, template }: Pick<PageBody, 'is_gated' | 'template'>): boolean {
  return is_gated || GATED.has(template)
}
