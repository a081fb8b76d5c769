import { useState } from 'react'

type ExportLinksProps = { api: string; sites: readonly { value: string; label: string }[] }

const FORMATS = [
  ['xlsx', 'Excel'],
  ['csv', 'CSV'],
  ['json', 'JSON'],
  ['ndjson', 'JSON by the line'],
] as const

/** All products, or those of one site, in the form that an import takes. */
export function ExportLinks({ api, sites }: ExportLinksProps) {
  const [site, setSite] = useState('')
  const query = site === '' ? '' : `?${new URLSearchParams({ site })}`
  return (
    <section aria-label="Export" className="menagerie-import__export">
      <h2>Export</h2>
      <p>Products as an import takes them: change what is to change, and bring the file in again.</p>
      <p>
        <label>
          Texts of{' '}
          <select value={site} onChange={({ target }) => setSite(target.value)}>
            <option value="">all sites</option>
            {sites.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>{' '}
        {FORMATS.map(([ending, label]) => (
          <a key={ending} href={`${api}/products.${ending}${query}`} download>
            {label}
          </a>
        ))}
      </p>
    </section>
  )
}
