import { initI18n } from '@payloadcms/translations'
import { createClientConfig } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import configPromise from '../../payload.config.ts'
import { isValues } from '../../platform/values.ts'

/** A text that Payload renders, and its place in the configuration. */
type Text = { place: string; text: string }
const SHOWN = new Set(['label', 'description', 'singular', 'plural', 'group', 'placeholder'])
/** Names of networks and brands, and example addresses. */
const NAME = /^(Facebook|Instagram|YouTube|LinkedIn|TikTok|Pinterest|SKU|https:\/\/|[a-z-]+\/[a-z-]+)$/
const isName = ({ place, text }: Text) => NAME.test(text) || /\.brands\.options\./.test(place)

/** Fields without a form, or with their own component, whose texts are in the catalogue. */
const isHidden = (node: Record<string, unknown>) =>
  node.type === 'ui' ||
  node.hidden === true ||
  (isValues(node.admin) && (node.admin.hidden === true || node.admin.disabled === true))

function listTexts(node: unknown, place: string): Text[] {
  if (Array.isArray(node))
    return node.flatMap((each, at) =>
      listTexts(each, `${place}.${isValues(each) ? (each.name ?? each.slug ?? at) : at}`),
    )
  if (!isValues(node) || isHidden(node)) return []
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'components' || key === 'custom' || key === 'editor' || key === 'value') return []
    if (!SHOWN.has(key)) return listTexts(value, `${place}.${key}`)
    const told = isValues(value)
      ? value.xx
      : typeof value === 'function'
        ? value({ t: () => 'xx', i18n: { language: 'xx' } })
        : value
    if (typeof told === 'string' && /\p{L}{2}/u.test(told)) return [{ place: `${place}.${key}`, text: told }]
    return isValues(value) && told === undefined ? listTexts(value, `${place}.${key}`) : []
  })
}

/** Places of functions, which React cannot send to a browser. */
function listFunctions(node: unknown, place = '', seen = new Set<unknown>()): string[] {
  if (typeof node === 'function') return [place]
  if (typeof node !== 'object' || node === null || seen.has(node)) return []
  seen.add(node)
  return Object.entries(node).flatMap(([key, value]) => listFunctions(value, `${place}.${key}`, seen))
}

/** Labels of formatted texts, which Payload stores once for all languages. */
function listFormattedLabels(node: unknown, seen = new Set<unknown>()): unknown[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return []
  seen.add(node)
  const own = isValues(node) && node.type === 'richText' && node.label ? [node.label] : []
  const below = isValues(node) ? [node.fields, node.tabs, node.blocks] : Object.values(node)
  return [...own, ...below.flatMap((each) => listFormattedLabels(each, seen))]
}

let formatted: unknown[]
let texts: Text[]
let functions: string[]
beforeAll(async () => {
  const config = await configPromise
  formatted = listFormattedLabels([...config.collections, ...(config.blocks ?? [])])
  const i18n = await Reflect.apply(initI18n, undefined, [{ config: config.i18n, context: 'client', language: 'xx' }])
  const client = createClientConfig({ config, i18n, importMap: {}, user: true })
  functions = listFunctions({ collections: client.collections, blocks: client.blocks })
  const shown = client.collections.filter(({ slug }) => !slug.startsWith('payload-'))
  texts = [...listTexts(shown, 'collections'), ...listTexts(client.blocks, 'blocks')]
})

test('each text that Payload shows in forms is in a catalogue', () => {
  expect(texts.length).toBeGreaterThan(500)
  expect(
    texts.filter((each) => !/^⟦.*⟧$/su.test(each.text) && !isName(each)).map(({ place, text }) => `${place}: ${text}`),
  ).toEqual([])
})

test('labels of rich-text fields are stored in all languages, not only in that of the first reader', () => {
  expect(formatted.length).toBeGreaterThan(5)
  expect(formatted.filter((label) => !isValues(label))).toEqual([])
})

test('the form configuration that browsers get contains no functions', () => {
  expect(functions).toEqual([])
})
