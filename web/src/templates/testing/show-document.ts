import type { Block } from '@menagerie/contract/block'
import type { AddressedKind } from '@menagerie/contract/entry'
import { createTestContext } from '../../content/testing/test-context.ts'
import type { QueryValues } from '../../platform/query-field.ts'
import type { AnyPublished } from '../../replica/reader.ts'
import { renderDocument } from '../render-document.tsx'

export const textBlock = (id: string, words: string): Block => ({
  id,
  blockType: 'RichText',
  content: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }],
})
export const areas = {
  extras: [textBlock('e', 'Extras')],
  miniBanners: [textBlock('b', 'Banners')],
  main: [textBlock('m', 'Main')],
}

export function show(
  kind: AddressedKind,
  key: string,
  entries: AnyPublished[],
  siteId = 'tailwell/en_US',
  query: QueryValues = new Map(),
) {
  const ctx = { ...createTestContext(siteId, entries), query }
  const document = new DOMParser().parseFromString(renderDocument(ctx, { kind, key }), 'text/html')
  const main = document.querySelector('main') ?? document.body
  const texts = (selector: string) => [...main.querySelectorAll(selector)].map((node) => node.textContent)
  const links = () => [...main.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  const meta = (name: string) => document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)
  return { ctx, document, main, texts, links, meta: (name: string) => meta(name)?.getAttribute('content') }
}

export function jsonLd(document: Document) {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  return scripts.map((script): { '@type': string } => JSON.parse(script.textContent))
}

export const shareLinks = (links: readonly string[]) =>
  links.filter((href) => /twitter|wa\.me|facebook|linkedin/.test(href))
