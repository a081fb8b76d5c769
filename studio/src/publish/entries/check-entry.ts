import { createHash } from 'node:crypto'
import { anyBlockSchema, type Block } from '@menagerie/contract/block'
import { ENTRY_BODIES, type Entry } from '@menagerie/contract/entry'
import { type GatedPageBody, gatedPageBodySchema } from '@menagerie/contract/gated-page'
import { PAGE_AREAS } from '@menagerie/contract/page'
import { findById } from '@menagerie/sites/locales'
import { BLOCK_SCHEMAS } from '@menagerie/web/blocks/block-schemas'
import type { z } from 'zod'
import { FieldProblem, joinProblems } from '../parts/field-problem.ts'
import { toJson } from '../parts/to-json.ts'
import { toProductField } from '../parts/to-product-field.ts'
import { toSentence } from '../parts/to-sentence.ts'
import { refuseUnansweredPath } from '../state/refuse-unanswered-path.ts'
import { addressFieldOf } from './path-owner.ts'

/** `gated`: content of a page for signed-in customers only; the entry itself is then a stub. */
export type BuiltEntry = Entry & { gated?: GatedPageBody }

/** A checked entry, with a hash that shows whether it has changed. */
export type CheckedBuild = BuiltEntry & { source: string; bodyHash: string }

/** Checks an entry against the contract before anything is written; every problem is reported at its form field. */
export function checkEntry(entry: BuiltEntry, source: string): CheckedBuild {
  refusePath(entry)
  const body: unknown = toJson(entry.body)
  const fieldOf = (path: Path) => toField(entry.kind, path)
  const gated = entry.gated && gatedPageBodySchema.safeParse(toJson(entry.gated), IN_SENTENCES).error
  const problem = joinProblems([
    ...toProblems(ENTRY_BODIES[entry.kind].safeParse(body, IN_SENTENCES).error, fieldOf),
    ...toProblems(gated, fieldOf),
    ...blocksOf(entry).flatMap(({ field, blocks }) =>
      blocks.flatMap((block, index) =>
        toProblems(checkBlock(block), (path) => [field, index, ...toBlockField(path)].join('.')),
      ),
    ),
  ])
  if (problem !== undefined) throw problem
  return { ...entry, source, bodyHash: hashOf(body) }
}

const IN_SENTENCES = { error: toSentence }

/** Skips redirects: `redirect-transformer.ts` checks their addresses, which may be folders. */
function refusePath({ kind, brand, locale, path }: Entry): void {
  const site = findById(`${brand}/${locale}`)
  if (path === undefined || site === undefined || kind === 'redirect') return
  refuseUnansweredPath(site, path, addressFieldOf(kind))
}

const SCHEMAS: ReadonlyMap<string, z.ZodType> = new Map(Object.entries(BLOCK_SCHEMAS))

function checkBlock(block: Block): z.ZodError | undefined {
  return (SCHEMAS.get(block.blockType) ?? anyBlockSchema).safeParse(toJson(block), IN_SENTENCES).error
}

function blocksOf(entry: BuiltEntry): { field: string; blocks: readonly Block[] }[] {
  switch (entry.kind) {
    case 'page':
      return PAGE_AREAS.map((area) => ({ field: area, blocks: (entry.gated ?? entry.body).areas[area] }))
    case 'article':
    case 'job':
      return [{ field: 'main', blocks: entry.body.main }]
    case 'product':
      return [{ field: 'blocks', blocks: entry.body.blocks }]
    default:
      return []
  }
}

type Path = readonly PropertyKey[]

function toProblems(error: z.ZodError | undefined, fieldOf: (path: Path) => string): FieldProblem[] {
  return (error?.issues ?? []).map(({ path, message }) => new FieldProblem(fieldOf(path), message))
}

/** Maps a path in the body to the form's field: bodies group fields that the form has on one level. */
function toField(kind: Entry['kind'], path: Path): string {
  if (kind === 'product') return toProductField(path)
  if (kind === 'redirect' && path[0] === 'to') return ['target', ...path.slice(1)].map(String).join('.')
  const grouped = kind === 'page' && path[0] === 'areas'
  return (grouped ? path.slice(1) : path).map(String).join('.')
}

function toBlockField(path: Path): string[] {
  return path.map((part) => (part === 'buttonUrl' ? 'button' : String(part)))
}

/** Does not depend on the order of the fields. */
const hashOf = (body: unknown): string => createHash('sha256').update(toSortedJson(body)).digest('hex')

/** JSON with the fields of each object in the order of their names. */
function toSortedJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(toSortedJson).join(',')}]`
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, part]) => `${JSON.stringify(name)}:${toSortedJson(part)}`).join(',')}}`
}
