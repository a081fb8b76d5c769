import type { StoredItem } from '../../platform/services/stored-item.ts'
import { CHOICE_KEPT_MONTHS, toChoiceKey } from '../../platform/stored-choice.ts'
import type { RenderContext } from '../../replica/render-context.ts'

/**
 * Everything that this website itself keeps on a visitor's device; all of it is needed for what the visitor asks for, so none
 * of it needs consent. Whoever stores something adds it here.
 */
export function listOwnItems({ site, services }: RenderContext): StoredItem[] {
  const choice: StoredItem = {
    name: toChoiceKey(site.brand),
    where: 'browser',
    lasts: [CHOICE_KEPT_MONTHS, 'month'],
    purpose: 'choice',
  }
  // Where there is nothing to choose, no choice is stored.
  return services.length > 0 ? [choice] : []
}
