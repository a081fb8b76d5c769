/**
 * Something of another company in what editors published. `ref` is unique among all of its page: with the page's path it is
 * all that an address of a frame says, so no other videos and pages can be shown there.
 */
export type EmbedSource = { ref: string; title?: string | undefined } & (
  | { kind: 'video'; address: string }
  | { kind: 'frame'; address: string; height: number }
  | { kind: 'social'; tags: readonly string[] }
  | { kind: 'newsletter' }
)
export type EmbedKind = EmbedSource['kind']
export type EmbedSourceOf<Kind extends EmbedKind> = Extract<EmbedSource, { kind: Kind }>
