'use client'

import { useSearchParams } from 'next/navigation.js'

/** A table of the list for spreadsheets: of what its filters and its search show. */
function ExportLink({ collection }: { collection: string }) {
  const params = useSearchParams()
  const wanted = new URLSearchParams([...params].filter(([name]) => name.startsWith('where') || name === 'search'))
  const query = wanted.size > 0 ? `?${wanted}` : ''
  return (
    <p className="menagerie-export">
      <a href={`/api/${collection}/export.csv${query}`} download>
        {query ? 'Export what is shown as a table (CSV)' : 'Export as a table (CSV)'}
      </a>
    </p>
  )
}

export const SubmissionExport = () => <ExportLink collection="submissions" />
export const SubscriberExport = () => <ExportLink collection="subscribers" />
