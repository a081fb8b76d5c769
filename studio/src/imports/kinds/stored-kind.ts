import { toNameKey } from '@menagerie/contract/clean-text'
import { completePostalCode } from '@menagerie/contract/complete-postal-code'
import { toEmailKey } from '@menagerie/contract/email'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Values } from '../../platform/values.ts'
import { toRedirectPath } from '../../publish/redirects/to-redirect-path.ts'
import type { StoredDocument } from '../../publish/state/stored-documents.ts'
import { toCellText, toNumberText } from '../values/read-cells.ts'
import { DOCUMENT_KINDS, type DocumentKind } from './kinds.ts'

const storedSchema = z.looseObject({ id: z.string() })

/** Loads all stored documents of a kind and, by id, the drafts that editors or imports have made over published ones. */
export async function loadKind({ db, collections }: Payload, kind: DocumentKind) {
  const { docs } = await db.find({ collection: kind, where: {}, sort: 'id', limit: 0, pagination: false })
  const documents = docs.map((each): StoredDocument => storedSchema.parse(each)).filter(({ deletedAt }) => !deletedAt)
  const hasDrafts = Boolean(collections[kind].config.versions?.drafts)
  const published = new Set(documents.flatMap(({ id, _status }) => (_status === 'published' ? [id] : [])))
  const where = { 'version._status': { equals: 'draft' } }
  const { docs: latest } = hasDrafts
    ? await db.queryDrafts({ collection: kind, where, limit: 0, pagination: false })
    : { docs: [] }
  const drafts = latest.map((each): StoredDocument => storedSchema.parse(each)).filter(({ id }) => published.has(id))
  return { documents, hasDrafts, drafts: new Map(drafts.map((each) => [each.id, each])) }
}

/** The key of a document; undefined if a part of it is missing. Only a path may be empty (home page). */
export function toKindKey(kind: DocumentKind, values: Values): string | undefined {
  const parts = DOCUMENT_KINDS[kind].keys.map((name) => toKeyPart(name, values))
  const isNamed = parts.every((part, at) => part !== '' || DOCUMENT_KINDS[kind].keys[at] === 'path')
  return isNamed ? parts.join(' ') : undefined
}

/** Paths are compared as the site reads them: `größe` and `gr%C3%B6%C3%9Fe` are equal, `größe` and `grösse` are not. */
function toKeyPart(name: string, values: Values): string {
  const text = toCellText(values[name])
  if (name === 'email') return toEmailKey(text)
  if (name === 'from') return toRedirectPath(text, typeof values.site === 'string' ? values.site : undefined)
  if (name === 'path')
    return text
      .replace(/^\/+|\/+$/g, '')
      .toLowerCase()
      .normalize('NFC')
  if (name === 'postal_code') {
    const country = toCellText(values.country).toUpperCase()
    return toNameKey(completePostalCode(toNumberText(values[name]), country))
  }
  return toNameKey(text)
}
