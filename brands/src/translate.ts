import type { MessageKey } from './messages.ts'

/** A code-owned text in the locale's language; ICU arguments by name (plural, select, number, date). */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number | Date>>) => string
