import { useForm } from '@payloadcms/ui'
import { useMemo } from 'react'
import type { Beside, BesideRow, BesideText } from '../../../model/translations/beside/beside.ts'
import { insertRow } from '../insert-row.ts'
import { useSettling } from '../use-settling.ts'
import { findOwnPath } from './find-own-path.ts'

/**
 * Copies from the document beside the form. All of them change the form, so they are saved and undone like other
 * changes.
 */
export function useCopying({ isSource, isSameLanguage }: Pick<Beside, 'isSource' | 'isSameLanguage'>) {
  const { getData, getFields } = useForm()
  const { fill, leaveOut, noteForeign, put, takeOver, wantAgain } = useSettling()
  return useMemo(() => {
    const noteTexts = (prints: readonly string[]) => {
      if (!isSource && !isSameLanguage) for (const print of prints) noteForeign(print)
    }
    return {
      put,
      leaveOut,
      wantAgain,
      copyText({ key, print, value }: BesideText, path: string) {
        if (isSource) return takeOver({ key, print, value, path })
        put({ path, value })
        noteTexts([print])
      },
      /** Replaces the corresponding own row, which keeps its id. */
      async copyRow({ value, rows, prints }: BesideRow, path: string) {
        const [list, at] = splitPath(path)
        const id = getFields()[list]?.rows?.[at]?.id
        if (id === undefined) return
        const inside = Object.fromEntries(
          Object.entries(rows).map(([own, theirs]) => [own === value.id ? id : own, theirs]),
        )
        const data = insertRow(getData(), { list, at, replaced: 1 }, { ...value, id })
        await fill(data, isSource ? { rows: inside, prints } : undefined)
        noteTexts(Object.values(prints))
      },
      async addRow({ value, rows, prints, list: key = '', after }: BesideRow) {
        const list = findOwnPath(getFields(), key)
        if (list === undefined) return
        const own = getFields()[list]?.rows ?? []
        const before = after.map((id) => own.findIndex((row) => row.id === id)).find((at) => at !== -1) ?? -1
        await fill(insertRow(getData(), { list, at: before + 1 }, value), isSource ? { rows, prints } : undefined)
        noteTexts(Object.values(prints))
      },
    }
  }, [fill, getData, getFields, isSameLanguage, isSource, leaveOut, noteForeign, put, takeOver, wantAgain])
}

function splitPath(path: string): [list: string, at: number] {
  const parts = path.split('.')
  return [parts.slice(0, -1).join('.'), Number(parts.at(-1))]
}
