import { useForm } from '@payloadcms/ui'
import { useMemo } from 'react'
import type { ChangedText, GainedRow, GoneRow } from '../../model/translations/changes.ts'
import { type TranslatedFrom, translatedFromSchema } from '../../model/translations/translated-from.ts'
import { insertRow } from './insert-row.ts'

const FIELD = 'translatedFrom'

type Noted = Pick<GainedRow, 'rows' | 'prints'>

/** Actions for changes in the source. All of them change the form, so they are saved and undone like other changes. */
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
    const settle = ({ key, print, made }: Pick<ChangedText, 'key' | 'print' | 'made'>) =>
      change((from) => ({
        ...from,
        prints: { ...from.prints, [key]: print },
        former: [...new Set([...from.former, ...[made ?? []].flat()])],
        kept: without(from.kept, key),
      }))
    const put = ({ path, value }: Pick<ChangedText, 'path' | 'value'>) => {
      // The editor of formatted text only shows a new value if its initial value changes as well.
      const isText = typeof value === 'object' && value !== null
      dispatchFields({ type: 'UPDATE', path, value, ...(isText && { initialValue: structuredClone(value) }) })
      setModified(true)
    }
    /** Resets the form with new rows, and records which rows of the source they were copied from. */
    const fill = async (data: Record<string, unknown>, noted: Noted | undefined) => {
      const from = read()
      if (from === undefined || noted === undefined) await reset(data)
      else {
        const added = new Set(Object.values(noted.rows))
        const left = from.left.filter((id) => !added.has(id))
        const rows = { ...from.rows, ...noted.rows }
        await reset({ ...data, [FIELD]: { ...from, left, rows, prints: { ...from.prints, ...noted.prints } } })
      }
      setModified(true)
    }
    return {
      write,
      put,
      fill,
      /** For a text of a document that is not this one's source: it needs translation all the same. */
      noteForeign: (print: string) => change((from) => ({ ...from, former: [...new Set([...from.former, print])] })),
      wantAgain: (id: string) => change((from) => ({ ...from, left: without(from.left, id) })),
      stillRight: settle,
      takeOver(text: Pick<ChangedText, 'key' | 'path' | 'print' | 'made' | 'value'>) {
        put(text)
        settle(text)
      },
      right: (keys: readonly string[]) => change((from) => ({ ...from, kept: [...new Set([...from.kept, ...keys])] })),
      leaveOut: ({ id }: Pick<GainedRow, 'id'>) => change((from) => ({ ...from, left: [...from.left, id] })),
      add: ({ list, at, value, rows, prints }: GainedRow) =>
        fill(insertRow(getData(), { list, at }, value), { rows, prints }),
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
