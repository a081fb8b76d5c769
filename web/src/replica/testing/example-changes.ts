import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ANY } from '@menagerie/contract/entry'
import { type Changes, CONTRACT_VERSION, type FeedChange } from '@menagerie/contract/feed'
import type { RedirectBody } from '@menagerie/contract/redirect'
import { onTestFinished } from 'vitest'

/** Changes that tests publish, in the form of the feed, with only what a test specifies. */
export const DUTCH_SITE = { brand: 'tailwell', code: 'nl_NL' }
export const GERMAN_SITE = { brand: 'tailwell', code: 'de_DE' }

const CONTENT = { robots: { index: true, follow: true }, main: [] }

type Where = { brand?: string; locale?: string; path?: string | null }

export function pageChange(key: string, path: string, body: object = {}, where: Where = {}): FeedChange {
  return toChange(
    'page',
    key,
    { path, ...where },
    {
      template: 'Default',
      title: `Page ${key}`,
      robots: { index: true, follow: true },
      translationGroup: `group-${key}`,
      is_gated: false,
      areas: { extras: [], miniBanners: [], main: [] },
      ...body,
    },
  )
}

export function productChange(sku: string, body: object = {}, where: Where = {}): FeedChange {
  return toChange(
    'product',
    sku,
    { path: `dogs/food-${sku}`, ...where },
    {
      sku,
      name: `Food ${sku}`,
      images: [],
      usps: [],
      related: [],
      url_slug: 'dogs',
      url_key: `food-${sku}`,
      specification: {},
      blocks: [],
      ...body,
    },
  )
}

export function articleChange(key: string, body: object = {}, where: Where = {}): FeedChange {
  return toChange(
    'article',
    key,
    { path: `advice/dogs/${key}`, ...where },
    {
      ...CONTENT,
      title: `Article ${key}`,
      translationGroup: `group-${key}`,
      role_type: 'advice',
      categories: [],
      ...body,
    },
  )
}

export function jobChange(key: string, body: object = {}): FeedChange {
  const full = { ...CONTENT, title: `Job ${key}`, translationGroup: `group-${key}`, ...body }
  return toChange('job', key, { path: `jobs/${key}` }, full)
}

/** An exact redirect has the address that it leads away from as its path. */
export function redirectChange(key: string, from: string, body: Partial<RedirectBody> = {}): FeedChange {
  const { match = 'exact' } = body
  const full = { from, match, to: { type: 'path', path: '' }, status: 301, keepRest: false, ...body }
  return toChange('redirect', key, { path: match === 'exact' ? from : null }, full)
}

export function authorChange(key: string, name: string): FeedChange {
  return toChange('author', key, { brand: '*', locale: '*' }, { name, occupation: {} })
}

export function menuChange(key: string, slot: string, titles: string[], where: Where = {}): FeedChange {
  return toChange('menu', key, where, { slot, items: titles.map((title) => ({ id: title, title })) })
}

export function categoryChange(key: string, code: string, body: object = {}): FeedChange {
  return toChange('category', key, {}, { displayName: code, code, products: [], translationGroup: key, ...body })
}

export function mediaChange(key: string, content: string): FeedChange {
  return toChange(
    'media',
    key,
    { brand: '*', locale: '*' },
    {
      filename: `${key}.png`,
      hash: hashOf(content),
      version: '1',
      mime: 'image/png',
      width: 10,
      height: 10,
      focalX: 50,
      focalY: 50,
      alt: {},
    },
  )
}

export function leafletChange(key: string, content: string, name = `${key}.pdf`): FeedChange {
  const body = { title: `Leaflet ${key}`, name, hash: hashOf(content), mime: 'application/pdf', bytes: content.length }
  return toChange('leaflet', key, { brand: '*', locale: '*' }, body)
}

/** A Dutch shop that the finder shows. */
export function storeChange(key: string, body: object = {}): FeedChange {
  const own = { name: `Store ${key}`, country: 'NL', brands: ['tailwell'], is_featured: true, point_of_sale: 'offline' }
  return toChange('store', key, { brand: ANY, locale: ANY }, { ...own, ...body })
}

export function tombstone(change: FeedChange): FeedChange {
  return { ...change, path: null, deleted: true, body: null }
}

export function toChanges(changes: FeedChange[], answer: Partial<Changes> = {}): Changes {
  return { contractVersion: CONTRACT_VERSION, epoch: 'epoch-1', cursor: 'cursor-1', more: false, changes, ...answer }
}

export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Creates a directory for this test, removed after it. */
export function makeDirectory(): string {
  const dir = mkdtempSync(join(tmpdir(), 'replica-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

function toChange(kind: string, key: string, where: Where, body: unknown): FeedChange {
  const { brand = 'tailwell', locale = 'nl_NL', path = null } = where
  return { kind, brand, locale, key, path, deleted: false, body }
}

/** A film with captions in Dutch. */
export function filmChange(key: string, content: string, captions = 'WEBVTT\n'): FeedChange {
  const facts = { name: `${key}.mp4`, mime: 'video/mp4', width: 320, height: 180, seconds: 2, poster: 'still' }
  const body = { ...facts, hash: hashOf(content), bytes: content.length, captions: { nl: captions } }
  return toChange('film', key, { brand: ANY, locale: ANY }, body)
}
