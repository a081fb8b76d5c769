import type { ClientBlock, ClientField } from 'payload'
import type { Words } from '../frame/use-words.ts'
import type { Difference } from './difference.ts'
import { partsOf } from './grouped-values.ts'
import { isUnlabelled, type ListedField, listFormFields } from './list-form-fields.ts'
import { isValueList } from './listed-values.ts'
import { toVersionRows } from './version-rows.ts'

export type Blocks = Readonly<Record<string, ClientBlock>>
type Versions = { mine: unknown; theirs: unknown }
/** `field`: the field with the value; absent for a whole block, for which `list` is the field that contains it. */
type FoundPart = { field: ListedField | undefined; list?: ClientField | undefined }
/** `label`: `Main area, 2: Banner, Title`. */
type NamedPart = FoundPart & { label: string }
type LabelledPart = FoundPart & { labels: readonly string[] }

/** Names a part as the form does. `whole`: the values of its outermost field in both versions. */
export function namePart(
  { path, isOrder }: Difference,
  fields: readonly ListedField[],
  whole: Versions,
  { blocks, words }: { blocks: Blocks; words: Words },
): NamedPart {
  const [outermost = '', ...rest] = path
  const { labels, ...found } = nameField(outermost, rest, fields, whole, blocks)
  if (!isOrder) return { label: labels.join(', '), ...found }
  const [place = '', ...inner] = labels
  const part = inner.join(', ')
  const label = part === '' ? words('saves.orderOf', { part: place }) : words('saves.orderIn', { place, part })
  return { label, ...found }
}

/** Names a field and the part of the path inside it. */
function nameField(
  name: string,
  rest: readonly string[],
  fields: readonly ListedField[],
  whole: Versions,
  blocks: Blocks,
): LabelledPart {
  const field = fields.find((each) => each.name === name)
  if (field === undefined) return { labels: [name], field }
  const { labels, ...found } = nameInner(rest, field, whole, blocks)
  return { labels: isUnlabelled(field) && labels.length > 0 ? labels : [field.label, ...labels], ...found }
}

function nameInner(
  path: readonly string[],
  field: ListedField,
  { mine, theirs }: Versions,
  blocks: Blocks,
): LabelledPart {
  const [at, ...rest] = path
  if (at === undefined) return { labels: [], field }
  const { own } = field
  if (own?.type === 'group') {
    const values = { mine: partsOf(mine)[at], theirs: partsOf(theirs)[at] }
    return nameField(at, rest, listFormFields(own.fields), values, blocks)
  }
  // A single value of several is named by the field alone.
  if (isValueList(own)) return { labels: [], field }
  const rows = { mine: toVersionRows(mine) ?? [], theirs: toVersionRows(theirs) ?? [] }
  const found = { mine: rows.mine.find(({ id }) => id === at), theirs: rows.theirs.find(({ id }) => id === at) }
  const index = found.mine ? rows.mine.indexOf(found.mine) : rows.theirs.findIndex(({ id }) => id === at)
  const { title, fields } = describeRow(own, found.mine ?? found.theirs, blocks)
  const label = title === '' ? String(index + 1) : `${index + 1}: ${title}`
  const [name, ...deeper] = rest
  if (name === undefined) return { labels: [label], field: undefined, list: own }
  const values = { mine: found.mine?.[name], theirs: found.theirs?.[name] }
  const { labels, ...inner } = nameField(name, deeper, listFormFields(fields), values, blocks)
  return { labels: [label, ...labels], ...inner }
}

type RowForm = { title: string; fields: readonly ClientField[] }

/** Describes a block by its name, and a row by the name that its list uses for rows. */
export function describeRow(
  list: ClientField | undefined,
  row: Readonly<Record<string, unknown>> | undefined,
  blocks: Blocks,
): RowForm {
  if (list?.type === 'array') return { title: toText(list.labels?.singular), fields: list.fields }
  if (list?.type !== 'blocks') return { title: '', fields: [] }
  const slug = String(row?.blockType ?? '')
  // If a list refers to its blocks by name, `blocks` is undefined in the browser, although its type says otherwise.
  const own: readonly ClientBlock[] | undefined = list.blocks
  const block = own?.find((each) => each.slug === slug) ?? blocks[slug]
  return { title: toText(block?.labels?.singular) || slug, fields: block?.fields ?? [] }
}

const toText = (label: unknown) => (typeof label === 'string' ? label : '')
