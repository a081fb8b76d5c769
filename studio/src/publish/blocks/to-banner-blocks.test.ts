import { BLOCK_SCHEMAS, type BlockType } from '@menagerie/web/blocks/block-schemas'
import { expect, test } from 'vitest'
import { testLookup as lookup } from '../../testing/test-check.ts'
import { toPublishedBlocks } from './to-blocks.ts'

/** The published block as it is stored; throws if it does not match its schema. */
function publish(blockType: BlockType, fields: object): Record<string, unknown> {
  const [block] = toPublishedBlocks([{ id: 'b', blockType, ...fields }], 'main', lookup)
  return BLOCK_SCHEMAS[blockType].parse(JSON.parse(JSON.stringify(block)))
}

const text = { blockTitle: ' Wandelen ', blockText: '', buttonText: 'Lees meer' }

test('a banner is published with picture keys, the link of its button and no empty texts', () => {
  const stored = {
    ...text,
    contentPosition: 'right',
    textColor: 'dark',
    button: { type: 'product', product: 'facts-1' },
    image: { id: 'media-1' },
    phoneOnlyImage: null,
  }
  expect(publish('FullWidthBanner', stored)).toEqual({
    id: 'b',
    blockType: 'FullWidthBanner',
    contentPosition: 'right',
    textColor: 'dark',
    blockTitle: 'Wandelen',
    buttonText: 'Lees meer',
    buttonUrl: { type: 'page', kind: 'product', pageLink: '1001' },
    image: 'media-1',
  })
})

test('the banners of a pair keep the ids of their rows', () => {
  const banners = [
    { id: 'row-1', ...text, button: { type: 'anchor', anchorLink: 'winkels' }, image: 'media-1' },
    { id: 'row-2', blockTitle: 'Zwemmen', button: { type: null }, image: 'media-2' },
  ]
  expect(publish('DuoBanner', { banners }).banners).toEqual([
    {
      id: 'row-1',
      blockTitle: 'Wandelen',
      buttonText: 'Lees meer',
      buttonUrl: { type: 'anchor', anchorLink: 'winkels' },
      image: 'media-1',
    },
    { id: 'row-2', blockTitle: 'Zwemmen', image: 'media-2' },
  ])
})

test('a mini banner whose link leads nowhere is left out', () => {
  const banners = [
    { id: 'row-1', title: 'Honden', link: { type: 'page', page: 'page-1' }, image: 'media-1' },
    { id: 'row-2', title: 'Weg', link: { type: 'product', product: 'gone' } },
    { id: 'row-3', title: 'Leeg', link: null },
  ]
  expect(publish('MiniBanners', { banners }).banners).toEqual([
    { id: 'row-1', title: 'Honden', link: { type: 'page', kind: 'page', pageLink: 'page-1' }, image: 'media-1' },
  ])
})

test('a media row of pictures publishes no data of its former videos', () => {
  const slots = [{ id: 'row-1', image: 'media-1', videoUrl: 'https://films.example/1', videoTitle: 'Borstelen' }]
  expect(publish('MediaRow', { rowType: 'video', slots }).slots).toEqual(slots)
  expect(publish('MediaRow', { rowType: 'image', slots }).slots).toEqual([{ id: 'row-1', image: 'media-1' }])
})

test('the pictures of a feed keep the ids of their rows, and empty tags and addresses are left out', () => {
  const pictures = [{ id: 'row-1', image: { id: 'media-1' }, link: '' }]
  expect(publish('SocialFeed', { title: null, tags: ['honden', ' '], pictures })).toEqual({
    id: 'b',
    blockType: 'SocialFeed',
    tags: ['honden'],
    pictures: [{ id: 'row-1', image: 'media-1' }],
  })
  expect(publish('SocialFeed', {})).toMatchObject({ tags: [], pictures: [] })
})

test('an iframe row and a quote are published unchanged', () => {
  const frame = { title: 'Rekenhulp', provider: 'Portieplanner', url: 'https://portions.example/', height: 600 }
  expect(publish('IframeRow', { ...frame, image: null })).toEqual({ id: 'b', blockType: 'IframeRow', ...frame })
  expect(publish('BlockQuote', { text: 'Eerst water.', source: '', stamp: 'dog' })).toEqual({
    id: 'b',
    blockType: 'BlockQuote',
    text: 'Eerst water.',
    stamp: 'dog',
  })
})

test.each<[BlockType, object]>([
  ['IframeRow', { title: 'x', provider: 'y', url: 'http://portions.example/', height: 600 }],
  ['MediaRow', { rowType: 'video', slots: [{ id: 'r', image: 'm', videoUrl: 'javascript:alert(1)' }] }],
  ['SocialFeed', { pictures: [{ id: 'r', image: 'm', link: 'http://post.example/' }] }],
])('%s refuses an address without https', (blockType, fields) => {
  expect(() => publish(blockType, fields)).toThrow()
})
