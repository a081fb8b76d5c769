import { useTranslation } from '@payloadcms/ui'
import type { ImportRunAnswer } from '../../imports/desk/run-answer.ts'
import { useWords } from '../frame/use-words.ts'

/** Progress and results of an import. */
export function RunStatus({ run }: { run: ImportRunAnswer }) {
  const t = useWords()
  const { i18n } = useTranslation()
  const { done, total, rows, counts, failure, notes } = run.progress
  const isGoing = run.state === 'checking' || run.state === 'saving'
  return (
    <div className="menagerie-import__status">
      <h2>{new Intl.ListFormat(i18n.language).format(run.files.map(({ name }) => name))}</h2>
      <p role="status">
        {t(`imports.state.${run.state}`)}
        {failure && `: ${failure}`}
        {total > 0 && ` · ${t('imports.inRows', { things: total, rows })}`}
      </p>
      {isGoing && <progress aria-label={t('imports.partDone')} max={Math.max(1, total)} value={done} />}
      {counts && (
        <dl>
          <Count name={t('imports.kind.new')} value={counts.new} />
          <Count name={t('imports.kind.changed')} value={counts.changed} />
          <Count name={t('imports.kind.same')} value={counts.same} />
          <Count name={t('imports.leftOut')} value={counts.broken} />
          <Count name={t('imports.mistakes')} value={counts.problems} />
          <Count name={t('imports.kind.gone')} value={counts.gone} />
          <Count name={t('imports.kind.files')} value={counts.files} />
        </dl>
      )}
      {notes.length > 0 && (
        <details>
          <summary>{t('imports.notes', { count: notes.length })}</summary>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Count({ name, value }: { name: string; value: number }) {
  const { i18n } = useTranslation()
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value.toLocaleString(i18n.language)}</dd>
    </div>
  )
}
