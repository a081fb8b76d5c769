import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ANY } from '@menagerie/contract/entry'
import { CONTRACT_VERSION } from '@menagerie/contract/feed'
import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { storeFinderPath } from '@menagerie/sites/route-words'
import { openReplica } from '@menagerie/web/replica/open-replica'
import { createSiteProcess } from '../site-process.ts'
import { startProvider } from './stand-in-provider.ts'

/** No process listens here, so the studio seems to be dead. */
const DEAD_STUDIO = 'http://127.0.0.1:9'
/** Address of the page with content from other companies. */
export const ELSEWHERE = 'elsewhere'

/** Every kind of content from other companies, and a second page to go to. */
const BLOCKS = [
  {
    id: 'row',
    blockType: 'MediaRow',
    rowType: 'video',
    slots: [
      { id: 'film', image: 'none', videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', videoTitle: 'Brushing' },
      { id: 'other', image: 'none', videoUrl: 'https://films.example/2', videoTitle: 'Nowhere configured' },
    ],
  },
  {
    id: 'planner',
    blockType: 'IframeRow',
    title: 'How much food?',
    provider: 'Planner',
    url: 'https://planner.example/dogs/?size=small',
    height: 480,
  },
  { id: 'posts', blockType: 'SocialFeed', title: 'Seen with you', tags: ['paws', 'mud'], pictures: [] },
]

function toPage({ brand, code: locale }: BrandLocale, path: string, main: object[], template = 'ContentPage') {
  const body = {
    template,
    title: path === '' ? 'Home' : 'Seen elsewhere',
    robots: { index: true, follow: true },
    translationGroup: path || 'home',
    is_gated: false,
    areas: { extras: [], miniBanners: [], main },
  }
  return { kind: 'page', brand, locale, key: `page-${path}`, path, deleted: false, body }
}

/** Services as `docs/operations.md` tells operators to write them, with the stand-in in place of all companies. */
const toServices = (origin: string) => [
  { shows: 'video', platform: 'youtube', origin },
  {
    shows: 'frame',
    id: 'planner',
    name: 'Planner',
    company: 'Planner Ltd',
    hosts: ['planner.example'],
    origin,
    privacy: 'https://planner.example/privacy',
    ask: 'first',
    stores: [{ name: 'stand_in', lasts: 'visit', purpose: 'function' }],
  },
  {
    shows: 'social',
    id: 'feed',
    name: 'Pawfeed',
    company: 'Pawfeed Ltd',
    script: `${origin}/feed.js`,
    privacy: 'https://pawfeed.example/privacy',
    global: 'standInFeed',
    keys: { [MAIN_BRAND]: 'key-1', [OTHER_BRAND]: 'key-2' },
    stores: [{ name: 'stand_in', lasts: [30, 'day'], purpose: 'recognition' }],
  },
]

const MAP_SERVICE = {
  shows: 'map',
  id: 'streets',
  name: 'Streets',
  company: 'Streets Ltd',
  privacy: 'https://streets.example/privacy',
}

/** Two shops close to each other. */
const STORES = ['52.09', '52.11'].map((lat, at) => ({
  kind: 'store',
  brand: ANY,
  locale: ANY,
  key: `shop-${at}`,
  path: null,
  deleted: false,
  body: {
    name: `Shop ${at}`,
    country: 'NL',
    brands: [MAIN_BRAND],
    is_featured: true,
    point_of_sale: 'offline',
    lat,
    lng: '5.12',
  },
}))

/**
 * Starts a built site without a studio: each of the 23 has a home page, and at `elsewhere` a video, a page and posts of a stand-in.
 * `withServices`: all services are configured; with `withMap`, only the map of the store finder is.
 */
export async function startServicesSite({
  withServices,
  withMap = false,
}: {
  withServices: boolean
  withMap?: boolean
}) {
  const folder = mkdtempSync(join(tmpdir(), 'services-site-'))
  const provider = await startProvider()
  const file = join(folder, 'services.json')
  writeFileSync(file, JSON.stringify(withMap ? [MAP_SERVICE] : toServices(provider.origin)))
  publish(join(folder, 'replica'))
  const site = await createSiteProcess(folder, {
    ADDRESSING: 'local',
    SEARCH_ENGINE: 'off',
    CONTENT_API_URL: DEAD_STUDIO,
    SERVICES_FILE: withServices ? file : '',
    MAP_STYLE_URL: withMap ? `${provider.origin}/style.json` : '',
    SNAPSHOT: '',
  })
  await site.start()
  return {
    origin: `http://localhost:${site.ports.main}`,
    ports: site.ports,
    provider,
    stop: async () => {
      await site.stop()
      await provider.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function publish(dir: string): void {
  const replica = openReplica({ dir })
  const changes = BRAND_LOCALES.flatMap((site) => [
    toPage(site, '', []),
    toPage(site, ELSEWHERE, BLOCKS),
    toPage(site, storeFinderPath(site), [], 'StoreLocator'),
  ])
  replica.apply({
    contractVersion: CONTRACT_VERSION,
    epoch: 'e',
    cursor: 'c',
    more: false,
    changes: [...changes, ...STORES],
  })
  replica.close()
}
