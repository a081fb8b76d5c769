import type { RenderContext } from '../../context/render-context.ts'
import { FinderFilters } from './FinderFilters.tsx'
import type { FinderFiltersView } from './range/finder-filters.ts'

export function showFinderFilters({ t }: RenderContext) {
  const filters: FinderFiltersView = {
    title: t('stores.filters'),
    isOpen: true,
    submit: t('stores.apply'),
    range: {
      label: t('stores.has'),
      any: t('stores.hasAny'),
      value: '',
      options: [],
      groups: [
        {
          label: 'Landestierbedarf',
          options: [{ value: 'a', text: t('stores.allOf', { group: 'Landestierbedarf' }) }],
        },
      ],
    },
    kind: {
      label: t('stores.kind'),
      any: t('stores.kindAny'),
      value: 'vet',
      options: [{ value: 'vet', text: t('stores.kindVet') }],
    },
    open: { label: t('stores.openNow'), isChosen: true },
  }
  return [
    { id: 'open', show: <FinderFilters {...filters} /> },
    { id: 'closed', show: <FinderFilters {...filters} isOpen={false} /> },
  ]
}
