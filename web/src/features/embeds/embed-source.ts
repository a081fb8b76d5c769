/**
 * Another company's content in what editors published. `ref` is unique within its page: a frame's address only has
 * `ref` and the page's path, so that no other videos or pages can be shown there.
 */
export type EmbedSource = { ref: string; title?: string | undefined } & (
  | { kind: 'video'; address: string }
  | { kind: 'frame'; address: string; height: number }
  | { kind: 'social'; tags: readonly string[] }
  | { kind: 'newsletter' }
)
export type EmbedKind = EmbedSource['kind']
export type EmbedSourceOf<Kind extends EmbedKind> = Extract<EmbedSource, { kind: Kind }>
