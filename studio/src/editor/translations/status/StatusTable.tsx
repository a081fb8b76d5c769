'use client'

import { Button } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation.js'
import { useState } from 'react'
import { isTranslated } from '../../../model/translations/translated-from.ts'
import { useWords } from '../../frame/use-words.ts'
import { TranslatorFiles } from '../files/TranslatorFiles.tsx'
import type { SiteChoice } from '../SiteChoices.tsx'
import { CellDialog, type ChosenCell } from './CellDialog.tsx'
import { StatusFilters } from './StatusFilters.tsx'
import { StatusGrid } from './StatusGrid.tsx'
import { useStatus } from './use-status.ts'
import { narrowStatus, readWantedStatus, toQuery, type WantedStatus } from './wanted-status.ts'

type StatusTableProps = { brands: { value: string; label: string }[]; firstBrand: string; sites: SiteChoice[] }

const FORMATS = [
  ['xlsx', 'Excel (XLSX)'],
  ['csv', 'CSV'],
] as const

/** Table of documents by site: filtered, counted, exportable, with links to forms. */
export function StatusTable({ brands, firstBrand, sites }: StatusTableProps) {
  const words = useWords()
  const params = useSearchParams()
  const [wanted, setWanted] = useState(() => readWantedStatus(new URLSearchParams(params.toString()), firstBrand))
  const [chosen, setChosen] = useState<ChosenCell>()
  const { status, again, leaveOut, toExport } = useStatus(wanted)
  const collection = wanted.collection ?? 'pages'
  const shown = status === 'failed' ? undefined : status
  const ask = (next: WantedStatus) => {
    setWanted(next)
    // Stored in the address, so that going back from a form shows the same rows.
    window.history.replaceState(null, '', `?${toQuery(next)}`)
  }
  const { page = 1, pages = 1 } = { page: Number(wanted.page), pages: shown?.pages }
  const turn = (by: number) => ask({ ...wanted, page: String(page + by) })
  return (
    <div className="menagerie-status gutter--left gutter--right">
      <h1>{words('status.title')}</h1>
      <StatusFilters
        wanted={wanted}
        status={shown}
        brands={brands}
        onChange={(change) => ask(narrowStatus(wanted, change))}
      />
      {status === 'failed' && <Failed onAgain={again} />}
      {status === undefined && <p role="status">{words('status.loading')}</p>}
      {shown !== undefined && (
        <>
          <p role="status">{words('status.rows', { count: shown.total })}</p>
          <StatusGrid collection={collection} status={shown} onChoose={setChosen} />
          <div className="menagerie-status__foot">
            <Button size="small" margin={false} buttonStyle="secondary" disabled={page <= 1} onClick={() => turn(-1)}>
              {words('status.previous')}
            </Button>
            <span>{words('status.page', { page, pages })}</span>
            <Button
              size="small"
              margin={false}
              buttonStyle="secondary"
              disabled={page >= pages}
              onClick={() => turn(1)}
            >
              {words('status.next')}
            </Button>
            {FORMATS.map(([ending, format]) => (
              <a key={ending} href={toExport(ending)} download>
                {words('status.export', { format })}
              </a>
            ))}
          </div>
        </>
      )}
      {isTranslated(collection) && <TranslatorFiles collection={collection} sites={sites} onSaved={again} />}
      {chosen !== undefined && isTranslated(collection) && (
        <CellDialog
          collection={collection}
          chosen={chosen}
          sites={sites}
          onLeaveOut={(left) => leaveOut({ collection, key: chosen.row.key, site: chosen.site, left })}
          onClose={() => {
            setChosen(undefined)
            again()
          }}
        />
      )}
    </div>
  )
}

/** Message with a button to repeat the failed request. */
function Failed({ onAgain }: { onAgain: () => void }) {
  const words = useWords()
  return (
    <p role="alert">
      <Button size="small" margin={false} buttonStyle="secondary" onClick={onAgain}>
        {words('status.failed')}
      </Button>
    </p>
  )
}
