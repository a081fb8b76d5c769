import type { ClientBlock, ClientField } from 'payload'
import type { Words } from '../frame/use-words.ts'
import type { Difference } from './difference.ts'
import { partsOf } from './grouped-values.ts'
import { isUnlabelled, type ListedField, listFormFields } from './list-form-fields.ts'
import { isValueList } from './listed-values.ts'
import { toVersionRows } from './version-rows.ts'

export type Blocks = Readonly<Record<string, ClientBlock>>
type Versions = { mine: unknown; theirs: unknown }
/** `field`: the one that holds the value; of a whole block it is absent, and `list` is where it stands. */
type FoundPart = { field: ListedField | undefined; list?: ClientField | undefined }
/** `label`: `Main area, 2: Banner, Title`. */
type NamedPart = FoundPart & { label: string }
type LabelledPart = FoundPart & { labels: readonly string[] }

/** What a part is called in the form. `whole`: what both versions hold of the field that it is in. */
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

/** A field and what of the path lies within it. */
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
  // One of several values is told by itself.
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

/** A block by its name, a row of a list by what the list calls its rows. */
export function describeRow(
  list: ClientField | undefined,
  row: Readonly<Record<string, unknown>> | undefined,
  blocks: Blocks,
): RowForm {
  if (list?.type === 'array') return { title: toText(list.labels?.singular), fields: list.fields }
  if (list?.type !== 'blocks') return { title: '', fields: [] }
  const slug = String(row?.blockType ?? '')
  // A list that names its blocks by reference has none of its own in the browser, whatever its type says.
  const own: readonly ClientBlock[] | undefined = list.blocks
  const block = own?.find((each) => each.slug === slug) ?? blocks[slug]
  return { title: toText(block?.labels?.singular) || slug, fields: block?.fields ?? [] }
}

const toText = (label: unknown) => (typeof label === 'string' ? label : '')
