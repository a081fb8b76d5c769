import { createHash } from 'node:crypto'

const ID_LENGTH = 6
const IDS = new RegExp(`.{1,${ID_LENGTH}}`, 'g')
const ADDRESS = /^\/assets\/page-([\w-]+)\.css$/

/** Returns a name such as `ProductCards-a1B2c3.css`. The id is a hash of the content, the same in every build. */
export function toPartFile(name: string, css: string): string {
  return `${name}-${createHash('sha256').update(css).digest('base64url').slice(0, ID_LENGTH)}.css`
}

export function toPartId(file: string): string {
  return file.slice(0, -'.css'.length).slice(-ID_LENGTH)
}

/** Returns the address of a sheet: the ids of its parts in a row, so that any process can answer it, and its content never changes. */
export function toSheetAddress(ids: readonly string[]): string {
  return `/assets/page-${ids.join('')}.css`
}

/** Returns the ids of the parts in an address; undefined where one occurs twice. */
export function readSheetAddress(address: string): string[] | undefined {
  const ids = ADDRESS.exec(address)?.[1]?.match(IDS) ?? []
  return ids.length > 0 && new Set(ids).size === ids.length ? ids : undefined
}
