import type { EditedText } from '@menagerie/contract/preview'
import type { FlattenedBlock, FlattenedField } from 'payload'
import { z } from 'zod'
import { toEnglishLabel } from '../platform/english-label.ts'

type Values = Readonly<Record<string, unknown>>
type TextPlace = { block: string; prefix: string; values: Values }
type BlockOf = (slug: string) => FlattenedBlock | undefined

const recordSchema = z.record(z.string(), z.unknown())
const rowsSchema = z.array(recordSchema)
const rowOfBlockSchema = z.looseObject({ id: z.string(), blockType: z.string() })
const treeSchema = z.looseObject({
  text: z.string().optional(),
  get children() {
    return z.array(treeSchema).optional()
  },
  type: z.string().optional(),
})

/** Fields whose text is not visible on the page. */
const NOT_SHOWN = new Set(['path', 'metaTitle', 'metaDescription', 'meta_description', 'imageAlt'])

/** All texts of a form in its order, with the block that each belongs to. */
export function listTexts(fields: readonly FlattenedField[], values: Values, blockOf: BlockOf): EditedText[] {
  return walk(fields, { block: '', prefix: '', values }, blockOf)
}

function walk(fields: readonly FlattenedField[], place: TextPlace, blockOf: BlockOf): EditedText[] {
  return fields.flatMap((field) => {
    const value = place.values[field.name]
    const path = `${place.prefix}${field.name}`
    if (NOT_SHOWN.has(path) || ('admin' in field && field.admin?.hidden === true)) return []
    switch (field.type) {
      case 'text':
      case 'textarea':
        return typeof value === 'string' ? toText(field, { ...place, path }, value) : []
      case 'richText':
        return toText(
          field,
          { ...place, path },
          toPlain(treeSchema.safeParse(recordSchema.safeParse(value).data?.root).data),
        )
      case 'group':
      case 'tab':
        return walk(
          field.flattenedFields,
          { ...place, prefix: `${path}.`, values: recordSchema.safeParse(value).data ?? {} },
          blockOf,
        )
      case 'array':
        return toRows(value).flatMap((row, at) =>
          walk(field.flattenedFields, { ...place, prefix: `${path}.${at}.`, values: row }, blockOf),
        )
      case 'blocks':
        return toRows(value).flatMap((row) => walkBlock(row, blockOf))
      default:
        return []
    }
  })
}

function walkBlock(row: Values, blockOf: BlockOf): EditedText[] {
  const { id = '', blockType = '' } = rowOfBlockSchema.safeParse(row).data ?? {}
  return walk(blockOf(blockType)?.flattenedFields ?? [], { block: id, prefix: '', values: row }, blockOf)
}

const toRows = (value: unknown) => rowsSchema.safeParse(value).data ?? []

function toText(field: FlattenedField, { block, path }: TextPlace & { path: string }, text: string): EditedText[] {
  if (text.trim() === '') return []
  const label = ('label' in field ? toEnglishLabel(field.label) : undefined) ?? field.name
  return [{ block, field: path, label, text, isPlain: field.type === 'text' }]
}

type Tree = z.infer<typeof treeSchema>

/** Plain text with a space between blocks. */
function toPlain(tree: Tree | undefined): string {
  if (tree === undefined) return ''
  const isInline = tree.type === 'text' || tree.type === 'link' || tree.type === 'autolink'
  return `${tree.text ?? ''}${(tree.children ?? []).map(toPlain).join('')}${isInline ? '' : ' '}`
}
