import type { RecordSource } from '../../indexing/index-loaders.ts'

/** Parts of an index that are made separately: its records one by one, and these. */
export const SOURCES_PART = 'sources'
export const CONFIG_PART = 'config'
export const PHRASES_PART = 'phrases'

const KINDS = ['product', 'page', 'article', 'job'] as const satisfies readonly RecordSource['kind'][]

export const toPart = ({ kind, key }: RecordSource): string => `${kind}/${key}`

export function findSource(part: string): RecordSource | undefined {
  const kind = KINDS.find((name) => part.startsWith(`${name}/`))
  return kind && { kind, key: part.slice(kind.length + 1) }
}
