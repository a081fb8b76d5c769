import { useTranslation } from '@payloadcms/ui'
import type { ImportRunAnswer } from '../../imports/desk/run-answer.ts'
import { toMomentFormat } from '../../platform/date-locale.ts'
import { useWords } from '../frame/use-words.ts'

type LastRunsProps = { runs: readonly ImportRunAnswer[]; onOpen: (run: ImportRunAnswer) => void }

/** The latest imports with their results. */
export function LastRuns({ runs, onOpen }: LastRunsProps) {
  const t = useWords()
  const { language } = useTranslation().i18n
  const moment = toMomentFormat(language)
  const list = new Intl.ListFormat(language)
  if (runs.length === 0) return null
  return (
    <section aria-label={t('imports.last')}>
      <h2>{t('imports.last')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('imports.when')}</th>
            <th scope="col">{t('imports.file')}</th>
            <th scope="col">{t('imports.by')}</th>
            <th scope="col">{t('imports.state')}</th>
            <th scope="col">{t('imports.kind.new')}</th>
            <th scope="col">{t('imports.kind.changed')}</th>
            <th scope="col">{t('imports.kind.broken')}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.id}>
              <td>{moment.format(new Date(run.startedAt))}</td>
              <td>
                <button type="button" className="menagerie-import__open" onClick={() => onOpen(run)}>
                  {list.format(run.files.map(({ name }) => name))}
                </button>
              </td>
              <td>{run.startedBy}</td>
              <td>{t(`imports.state.${run.state}`)}</td>
              <td>{run.progress.counts?.new ?? ''}</td>
              <td>{run.progress.counts?.changed ?? ''}</td>
              <td>{run.progress.counts?.broken ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
