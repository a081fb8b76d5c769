import type en from './messages/en.json'

/** The English catalogue names the keys. */
export type MessageKey = keyof typeof en

/** Returns an interface text in the locale's language; ICU arguments by name (plural, select, number, date). */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number | Date>>) => string
