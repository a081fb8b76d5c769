import { clipText } from '@menagerie/contract/human-text'

const MOST_CHARS = 500

/** Why something was not sent, as its row keeps it: words of another server may hold anything. */
export function toStoredReason(reason: unknown): string {
  return clipText(reason instanceof Error ? reason.message : String(reason), MOST_CHARS).replaceAll('\0', '')
}
