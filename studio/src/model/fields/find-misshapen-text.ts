/** Path of formatted text with an invalid tree in the data of a save: Payload and other readers would fail on it. */
export function findMisshapenText(value: unknown, path = ''): string | undefined {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined
  if ('root' in value && !Array.isArray(value)) return isNode(value.root) ? undefined : path
  for (const [name, part] of Object.entries(value)) {
    const found = findMisshapenText(part, path === '' ? name : `${path}.${name}`)
    if (found !== undefined) return found
  }
  return undefined
}

function isNode(node: unknown): boolean {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return false
  if (!('children' in node)) return true
  return Array.isArray(node.children) && node.children.every(isNode)
}
