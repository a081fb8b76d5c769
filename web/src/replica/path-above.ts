/** Returns the path one level above; the home page ('') has none. */
export function findParentPath(path: string): string | undefined {
  if (path === '') return undefined
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** Returns all paths above, from the top: `a` and `a/b` for `a/b/c`. Leaves out the home page, which is above everything. */
export function findPathsAbove(path: string): string[] {
  const segments = path.split('/')
  return segments.slice(0, -1).map((_, index) => segments.slice(0, index + 1).join('/'))
}
