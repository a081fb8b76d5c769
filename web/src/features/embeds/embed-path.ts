import type { EmbedKind } from './embed-source.ts'

/** The address of a frame's document: it belongs to a page and is found through it. */
export type EmbedPlace = { kind: EmbedKind; ref: string; page: string }

const KINDS = ['video', 'frame', 'social', 'newsletter'] as const satisfies readonly EmbedKind[]
const SHAPE = /^embed\/(?<kind>[a-z]+)\/(?<ref>[\w-]{1,64})(?:\/(?<page>.+))?$/

/** Paths inside the brand-locale, as in the contract. */
export function toEmbedPath({ kind, ref, page }: EmbedPlace): string {
  return `embed/${kind}/${ref.toLowerCase()}${page === '' ? '' : `/${page}`}`
}

export function readEmbedPath(path: string): EmbedPlace | undefined {
  const { kind, ref, page = '' } = SHAPE.exec(path)?.groups ?? {}
  const known = KINDS.find((name) => name === kind)
  return known && ref !== undefined ? { kind: known, ref, page } : undefined
}
