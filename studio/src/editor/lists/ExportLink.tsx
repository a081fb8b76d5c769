'use client'

import { useSearchParams } from 'next/navigation.js'
import { useWords } from '../frame/use-words.ts'

const FORMATS = [
  { ending: 'xlsx', name: 'Excel (XLSX)' },
  { ending: 'csv', name: 'CSV' },
] as const

/** Downloads the whole list, with its filters and search applied, as a table for spreadsheets. */
function ExportLink({ collection }: { collection: string }) {
  const t = useWords()
  const params = useSearchParams()
  const wanted = new URLSearchParams([...params].filter(([name]) => name.startsWith('where') || name === 'search'))
  const query = wanted.size > 0 ? `?${wanted}` : ''
  return (
    <p className="menagerie-export">
      {FORMATS.map(({ ending, name }) => (
        <a key={ending} href={`/api/${collection}/export.${ending}${query}`} download>
          {query ? t('lists.exportShown', { format: name }) : t('lists.exportAll', { format: name })}
        </a>
      ))}
    </p>
  )
}

export const SubmissionExport = () => <ExportLink collection="submissions" />
export const SubscriberExport = () => <ExportLink collection="subscribers" />
