import { clipText } from '@menagerie/contract/human-text'

const MOST_CHARS = 500

/** The stored reason of a failure, clipped and cleaned because it may contain another server's message. */
export function toStoredReason(reason: unknown): string {
  return clipText(reason instanceof Error ? reason.message : String(reason), MOST_CHARS).replaceAll('\0', '')
}
