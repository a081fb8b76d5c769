import type { RecordChange } from '../port/search-port.ts'

/** What a change of the store means for the engine. Whatever needs the store's state reads it when its turn comes. */
export type Effect =
  | { kind: 'change'; index: string; changes: readonly RecordChange[] }
  | { kind: 'configure'; index: string }
  | { kind: 'rebuild'; index: string }
  | { kind: 'remove'; index: string }
  | { kind: 'move'; index: string; to: string }

export function indexesOf(effect: Effect): string[] {
  return effect.kind === 'move' ? [effect.index, effect.to] : [effect.index]
}
