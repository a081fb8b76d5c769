import type { Block } from '@menagerie/contract/block'
import { expect, test } from 'vitest'
import { article, job, page, product } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { findEmbed } from './find-embed.ts'

const FILM = 'https://youtu.be/dQw4w9WgXcQ'
const PLANNER = 'https://planner.example/'

const films = (...ids: string[]) => ({
  id: `row-${ids[0]}`,
  blockType: 'MediaRow',
  rowType: 'video',
  slots: ids.map((id) => ({ id, image: 'none', videoUrl: `${FILM}?t=${id.length}`, videoTitle: `Film ${id}` })),
})
const PAGE_OF_OTHERS = {
  id: 'box',
  blockType: 'IframeRow',
  title: 'Portions',
  provider: 'P',
  url: PLANNER,
  height: 480,
}
const areas = (main: Block[], extras: Block[] = []) => ({ extras, miniBanners: [], main })

const ctx = createTestContext('tailwell/en_US', [
  page('home', '', { areas: areas([PAGE_OF_OTHERS], [films('Abc', 'second')]) }),
  page('portal', 'business/portal', { template: 'GatedContentPage', is_gated: true, areas: areas([PAGE_OF_OTHERS]) }),
  page('german', 'hunde', { areas: areas([PAGE_OF_OTHERS]) }, { locale: 'de_DE' }),
  article('story', { main: [films('told')] }),
  job('baker', { main: [films('bakery')] }),
  product('7', { name: 'Oat kibble', title: 'Oat kibble, baked', video_url: FILM, blocks: [films('more')] }),
  product('8', { blocks: [PAGE_OF_OTHERS] }),
])

test.each([
  ['a block of the home page', { kind: 'frame', ref: 'box', page: '' }, 'Portions'],
  ['the second slot of a block in another area', { kind: 'video', ref: 'second', page: '' }, 'Film second'],
  ['an id with a capital letter by its lower-case address', { kind: 'video', ref: 'abc', page: '' }, 'Film Abc'],
  ['a block of an article', { kind: 'video', ref: 'told', page: 'advice/story' }, 'Film told'],
  ['a block of a job', { kind: 'video', ref: 'bakery', page: 'jobs/baker' }, 'Film bakery'],
  ['the video of a product', { kind: 'video', ref: 'product', page: 'dogs/food/food-7' }, 'Oat kibble, baked'],
  ['a block of a product', { kind: 'video', ref: 'more', page: 'dogs/food/food-7' }, 'Film more'],
] as const)('%s is found', (_what, place, title) => {
  expect(findEmbed(ctx, place)?.title).toBe(title)
})

test.each([
  ['of another kind', { kind: 'video', ref: 'box', page: '' }],
  ['that is on another page', { kind: 'video', ref: 'told', page: '' }],
  ['on a page that does not exist', { kind: 'frame', ref: 'box', page: 'nowhere' }],
  ['on a page of another country', { kind: 'frame', ref: 'box', page: 'hunde' }],
  ['on a page for customers', { kind: 'frame', ref: 'box', page: 'business/portal' }],
  ['of a product without a video', { kind: 'video', ref: 'product', page: 'dogs/food/food-8' }],
] as const)('an embed %s is not found', (_what, place) => {
  expect(findEmbed(ctx, place)).toBeUndefined()
})
