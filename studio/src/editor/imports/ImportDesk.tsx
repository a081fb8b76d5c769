'use client'

import { Button, Gutter } from '@payloadcms/ui'
import { useState } from 'react'
import { type ImportRunAnswer, isAtWork, type RunSettings, runSettingsSchema } from '../../imports/desk/run-answer.ts'
import { IMPORT_KINDS } from '../../imports/kinds/kinds.ts'
import { useWords } from '../frame/use-words.ts'
import { ColumnTable } from './ColumnTable.tsx'
import { ExportLinks } from './ExportLinks.tsx'
import { FindingList } from './FindingList.tsx'
import { KeptMappings } from './KeptMappings.tsx'
import { KeyDesk } from './KeyDesk.tsx'
import { LastRuns } from './LastRuns.tsx'
import { RunStatus } from './RunStatus.tsx'
import { ScheduleDesk } from './ScheduleDesk.tsx'
import { UploadForm } from './UploadForm.tsx'
import { useImports } from './use-imports.ts'
import { WordTable } from './WordTable.tsx'

type ImportDeskProps = {
  sites: { value: string; label: string }[]
  fields: string[]
  maySaveAll: boolean
  mayPlan: boolean
}

/** The steps of an import: upload and check, mapping, review, saving. */
export function ImportDesk({ sites, fields, maySaveAll, mayPlan }: ImportDeskProps) {
  const t = useWords()
  const imports = useImports()
  const { run, problem, listed } = imports
  const [settings, setSettings] = useState<RunSettings>(runSettingsSchema.parse({}))
  const change = (part: Partial<RunSettings>) => setSettings({ ...settings, ...part })
  const { mapping } = settings
  const atWork = run !== undefined && isAtWork(run.state)
  return (
    <Gutter className="menagerie-import">
      <h1>{t('imports.title')}</h1>
      <p>{t('imports.intro')}</p>
      {problem && (
        <p role="alert" className="menagerie-import__problem">
          {problem}
        </p>
      )}
      <UploadForm
        sites={sites}
        settings={settings}
        change={change}
        maySaveAll={maySaveAll}
        kinds={mayPlan ? IMPORT_KINDS : PRODUCTS}
        sent={imports.sent}
        onUpload={(files) => imports.upload(files, settings)}
      />
      {run && (
        <section aria-label={t('imports.this')} className="menagerie-import__run">
          <RunStatus run={run} />
          {!atWork && run.progress.columns.length > 0 && (
            <>
              <KeptMappings
                kept={listed.mappings}
                mapping={mapping}
                onChoose={(chosen) => change({ mapping: chosen })}
                onKeep={imports.keepMapping}
              />
              <ColumnTable
                columns={run.progress.columns}
                mapping={mapping}
                fields={fields}
                onChange={(next) => change({ mapping: next })}
              />
              <WordTable words={run.progress.words} mapping={mapping} onChange={(next) => change({ mapping: next })} />
            </>
          )}
          <p className="menagerie-import__buttons">
            <Button
              size="medium"
              buttonStyle="secondary"
              disabled={atWork}
              onClick={() => imports.again('check', settings)}
            >
              {t('imports.again')}
            </Button>
            {run.state !== 'saved' && (
              <Button size="medium" disabled={atWork || !hasWork(run)} onClick={() => imports.again('save', settings)}>
                {run.settings.kind === 'products'
                  ? t('imports.import', { count: toSave(run.progress.counts) })
                  : t('imports.importKind', {
                      kind: t(`keys.${run.settings.kind}`),
                      count: toSave(run.progress.counts),
                    })}
              </Button>
            )}
            <a href={`${imports.api}/imports/${run.id}/result.csv`} download>
              {t('imports.result')}
            </a>
          </p>
          {!atWork && <FindingList key={`${run.id} ${run.state}`} api={imports.api} run={run} />}
        </section>
      )}
      <ExportLinks api={imports.api} sites={sites} />
      <LastRuns runs={listed.runs} onOpen={imports.open} />
      {mayPlan && (
        <>
          <ScheduleDesk settings={settings} />
          <KeyDesk sites={sites} />
        </>
      )}
    </Gutter>
  )
}

const PRODUCTS = ['products'] as const

type Counts = ImportRunAnswer['progress']['counts'] | undefined
const toSave = (counts: Counts) => (counts?.new ?? 0) + (counts?.changed ?? 0)
/** Also true if there are only products to delete or pictures to replace. */
const hasWork = ({ progress: { counts }, settings }: ImportRunAnswer) =>
  toSave(counts) + (settings.deletesMissing ? (counts?.gone ?? 0) : 0) + (counts?.files ?? 0) > 0
