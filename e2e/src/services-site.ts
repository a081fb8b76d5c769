import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CONTRACT_VERSION } from '@menagerie/contract/feed'
import { expect } from '@playwright/test'
import { findFreePort } from '../../scripts/port.ts'
import { openReplica } from '../../site/src/replica/open-replica.ts'
import { startProvider } from './stand-in-provider.ts'

const MAIN = fileURLToPath(new URL('../../site/dist/server/main.js', import.meta.url))
const LOCALES = ['en_US', 'de_DE', 'ru_RU']

/** All that a page can show of others, and a second page to go to. */
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

function toPage(locale: string, path: string, main: object[]) {
  const body = {
    template: 'ContentPage',
    title: path === '' ? 'Home' : 'Seen elsewhere',
    robots: { index: true, follow: true },
    translationGroup: path || 'home',
    is_gated: false,
    areas: { extras: [], miniBanners: [], main },
  }
  return { kind: 'page', brand: 'tailwell', locale, key: `page-${path}`, path, deleted: false, body }
}

/** What `docs/operations.md` tells operators to write, with the stand-in for all companies. */
const toServices = (origin: string) => [
  { shows: 'video', platform: 'youtube', origin },
  {
    ...{ shows: 'frame', id: 'planner', name: 'Planner', company: 'Planner Ltd', hosts: ['planner.example'], origin },
    ...{ privacy: 'https://planner.example/privacy', ask: 'first' },
    stores: [{ name: 'stand_in', lasts: 'visit', purpose: 'function' }],
  },
  {
    ...{ shows: 'social', id: 'feed', name: 'Pawfeed', company: 'Pawfeed Ltd', script: `${origin}/feed.js` },
    ...{ privacy: 'https://pawfeed.example/privacy', global: 'standInFeed', keys: { tailwell: 'key-1' } },
    stores: [{ name: 'stand_in', lasts: [30, 'day'], purpose: 'recognition' }],
  },
]

/** A site without a studio whose pages show a video, a page and posts of a stand-in. `withServices`: they are configured. */
export async function startServicesSite({ withServices }: { withServices: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), 'services-site-'))
  const provider = await startProvider()
  const [port, otherPort] = [await findFreePort(), await findFreePort()]
  const dir = join(folder, 'replica')
  const replica = openReplica({ dir })
  const changes = LOCALES.flatMap((locale) => [toPage(locale, '', []), toPage(locale, 'elsewhere', BLOCKS)])
  replica.apply({ contractVersion: CONTRACT_VERSION, epoch: 'e', cursor: 'c', more: false, changes })
  replica.close()
  const file = join(folder, 'services.json')
  writeFileSync(file, JSON.stringify(toServices(provider.origin)))
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ADDRESSING: 'local',
      SITE_PORT_TAILWELL: String(port),
      SITE_PORT_ALDERGROVE: String(otherPort),
      REPLICA_DIR: dir,
      IMAGE_CACHE_DIR: join(folder, 'images'),
      SEARCH_ENGINE: 'off',
      // Nobody listens there: the studio is dead.
      CONTENT_API_URL: 'http://127.0.0.1:9',
      CONTENT_API_TOKEN: 'token',
      SERVICES_FILE: withServices ? file : '',
    },
    stdio: 'ignore',
  })
  const isThere = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isThere, { timeout: 40_000 }).toBe(true)
  return {
    origin: `http://localhost:${port}`,
    provider,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await provider.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
