import type { RecordChange } from '../port/search-port.ts'

/** Effect of a change of the store on the engine. It is applied later, and then reads the store's current state. */
export type Effect =
  | { kind: 'change'; index: string; changes: readonly RecordChange[] }
  | { kind: 'configure'; index: string }
  | { kind: 'rebuild'; index: string }
  | { kind: 'remove'; index: string }
  | { kind: 'move'; index: string; to: string }

export function indexesOf(effect: Effect): string[] {
  return effect.kind === 'move' ? [effect.index, effect.to] : [effect.index]
}
