import type { ClientBlock, ClientField } from 'payload'
import type { Words } from '../frame/use-words.ts'
import type { Difference } from './compare-versions.ts'
import { type ListedField, listFormFields } from './list-form-fields.ts'
import { toVersionRows } from './merge-lists.ts'

type Blocks = Readonly<Record<string, ClientBlock>>
type Versions = { mine: unknown; theirs: unknown }
/** `label`: `Main area, 2: Banner, Title`. `field`: the one that holds the value; absent of a whole block. */
type NamedPart = { label: string; field: ListedField | undefined }

/** What a part is called in the form. `whole`: what both versions hold of the field that it is in. */
export function namePart(
  { path, isOrder }: Difference,
  fields: readonly ListedField[],
  whole: Versions,
  { blocks, words }: { blocks: Blocks; words: Words },
): NamedPart {
  const [outermost = '', ...rest] = path
  const field = fields.find(({ name }) => name === outermost)
  const label = field?.label ?? outermost
  if (field === undefined || rest.length === 0)
    return { label: isOrder ? words('saves.orderOf', { part: label }) : label, field }
  const inner = nameInner(rest, field, whole, blocks)
  const name = isOrder ? words('saves.orderIn', { place: label, part: inner.label }) : `${label}, ${inner.label}`
  return { label: name, field: inner.field }
}

function nameInner(
  [id = '', name, ...rest]: readonly string[],
  list: ListedField,
  { mine, theirs }: Versions,
  blocks: Blocks,
): NamedPart {
  const rows = { mine: toVersionRows(mine) ?? [], theirs: toVersionRows(theirs) ?? [] }
  const found = { mine: rows.mine.find((row) => row.id === id), theirs: rows.theirs.find((row) => row.id === id) }
  const at = found.mine ? rows.mine.indexOf(found.mine) : rows.theirs.findIndex((row) => row.id === id)
  const { title, fields } = describeRow(list.own, found.mine ?? found.theirs, blocks)
  const label = title === '' ? String(at + 1) : `${at + 1}: ${title}`
  if (name === undefined) return { label, field: undefined }
  const field = listFormFields(fields).find((each) => each.name === name)
  const values = { mine: found.mine?.[name], theirs: found.theirs?.[name] }
  if (field === undefined || rest.length === 0) return { label: `${label}, ${field?.label ?? name}`, field }
  const inner = nameInner(rest, field, values, blocks)
  return { label: `${label}, ${field.label}, ${inner.label}`, field: inner.field }
}

type RowForm = { title: string; fields: readonly ClientField[] }

/** A block by its name, a row of a list by what the list calls its rows. */
export function describeRow(
  list: ClientField | undefined,
  row: Readonly<Record<string, unknown>> | undefined,
  blocks: Blocks,
): RowForm {
  if (list?.type === 'array') return { title: toText(list.labels?.singular), fields: list.fields }
  if (list?.type !== 'blocks') return { title: '', fields: [] }
  const slug = String(row?.blockType ?? '')
  const block = list.blocks.find((each) => each.slug === slug) ?? blocks[slug]
  return { title: toText(block?.labels?.singular) || slug, fields: block?.fields ?? [] }
}

const toText = (label: unknown) => (typeof label === 'string' ? label : '')
