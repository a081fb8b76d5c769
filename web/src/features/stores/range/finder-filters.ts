import { STORE_KINDS, type StoreKind } from '@menagerie/contract/store'
import type { MessageKey } from '@menagerie/sites/translate'
import type { RenderContext } from '../../../context/render-context.ts'
import type { Store } from '../load-stores.ts'
import type { FinderChoice } from './finder-choice.ts'
import { loadOfferedGroups } from './offered-groups.ts'

type Option = { value: string; text: string }
type Choice = { label: string; any: string; value: string; options: Option[] }

export type FinderFiltersView = {
  title: string
  /** Whether something is chosen; the filters are then open. */
  isOpen: boolean
  submit: string
  /** Categories of the first level, with those below them. */
  range?: Choice & { groups: { label: string; options: Option[] }[] }
  kind?: Choice
  open?: { label: string; isChosen: boolean }
}

const KIND_WORDS = {
  pet: 'stores.kindPet',
  feed: 'stores.kindFeed',
  vet: 'stores.kindVet',
  garden: 'stores.kindGarden',
  riding: 'stores.kindRiding',
  supermarket: 'stores.kindSupermarket',
  other: 'stores.kindOther',
} as const satisfies Record<StoreKind, MessageKey>

/** Returns the filters that distinguish the stores of this site. Undefined where there are none. */
export function toFinderFilters(
  ctx: RenderContext,
  stores: readonly Store[],
  choice: FinderChoice,
): FinderFiltersView | undefined {
  const { t } = ctx
  const groups = loadOfferedGroups(ctx)
  const kinds = STORE_KINDS.filter((kind) => stores.some(({ body }) => body.shop_kind === kind))
  const hasHours = stores.some(({ hours }) => hours !== undefined)
  if (groups.length === 0 && kinds.length < 2 && !hasHours) return undefined
  const toOption = ({ code, name }: { code: string; name: string }): Option => ({ value: code, text: name })
  return {
    title: t('stores.filters'),
    isOpen: Object.keys(choice).some((name) => name !== 'product'),
    submit: t('stores.apply'),
    ...(groups.length > 0 && {
      range: {
        label: t('stores.has'),
        any: t('stores.hasAny'),
        value: choice.range ?? '',
        options: groups.filter(({ below }) => below.length === 0).map(toOption),
        groups: groups
          .filter(({ below }) => below.length > 0)
          .map((group) => ({
            label: group.name,
            options: [
              { value: group.code, text: t('stores.allOf', { group: group.name }) },
              ...group.below.map((each) => ({ value: each.code, text: `${group.name}: ${each.name}` })),
            ],
          })),
      },
    }),
    ...(kinds.length > 1 && {
      kind: {
        label: t('stores.kind'),
        any: t('stores.kindAny'),
        value: choice.kind ?? '',
        options: kinds.map((kind) => ({ value: kind, text: t(KIND_WORDS[kind]) })),
      },
    }),
    ...(hasHours && { open: { label: t('stores.openNow'), isChosen: choice.open !== undefined } }),
  }
}
