import { isTranslated } from '../../../model/translations/translated-from.ts'

/** Filters of the table, as in its address. */
export type WantedStatus = Readonly<Record<string, string>>

const ASKED = ['collection', 'brand', 'site', 'state', 'person', 'template', 'title', 'page'] as const

/** Reads filters from an address, so that going back and reloading show the same. */
export function readWantedStatus(params: URLSearchParams, brand: string): WantedStatus {
  const given = ASKED.flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value] as const] : []
  })
  return { collection: 'pages', brand, page: '1', ...Object.fromEntries(given) }
}

export const toQuery = (wanted: WantedStatus): string =>
  new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== '')).toString()

/** Filters after a change; those that the new collection or brand does not have are dropped. */
export function narrowStatus(before: WantedStatus, change: WantedStatus): WantedStatus {
  const after: WantedStatus = { ...before, page: '1', ...change }
  const isOther = ['collection', 'brand'].some((name) => name in change && change[name] !== before[name])
  if (!isOther) return after
  const hasSameSites = !('brand' in change) && [before, after].every(({ collection = '' }) => isTranslated(collection))
  return { ...after, person: '', template: '', ...(!hasSameSites && { site: '' }) }
}
