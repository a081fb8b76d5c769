import { diff3Merge } from 'node-diff3'
import { isValues, type Values } from '../../platform/values.ts'
import type { SavedValues } from './document-saves.ts'
import { isSame, isUnset } from './same-value.ts'
import { toVersionRows, type VersionRow } from './version-rows.ts'

type Both = { mine: unknown; theirs: unknown }
type BothParts = { mine: SavedValues; theirs: SavedValues }

/**
 * Merges formatted texts anywhere in a document: if users have edited different paragraphs, list items or table rows,
 * both versions get both edits. Texts in which both have changed the same part stay unchanged.
 */
export const mergeTexts = (base: SavedValues, mine: SavedValues, theirs: SavedValues): BothParts =>
  joinMoved(base, joinParts(base, { mine, theirs }))

/** Merges moved blocks, which are in different areas, like blocks in the same area. */
function joinMoved(base: SavedValues, both: BothParts): BothParts {
  const [before, own, other] = [base, both.mine, both.theirs].map(listPlaced)
  const joined = new Map<string, BothParts>()
  for (const [id, { area, row }] of own ?? []) {
    const [was, there] = [before?.get(id), other?.get(id)]
    if (was && there && there.area !== area) joined.set(id, joinParts(was.row, { mine: row, theirs: there.row }))
  }
  if (joined.size === 0) return both
  const place = (values: SavedValues, side: keyof BothParts): SavedValues => {
    const placed = Object.entries(values).map(([name, value]) => {
      const rows = Array.isArray(value) ? toVersionRows(value) : undefined
      return [name, rows?.map((row) => joined.get(row.id)?.[side] ?? row) ?? value]
    })
    return Object.fromEntries(placed)
  }
  return { mine: place(both.mine, 'mine'), theirs: place(both.theirs, 'theirs') }
}

/** Maps the ids of a version's rows to the rows and their fields. */
function listPlaced(values: SavedValues): ReadonlyMap<string, { area: string; row: VersionRow }> {
  const placed = Object.entries(values).flatMap(([area, value]) =>
    (toVersionRows(value) ?? []).map((row) => [row.id, { area, row }] as const),
  )
  return new Map(placed)
}

function joinValues(base: unknown, { mine, theirs }: Both): Both {
  if (isUnset(base) || isSame(mine, theirs)) return { mine, theirs }
  const [b, m, t] = [base, mine, theirs].map(readRoot)
  if (b !== undefined && m !== undefined && t !== undefined) {
    const children = joinNodes(b.children, m.children, t.children)
    if (children === undefined) return { mine, theirs }
    const joined = { root: { ...t, children } }
    return { mine: joined, theirs: joined }
  }
  const [baseRows, ownRows, otherRows] = [base, mine, theirs].map(toVersionRows)
  if (baseRows !== undefined && ownRows !== undefined && otherRows !== undefined) {
    if (ownRows.length === 0 || otherRows.length === 0) return { mine, theirs }
    const pairs = ownRows.flatMap((own) => {
      const before = baseRows.find(({ id }) => id === own.id)
      const other = otherRows.find(({ id }) => id === own.id)
      return before && other ? [[own.id, joinParts(before, { mine: own, theirs: other })] as const] : []
    })
    const joined = new Map(pairs)
    return {
      mine: ownRows.map((row) => joined.get(row.id)?.mine ?? row),
      theirs: otherRows.map((row) => joined.get(row.id)?.theirs ?? row),
    }
  }
  return isGroup(base) && isGroup(mine) && isGroup(theirs) ? joinParts(base, { mine, theirs }) : { mine, theirs }
}

function joinParts(base: SavedValues, { mine, theirs }: BothParts): BothParts {
  const pairs = Object.keys(mine).map((name) => {
    const joined = joinValues(base[name], { mine: mine[name], theirs: theirs[name] })
    return [name, joined] as const
  })
  const own = Object.fromEntries(pairs.map(([name, joined]) => [name, joined.mine]))
  const other = Object.fromEntries(pairs.flatMap(([name, joined]) => (name in theirs ? [[name, joined.theirs]] : [])))
  return { mine: own, theirs: { ...theirs, ...other } }
}

const isGroup = (value: unknown): value is Values => isValues(value) && !(value instanceof Date)

type TextRoot = Values & { children: readonly unknown[] }
function readRoot(value: unknown): TextRoot | undefined {
  const root = isValues(value) ? value.root : undefined
  return isValues(root) && Array.isArray(root.children) ? { ...root, children: root.children } : undefined
}

/** A region of `node-diff3`: merged, or changed by both (`o` is the base). */
type MergedRegion = { ok?: string[]; conflict?: { a: string[]; o: string[]; b: string[] } }

/** Undefined if both have changed the same node. */
function joinNodes(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): readonly unknown[] | undefined {
  /** Distinct nodes; a node is represented by its index. */
  const known: unknown[] = []
  const numberOf = (node: unknown) => {
    const at = known.findIndex((each) => isSame(each, node))
    return String(at === -1 ? known.push(node) - 1 : at)
  }
  const [m, b, t] = [mine, base, theirs].map((nodes) => nodes.map(numberOf))
  const merged: unknown[] = []
  const regions: readonly MergedRegion[] = diff3Merge(m ?? [], b ?? [], t ?? [], { excludeFalseConflicts: true })
  for (const { ok, conflict } of regions) {
    const nodes = conflict
      ? joinOneByOne(conflict.o, conflict.a, conflict.b, (number) => known[Number(number)])
      : ok?.map((number) => known[Number(number)])
    if (nodes === undefined) return undefined
    merged.push(...nodes)
  }
  return merged
}

/** Merges adjacent nodes, each changed by one user only. */
function joinOneByOne(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  find: (number: string) => unknown,
): unknown[] | undefined {
  if (base.length !== mine.length || base.length !== theirs.length) return undefined
  const nodes = base.map((was, at) => {
    const [own = '', other = ''] = [mine[at], theirs[at]]
    if (was === own || own === other) return find(other)
    return was === other ? find(own) : joinNode(find(was), find(own), find(other))
  })
  return nodes.includes(undefined) ? undefined : nodes
}

/** Node types that are merged recursively. Words of a line are not: a sentence from two users may be wrong. */
const HOLDERS: ReadonlySet<unknown> = new Set(['list', 'listitem', 'table', 'tablerow', 'tablecell'])

function joinNode(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (!isValues(base) || !isValues(mine) || !isValues(theirs) || !HOLDERS.has(base.type)) return undefined
  const [b, m, t] = [base, mine, theirs].map(({ children, ...own }) => ({ own, children }))
  if (!isSame(b?.own, m?.own) || !isSame(b?.own, t?.own)) return undefined
  if (!Array.isArray(b?.children) || !Array.isArray(m?.children) || !Array.isArray(t?.children)) return undefined
  const [before = [], own = [], other = []] = [b.children, m.children, t.children].map((nodes) =>
    nodes.map(withoutPlace),
  )
  const children = joinNodes(before, own, other)
  return children && { ...theirs, children: theirs.type === 'list' ? numberItems(children, theirs.start) : children }
}

/** A list item's number changes with each item before it, which is no change of the item. */
function withoutPlace(node: unknown): unknown {
  if (!isValues(node) || node.type !== 'listitem') return node
  const { value: _, ...rest } = node
  return rest
}

/** Numbers items like the editor: an item that only contains a nested list has the number of the next one. */
function numberItems(items: readonly unknown[], start: unknown): unknown[] {
  let value = typeof start === 'number' ? start : 1
  return items.map((item) => {
    if (!isValues(item)) return item
    const [first] = Array.isArray(item.children) ? item.children : []
    const isHolder = isValues(first) && first.type === 'list'
    return { ...item, value: isHolder ? value : value++ }
  })
}
