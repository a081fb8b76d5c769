import type { Entry } from '@menagerie/contract/entry'
import type { FlattenedField, PayloadRequest } from 'payload'
import { z } from 'zod'
import { toEnglishLabel } from '../platform/english-label.ts'
import { buildEntries, type PreparedFacts } from '../publish/entries/build-entries.ts'
import type { BuiltEntry } from '../publish/entries/check-entry.ts'
import { FieldProblem } from '../publish/parts/field-problem.ts'
import type { PreviewedCollection } from './previewed-collections.ts'
import { readAreas } from './read-areas.ts'
import { toUnsavedDocument } from './to-unsaved-document.ts'

type Values = Readonly<Record<string, unknown>>
/** `isPublic`: for people without an account, which see only the public part of a gated page. */
type Unsaved = {
  id: string
  values: Values
  showsHidden: boolean
  isPublic?: boolean
  /** Products with the changes of their drafts. */
  facts?: PreparedFacts
}
/** `lacking`: what incomplete blocks lack, by block id; complete blocks are in the entries. */
type Built = { entries: Entry[]; lacking: ReadonlyMap<string, string>; problem?: string }

/** Builds the entries that a form would publish. Incomplete blocks are left out, so that all others are shown. */
export async function buildUnsaved(
  req: PayloadRequest,
  collection: Exclude<PreviewedCollection, 'product-drafts'>,
  { id, values, showsHidden, isPublic = false, facts }: Unsaved,
): Promise<Built> {
  const { flattenedFields } = req.payload.collections[collection].config
  const lacking = new Map<string, string>()
  let shown = showsHidden ? withAllShown(values) : withoutHidden(values)
  for (;;) {
    try {
      const unsaved = [toUnsavedDocument(id, shown, flattenedFields)]
      const entries = await buildEntries(req, collection, unsaved, undefined, facts)
      return { entries: entries.map(isPublic ? withoutGated : withGated), lacking }
    } catch (error) {
      const culprit = error instanceof FieldProblem ? findBlock(shown, error.field) : undefined
      if (culprit !== undefined && error instanceof FieldProblem) {
        lacking.set(culprit.id, error.message)
        shown = withBlocks(shown, (block) => (block.id === culprit.id ? [] : [block]))
        continue
      }
      if (error instanceof FieldProblem) return { entries: [], lacking, problem: error.message }
      if (error instanceof z.ZodError) return { entries: [], lacking, problem: toWords(error, flattenedFields) }
      throw error
    }
  }
}

/** Message about the first missing field of the document itself, with its label in the form. */
function toWords({ issues }: z.ZodError, fields: readonly FlattenedField[]): string {
  const name = issues[0]?.path[0]
  const field = fields.find((each) => each.name === name)
  const label = (field && 'label' in field ? toEnglishLabel(field.label) : undefined) ?? String(name ?? 'Form')
  return `${label}: Fill this in`
}

/** Users of the studio see the full content of a gated page. */
function withGated({ gated, ...entry }: BuiltEntry): Entry {
  return entry.kind === 'page' && gated !== undefined ? { ...entry, body: gated } : entry
}

const withoutGated = ({ gated: _, ...entry }: BuiltEntry): Entry => entry

type Block = ReturnType<typeof readAreas>[string][number]

const withoutHidden = (values: Values) => withBlocks(values, (block) => (block.hidden === true ? [] : [block]))
const withAllShown = (values: Values) => withBlocks(values, (block) => [{ ...block, hidden: false }])

function withBlocks(values: Values, change: (block: Block) => Block[]): Values {
  const areas = Object.entries(readAreas(values)).map(([name, blocks]) => [name, blocks.flatMap(change)])
  return { ...values, ...Object.fromEntries(areas) }
}

/** Finds the block that a problem's field, such as `main.2.button.page`, belongs to. */
function findBlock(values: Values, field: string): Block | undefined {
  const [name = '', at = ''] = field.split('.')
  return readAreas(values)[name]?.[Number(at)]
}
