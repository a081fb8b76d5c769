/** Returns the parts of a path below `/1`. They are undefined for any other path and for one that cannot be decoded. */
export function findPath(url: string): { path: readonly string[] | undefined; address: URLSearchParams } {
  const mark = url.indexOf('?')
  const address = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1))
  const [root, version, ...rest] = (mark < 0 ? url : url.slice(0, mark)).split('/')
  if (root !== '' || version !== '1') return { path: undefined, address }
  try {
    return {
      path: rest.map((part) => decodeURIComponent(part)).filter((part, at) => part !== '' || at < rest.length - 1),
      address,
    }
  } catch {
    return { path: undefined, address }
  }
}
