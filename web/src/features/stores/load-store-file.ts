import { storeFinderPath } from '@menagerie/sites/route-words'
import { isInternational } from '@menagerie/sites/sites-of-store'
import type { RenderContext } from '../../context/render-context.ts'
import { toDial } from './directions.ts'
import { loadStores } from './load-stores.ts'
import { type StoreCardView, toStoreCard } from './store-card.ts'
import type { HoursRow, StoreFile, StoreFileRow } from './store-file.ts'

/** Returns undefined where there is no physical store. */
export function loadStoreFile(ctx: RenderContext): StoreFile | undefined {
  const { t, site, links } = ctx
  const { offline } = loadStores(ctx)
  if (offline.length === 0) return undefined
  const folder = links.href(storeFinderPath(site))
  const hours = createTable()
  return {
    folder,
    words: {
      directions: t('stores.directions'),
      website: t('stores.website'),
      hours: t('stores.hours'),
      closed: t('stores.closedDay'),
      newTab: t('link.opensNewTab'),
    },
    stores: offline.map((store): StoreFileRow => {
      const card = toStoreCard(ctx, store, { showsCountry: isInternational(site) })
      const { lat, lng } = store.position ?? { lat: 0, lng: 0 }
      return [
        ...([card.id, store.name, card.href.slice(folder.length), store.position ? 1 : 0, lat, lng] as const),
        ...([
          card.lines.join('\n'),
          card.phone?.text ?? '',
          toOwnDial(card.phone),
          card.website?.to.href ?? '',
          hours.add(card.hours),
        ] as const),
      ]
    }),
    hours: hours.rows,
  }
}

function toOwnDial(phone: StoreCardView['phone']): string {
  return phone === undefined || toDial(phone.text) === phone.href ? '' : phone.href.slice('tel:'.length)
}

function createTable() {
  const rows: HoursRow[] = []
  const places = new Map<string, number>()
  return {
    rows,
    /** Returns the index of the hours among the rows, -1 for none. */
    add(view: StoreCardView['hours']): number {
      if (view === undefined) return -1
      const { code, timeZone = '', week } = view
      const key = `${timeZone} ${code}`
      const known = places.get(key)
      if (known !== undefined) return known
      places.set(key, rows.length)
      return rows.push({ code, zone: timeZone, week: week.map(({ days, times }) => [days, times ?? '']) }) - 1
    },
  }
}
