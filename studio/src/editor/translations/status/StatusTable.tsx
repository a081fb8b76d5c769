'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { isTranslated } from '../../../model/translations/translated-from.ts'
import { useWords } from '../../frame/use-words.ts'
import { TranslatorFiles } from '../files/TranslatorFiles.tsx'
import type { SiteChoice } from '../SiteChoices.tsx'
import { CellDialog, type ChosenCell } from './CellDialog.tsx'
import { StatusFilters } from './StatusFilters.tsx'
import { StatusGrid } from './StatusGrid.tsx'
import { useStatus, type WantedStatus } from './use-status.ts'

type StatusTableProps = { brands: { value: string; label: string }[]; firstBrand: string; sites: SiteChoice[] }

const FORMATS = [
  ['xlsx', 'Excel (XLSX)'],
  ['csv', 'CSV'],
] as const

/** What each site has of what all have: narrowed, counted, to be exported, with the way to each form. */
export function StatusTable({ brands, firstBrand, sites }: StatusTableProps) {
  const words = useWords()
  const [wanted, setWanted] = useState<WantedStatus>({ collection: 'pages', brand: firstBrand, page: '1' })
  const [chosen, setChosen] = useState<ChosenCell>()
  const { status, again, leaveOut, toExport } = useStatus(wanted)
  const collection = wanted.collection ?? 'pages'
  if (status === 'failed')
    return (
      <div className="menagerie-status gutter--left gutter--right">
        <p role="alert">{words('status.failed')}</p>
      </div>
    )
  const { page = 1, pages = 1 } = { page: Number(wanted.page), pages: status?.pages }
  const turn = (by: number) => setWanted({ ...wanted, page: String(page + by) })
  return (
    <div className="menagerie-status gutter--left gutter--right">
      <h1>{words('status.title')}</h1>
      <StatusFilters
        wanted={wanted}
        status={status}
        brands={brands}
        onChange={(change) => setWanted({ ...wanted, page: '1', ...change })}
      />
      {status === undefined ? (
        <p role="status">{words('status.loading')}</p>
      ) : (
        <>
          <p role="status">{words('status.rows', { count: status.total })}</p>
          <StatusGrid collection={collection} status={status} onChoose={setChosen} />
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
