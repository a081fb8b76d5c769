import { expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { type OuterService, serviceSchema } from '../../platform/services/service.ts'
import type { EmbedSource } from './embed-source.ts'
import { findShownEmbed } from './find-shown.ts'

const about = { company: 'A company', privacy: 'https://company.example/privacy' }
const toFrame = (id: string, ...hosts: string[]) =>
  serviceSchema.parse({ shows: 'frame', id, name: id, hosts, ...about })
const toFeed = (id: string, keys: Record<string, string>) =>
  serviceSchema.parse({
    shows: 'social',
    id,
    name: id,
    script: 'https://feed.example/a.js',
    global: 'feed',
    keys,
    ...about,
  })

const YOUTUBE = serviceSchema.parse({ shows: 'video', platform: 'youtube' })
const VIMEO = serviceSchema.parse({ shows: 'video', platform: 'vimeo' })
const PLANNER = toFrame('planner', 'planner.example')

const film = (address: string): EmbedSource => ({ kind: 'video', ref: 'film', address })
const framed = (address: string): EmbedSource => ({ kind: 'frame', ref: 'box', address, height: 400 })
const POSTS: EmbedSource = { kind: 'social', ref: 'posts', tags: ['paws'] }

const find = (services: readonly OuterService[], source: EmbedSource, siteId = 'tailwell/en_US') =>
  findShownEmbed({ ...createTestContext(siteId), services }, source)

test('a video is shown by the service of its platform, whatever the order of the services', () => {
  const shown = find([PLANNER, YOUTUBE, VIMEO], film('https://vimeo.com/123456'))
  expect(shown).toEqual({ service: VIMEO, video: { platform: 'vimeo', id: '123456' } })
})

test('a video of a platform that is not configured is not shown', () => {
  expect(find([YOUTUBE, PLANNER], film('https://vimeo.com/123456'))).toBeUndefined()
  expect(find([], film('https://youtu.be/dQw4w9WgXcQ'))).toBeUndefined()
})

test('a video of an unknown platform is shown in a frame where its host is configured', () => {
  const address = 'https://planner.example/film'
  expect(find([YOUTUBE, PLANNER], film(address))).toEqual({ service: PLANNER, address })
  expect(find([YOUTUBE], film(address))).toBeUndefined()
})

test('the address of a video platform in a frame block is not shown as a video', () => {
  expect(find([YOUTUBE], framed('https://www.youtube.com/watch?v=dQw4w9WgXcQ'))).toBeUndefined()
})

test.each([
  'https://planner.example.evil.example/',
  'https://evilplanner.example/',
  'https://www.planner.example/',
  'http://planner.example/',
  'https://planner.example@evil.example/',
])('%s belongs to no configured host', (address) => {
  expect(find([PLANNER], framed(address))).toBeUndefined()
})

test('a framed page is shown by the first service that lists its host, on any port', () => {
  const other = toFrame('other', 'a.example', 'planner.example')
  expect(find([other, PLANNER], framed('https://planner.example:8443/x'))?.service.id).toBe('other')
})

test('a feed is shown by the first service that has a key for the brand', () => {
  const services = [YOUTUBE, toFeed('theirs', { aldergrove: 'a' }), toFeed('ours', { tailwell: 't', aldergrove: 'b' })]
  expect(find(services, POSTS)).toEqual({ service: services[2], key: 't', tags: ['paws'] })
  expect(find(services, POSTS, 'aldergrove/nl_NL')).toMatchObject({ service: { id: 'theirs' }, key: 'a' })
  expect(find(services.slice(0, 2), POSTS)).toBeUndefined()
})
