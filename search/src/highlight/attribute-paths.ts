/**
 * Selected attributes as a tree along the record. `words` set: this one and all below it (for snippets their number
 * of words). `isHidden`: never shown, whatever is selected above it.
 */
export type PathTree = { words?: number; isHidden?: boolean; readonly below: Map<string, PathTree> }

/** Algolia's default for `attributesToSnippet` without a number. */
const SNIPPET_WORDS = 10
const EVERYTHING = '*'

/** Attributes in which highlights would mean nothing: the id and coordinates. */
export const UNMARKED = new Set(['objectID', '_geoloc'])

const trees = new WeakMap<readonly string[], { hidden: readonly string[]; tree: PathTree }>()

/**
 * Parses `attributes` as settings and requests name them: `a`, `a.b`, `*`, `a:20`, and the forms of
 * `searchableAttributes`: `unordered(a)` and `a,b`. `hidden` are left out, also below others.
 */
export function toPathTree(attributes: readonly string[], hidden: readonly string[]): PathTree {
  const known = trees.get(attributes)
  if (known?.hidden === hidden) return known.tree
  const tree: PathTree = { below: new Map() }
  for (const entry of attributes) {
    for (const name of entry.split(',')) {
      const { path, words } = readEntry(name)
      if (path === EVERYTHING) tree.words = words
      else if (path !== '') for (const node of growPaths(tree, path)) node.words = words
    }
  }
  for (const entry of hidden) for (const node of growPaths(tree, readEntry(entry).path)) node.isHidden = true
  trees.set(attributes, { hidden, tree })
  return tree
}

/** Returns the subtree for the attribute `name` of an object. */
export function findBelow(tree: PathTree, name: string): PathTree | undefined {
  const below = tree.below.get(name)
  if (below === undefined) return tree.words === undefined ? undefined : { words: tree.words, below: NOTHING }
  if (below.isHidden) return undefined
  if (below.words === undefined && tree.words !== undefined) return { ...below, words: tree.words }
  return below
}

const NOTHING: Map<string, PathTree> = new Map()

function readEntry(entry: string): { path: string; words: number } {
  let path = entry.trim()
  const open = path.indexOf('(')
  if (open > 0 && path.endsWith(')')) path = path.slice(open + 1, -1).trim()
  const colon = path.lastIndexOf(':')
  if (colon < 0) return { path, words: SNIPPET_WORDS }
  const words = Number(path.slice(colon + 1))
  return Number.isInteger(words) && words > 0
    ? { path: path.slice(0, colon), words }
    : { path: path.slice(0, colon), words: SNIPPET_WORDS }
}

/** `a.b` is `b` in the object `a`, or an attribute whose own name has the dot. */
function growPaths(tree: PathTree, path: string): PathTree[] {
  const leaves = [grow(tree, path)]
  if (path.includes('.')) leaves.push(path.split('.').reduce(grow, tree))
  return leaves
}

function grow(tree: PathTree, name: string): PathTree {
  const known = tree.below.get(name)
  if (known !== undefined) return known
  const grown: PathTree = { below: new Map() }
  tree.below.set(name, grown)
  return grown
}
