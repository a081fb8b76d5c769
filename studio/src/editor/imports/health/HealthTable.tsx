'use client'

import { Gutter, useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { healthSchema, LACK_KEYS, LACKS, type Lack } from '../../../imports/health/health-answer.ts'
import { useWords } from '../../frame/use-words.ts'
import { useAnswer } from '../use-answer.ts'
import { LackingList } from './LackingList.tsx'

type HealthTableProps = { siteLabels: Readonly<Record<string, string>> }

/** Counts per site; each count opens the list of its products. */
export function HealthTable({ siteLabels }: HealthTableProps) {
  const t = useWords()
  const { api } = useConfig().config.routes
  const health = useAnswer(`${api}/catalogue-health`, healthSchema)
  const [chosen, setChosen] = useState<{ site: string; lack: Lack }>()
  return (
    <Gutter className="menagerie-import">
      <h1>{t('health.title')}</h1>
      <p>{t('health.intro')}</p>
      {health === undefined && <p role="status">{t('health.counting')}</p>}
      {health && (
        <section aria-label={t('health.counts')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('health.site')}</th>
                <th scope="col">{t('health.sold')}</th>
                {LACKS.map((lack) => (
                  <th key={lack} scope="col">
                    {t(LACK_KEYS[lack])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {health.sites.map(({ site, sold, lacks }) => (
                <tr key={site}>
                  <th scope="row">{siteLabels[site] ?? site}</th>
                  <td>{sold}</td>
                  {LACKS.map((lack) => (
                    <td key={lack}>
                      {lacks[lack] ? (
                        <button
                          type="button"
                          className="menagerie-import__open"
                          aria-label={`${lacks[lack]}: ${t(LACK_KEYS[lack])}, ${siteLabels[site] ?? site}`}
                          onClick={() => setChosen({ site, lack })}
                        >
                          {lacks[lack]}
                        </button>
                      ) : (
                        '–'
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {chosen && (
        <LackingList
          key={`${chosen.site} ${chosen.lack}`}
          {...chosen}
          siteLabel={siteLabels[chosen.site] ?? chosen.site}
        />
      )}
    </Gutter>
  )
}
