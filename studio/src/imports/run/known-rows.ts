import { createHash } from 'node:crypto'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import type { Payload } from 'payload'
import { type Fingerprint, loadFingerprints } from '../save/fingerprints.ts'
import type { createCategories } from './change-categories.ts'
import type { ImportSettings } from './import-settings.ts'
import type { KnownNames } from './load-names.ts'
import type { Staged } from './stage-rows.ts'

/** Must be increased when imports read cells differently, so that known products are read again. */
const READING = 3

type Categories = Awaited<ReturnType<typeof createCategories>>
type KnownSettings = { names: KnownNames['names']; categories: Categories; settings: ImportSettings }

/**
 * Recognizes products whose rows, and everything that they refer to, are unchanged since the last import: these need
 * not be read.
 */
export async function createKnownRows(payload: Payload, { names, categories, settings }: KnownSettings) {
  const known = await loadFingerprints(payload)
  const { mapping, status } = settings
  const reading = JSON.stringify([
    READING,
    mapping,
    status,
    BRAND_LOCALES.map(({ id, country, file }) => [id, country, file]),
  ])
  const meaningOf = (words: readonly string[]) =>
    hashOf(words.map((word) => names.meaningOf(word) ?? categories.meaningOf(word)))
  const hashRows = ({ hash }: Staged) => hashOf([reading, hash])
  return {
    isKnown(staged: Staged): boolean {
      const found = known.get(staged.key)
      return (
        found !== undefined &&
        found.rows === hashRows(staged) &&
        found.categories === hashOf(categories.standsIn(staged.key)) &&
        found.meant === meaningOf(found.words)
      )
    },
    toFingerprint(staged: Staged, words: readonly string[]): Fingerprint {
      return {
        product: staged.key,
        rows: hashRows(staged),
        words,
        meant: meaningOf(words),
        categories: hashOf(categories.willStandIn(staged.key)),
      }
    },
  }
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url')
