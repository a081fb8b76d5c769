import { useState } from 'react'
import { useWords } from '../frame/use-words.ts'

type ExportLinksProps = { api: string; sites: readonly { value: string; label: string }[] }

const FORMATS = [
  ['xlsx', 'Excel'],
  ['csv', 'CSV'],
  ['json', 'JSON'],
  ['ndjson', undefined],
] as const

/** Links to download all products, or those of one site, in the format of imports. */
export function ExportLinks({ api, sites }: ExportLinksProps) {
  const t = useWords()
  const [site, setSite] = useState('')
  const query = site === '' ? '' : `?${new URLSearchParams({ site })}`
  return (
    <section aria-label={t('imports.export')} className="menagerie-import__export">
      <h2>{t('imports.export')}</h2>
      <p>{t('imports.exportHint')}</p>
      <p>
        <label>
          {t('imports.textsOf')}{' '}
          <select value={site} onChange={({ target }) => setSite(target.value)}>
            <option value="">{t('imports.allSites')}</option>
            {sites.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>{' '}
        {FORMATS.map(([ending, label]) => (
          <a key={ending} href={`${api}/products.${ending}${query}`} download>
            {label ?? t('imports.jsonLines')}
          </a>
        ))}
      </p>
    </section>
  )
}
