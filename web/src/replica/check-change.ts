import { ENTRY_BODIES, ENTRY_KINDS, type EntryBody, type EntryKind, pathSchemaOf } from '@menagerie/contract/entry'
import type { FeedChange } from '@menagerie/contract/feed'
import { z } from 'zod'
import type { Published } from './reader.ts'

/** Returns the problems of the blocks in a body, one text each; empty when there are none. */
export type ValidateBlocks = (body: EntryBody<EntryKind>) => readonly string[]

type CheckedChange = { entry: Published<EntryKind> } | { problem: string }

const BODIES: { [K in EntryKind]: z.ZodType<EntryBody<K>> } = ENTRY_BODIES

/** Returns the body of a kind, or undefined when it does not match the contract. */
export function parseEntryBody<K extends EntryKind>(kind: K, body: unknown): EntryBody<K> | undefined {
  return BODIES[kind].safeParse(body).data
}

export function findKind(kind: string): EntryKind | undefined {
  return ENTRY_KINDS.find((known) => known === kind)
}

/** Validates a change before it enters the replica: returns the entry, or a sentence that says why not. Never throws. */
export function checkChange(change: FeedChange, validateBlocks: ValidateBlocks): CheckedChange {
  const kind = findKind(change.kind)
  if (!kind) return { problem: `this site does not know the kind ${change.kind}` }
  if (change.path !== null && !pathSchemaOf(kind).safeParse(change.path).success) {
    return { problem: `the path ${JSON.stringify(change.path)} is not one` }
  }
  const parsed = BODIES[kind].safeParse(change.body)
  if (!parsed.success) return { problem: z.prettifyError(parsed.error) }
  const problems = checkBlocks(parsed.data, validateBlocks)
  if (problems.length > 0) return { problem: problems.join('\n') }
  const { brand, locale, key, path, changedAt: changed } = change
  const optional = { ...(path !== null && { path }), ...(changed !== undefined && { changed }) }
  return { entry: { kind, brand, locale, key, body: parsed.data, ...optional } }
}

function checkBlocks(body: EntryBody<EntryKind>, validateBlocks: ValidateBlocks): readonly string[] {
  try {
    return validateBlocks(body)
  } catch (error) {
    return [`checking its blocks failed: ${String(error)}`]
  }
}
