import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CONTENT = fileURLToPath(new URL('.', import.meta.url))

/** Where a row stands in the sources: the line of its key, or of the field when that has a separate line. */
type FoundLine = { file: string; line: number }

/** Rows of this folder are made from families, which stand in many files. */
const SPREAD = 'products'

/**
 * Looks for a row by its key (`sku: '10110'`), in the file that should have it and, where rows are spread over many
 * files, in those. It is called only after a fault was found.
 */
export function findLine(file: string, key: string, field = '', root = CONTENT): FoundLine | undefined {
  const [itself, ...loosely] = toForms(key)
  for (const { name, forms } of [
    { name: file, forms: [itself, ...loosely] },
    ...othersOf(file, root).map((name) => ({ name, forms: [itself] })),
  ]) {
    if (!existsSync(join(root, name))) continue
    const lines = readFileSync(join(root, name), 'utf8').split('\n')
    for (const form of forms) {
      const row = lines.findIndex((line) => form.test(line))
      if (row !== -1) return { file: name, line: findField(lines, row, field) + 1 }
    }
  }
  return undefined
}

function othersOf(file: string, root: string): string[] {
  if (!file.startsWith(`${SPREAD}/`)) return []
  return globSync(`${SPREAD}/**/*.ts`, { cwd: root })
    .filter((name) => name !== file && !name.endsWith('.test.ts'))
    .toSorted()
}

const QUOTE = `['"\`]`
const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')

/** Returns patterns: a property with the key, the key as a property's name, the key alone. */
function toForms(key: string): [itself: RegExp, ...loosely: RegExp[]] {
  const text = literal(key)
  return [
    new RegExp(`\\w: ?${QUOTE}${text}${QUOTE}`, 'u'),
    new RegExp(`^\\s*${QUOTE}?${text}${QUOTE}?: ?[\\[{(]`, 'u'),
    new RegExp(`${QUOTE}${text}${QUOTE}`, 'u'),
  ]
}

/** Looks for a field below the row's own line, as far as the row goes. */
function findField(lines: readonly string[], row: number, field: string): number {
  const [first = ''] = field.split('.')
  const depth = indentOf(lines[row])
  const pattern = new RegExp(`(^|[{,\\s])${literal(first)}:`, 'u')
  if (first === '' || pattern.test(lines[row] ?? '')) return row
  for (let at = row + 1; at < lines.length && indentOf(lines[at]) >= depth; at += 1) {
    if (pattern.test(lines[at] ?? '')) return at
  }
  for (let at = row - 1; at >= 0 && indentOf(lines[at]) >= depth; at -= 1) if (pattern.test(lines[at] ?? '')) return at
  return row
}

/** Returns the indentation. An empty line does not end a row. */
const indentOf = (line = '') => (line.trim() === '' ? Number.POSITIVE_INFINITY : line.search(/\S/u))
