import type { MessageKey } from '@menagerie/sites/translate'
import type { RenderContext } from '../../context/render-context.ts'
import { numberFormat } from '../../platform/kept-formats.ts'
import type { OuterService } from '../../platform/services/service.ts'
import type { StoragePurpose, StoredItem } from '../../platform/services/stored-item.ts'

const PURPOSES: Record<StoragePurpose, MessageKey> = {
  choice: 'cookies.forChoice',
  session: 'cookies.forSession',
  reset: 'cookies.forReset',
  link: 'cookies.forLink',
  device: 'cookies.forDevice',
  country: 'cookies.forCountry',
  draft: 'cookies.forDraft',
  searches: 'cookies.forSearches',
  compare: 'cookies.forCompare',
  seen: 'cookies.forSeen',
  function: 'cookies.forFunction',
  settings: 'cookies.forSettings',
  security: 'cookies.forSecurity',
  recognition: 'cookies.forRecognition',
  place: 'cookies.forPlace',
}

const SHOWS: Record<OuterService['shows'], MessageKey> = {
  video: 'cookies.showsVideos',
  frame: 'cookies.showsPages',
  social: 'cookies.showsPosts',
  newsletter: 'cookies.showsNewsletter',
  map: 'cookies.showsMap',
}

export type StoredItemView = { name: string; kind: string; purpose: string; lifetime: string }

type Texts = Pick<RenderContext, 't' | 'site'>

export function toItemView({ t, site }: Texts, { name, where, lasts, purpose }: StoredItem): StoredItemView {
  return {
    name,
    kind: t(where === 'cookie' ? 'cookies.inCookie' : 'cookies.inBrowser'),
    purpose: t(PURPOSES[purpose]),
    lifetime: toLifetime({ t, site }, lasts),
  }
}

export const toServicePurpose = ({ t }: Texts, { shows }: OuterService): string => t(SHOWS[shows])

function toLifetime({ t, site }: Texts, lasts: StoredItem['lasts']): string {
  if (lasts === 'visit') return t('cookies.visit')
  if (lasts === 'deleted') return t('cookies.deleted')
  const [count, unit] = lasts
  return numberFormat(site.iso, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
