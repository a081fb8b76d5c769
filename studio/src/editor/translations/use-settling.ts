import { useForm } from '@payloadcms/ui'
import { useMemo } from 'react'
import type { ChangedText, GainedRow, GoneRow } from '../../model/translations/changes.ts'
import { type TranslatedFrom, translatedFromSchema } from '../../model/translations/translated-from.ts'
import { insertRow } from './insert-row.ts'

const FIELD = 'translatedFrom'

/** What a person decides about changes of the source: all of it are changes of the form, saved and undone as others are. */
export function useSettling() {
  const { dispatchFields, getData, getFields, removeFieldRow, reset, setModified } = useForm()
  return useMemo(() => {
    const read = () => translatedFromSchema.safeParse(getFields()[FIELD]?.value).data
    const write = (from: TranslatedFrom | null) => {
      dispatchFields({ type: 'UPDATE', path: FIELD, value: from })
      setModified(true)
    }
    const change = (next: (from: TranslatedFrom) => TranslatedFrom) => {
      const from = read()
      if (from !== undefined) write(next(from))
    }
    const settle = ({ key, print }: ChangedText) =>
      change((from) => ({
        ...from,
        prints: { ...from.prints, [key]: print },
        former: [...new Set([...from.former, ...[from.prints[key] ?? []].flat()])],
        kept: without(from.kept, key),
      }))
    return {
      write,
      stillRight: settle,
      takeOver(text: ChangedText) {
        const { path, value } = text
        // Formatted text shows another value only when the one it began with is another, too.
        const isText = typeof value === 'object' && value !== null
        dispatchFields({ type: 'UPDATE', path, value, ...(isText && { initialValue: structuredClone(value) }) })
        settle(text)
      },
      right: (keys: readonly string[]) => change((from) => ({ ...from, kept: [...new Set([...from.kept, ...keys])] })),
      leaveOut: ({ id }: GainedRow) => change((from) => ({ ...from, left: [...from.left, id] })),
      async add({ list, at, value, rows, prints }: GainedRow) {
        const from = read()
        if (from === undefined) return
        const data = insertRow(getData(), list, at, value)
        const known = { ...from, rows: { ...from.rows, ...rows }, prints: { ...from.prints, ...prints } }
        await reset({ ...data, [FIELD]: known })
        setModified(true)
      },
      remove({ path }: GoneRow) {
        const parts = path.split('.')
        removeFieldRow({ path: parts.slice(0, -1).join('.'), rowIndex: Number(parts.at(-1)) })
      },
      keep: ({ id }: GoneRow) =>
        change((from) => ({
          ...from,
          rows: Object.fromEntries(Object.entries(from.rows).filter(([own]) => own !== id)),
        })),
    }
  }, [dispatchFields, getData, getFields, removeFieldRow, reset, setModified])
}

const without = (keys: readonly string[], key: string) => keys.filter((each) => each !== key)
