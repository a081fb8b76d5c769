import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_FACETS, productBodySchema } from '@menagerie/contract/product'
import { expect, it } from 'vitest'
import { CONTACT_LABELS, SENT_LABELS, TOPIC_LABELS } from './contact-labels.ts'
import { CATALOGUES } from './messages.ts'

const KEYS = Object.keys(CATALOGUES.en)

/** Keys that code composes, or that are listed in a table elsewhere. */
const COMPOSED: readonly string[] = [
  ...Object.values(CONTACT_LABELS),
  ...Object.values(SENT_LABELS),
  ...Object.values(TOPIC_LABELS),
  ...productBodySchema.shape.specification.keyType.options.map((attribute) => `specification.${attribute}`),
  ...PRODUCT_FACETS.map((facet) => `facet.${facet}`),
  ...['description', 'instructions', 'composition', 'additives', 'analysis'].map((part) => `product.${part}`),
]

/** Texts of screens that are not built yet (spec §2); building one removes its keys from here. */
const WAITING: Readonly<Record<string, readonly string[]>> = {
  'business portal': ['account.logOut'],
}

/** The calls of accounts answer in the language of their visitor. */
const FOLDERS = ['../../web/src', '../../studio/src/content-api'].map((folder) => join(import.meta.dirname, folder))
const sources = FOLDERS.flatMap((cwd) =>
  globSync('**/*.{ts,tsx}', { cwd })
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => readFileSync(join(cwd, file), 'utf8')),
)
const isUsed = (key: string) => COMPOSED.includes(key) || sources.some((source) => source.includes(`'${key}'`))

it('every message is used in the code or listed as waiting for its screen', () => {
  expect(sources.length).toBeGreaterThan(100)
  const waiting = Object.values(WAITING).flat()
  expect(KEYS.filter((key) => !isUsed(key) && !waiting.includes(key))).toEqual([])
  expect(waiting.filter((key) => isUsed(key) || !KEYS.includes(key))).toEqual([])
})
