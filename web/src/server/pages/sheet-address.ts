import { createHash } from 'node:crypto'

const ID_LENGTH = 6
const IDS = new RegExp(`.{1,${ID_LENGTH}}`, 'g')
const ADDRESS = /^\/assets\/page-([\w-]+)\.css$/

/** `ProductCards-a1B2c3.css`. The id tells the content, whichever build it is from. */
export function toPartFile(name: string, css: string): string {
  return `${name}-${createHash('sha256').update(css).digest('base64url').slice(0, ID_LENGTH)}.css`
}

export function toPartId(file: string): string {
  return file.slice(0, -'.css'.length).slice(-ID_LENGTH)
}

/** A sheet's address is the ids of its parts one after the other: any process can answer it, and its content never changes. */
export function toSheetAddress(ids: readonly string[]): string {
  return `/assets/page-${ids.join('')}.css`
}

/** The ids of an address' parts, each of them once. */
export function readSheetAddress(address: string): string[] | undefined {
  const ids = ADDRESS.exec(address)?.[1]?.match(IDS) ?? []
  return ids.length > 0 && new Set(ids).size === ids.length ? ids : undefined
}
