'use client'

import { Gutter, useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { healthSchema, LACK_WORDS, LACKS, type Lack } from '../../../imports/health/health-answer.ts'
import { useAnswer } from '../use-answer.ts'
import { LackingList } from './LackingList.tsx'

type HealthTableProps = { siteLabels: Readonly<Record<string, string>> }

/** Counts per site; each opens the products behind it. */
export function HealthTable({ siteLabels }: HealthTableProps) {
  const { api } = useConfig().config.routes
  const health = useAnswer(`${api}/catalogue-health`, healthSchema)
  const [chosen, setChosen] = useState<{ site: string; lack: Lack }>()
  return (
    <Gutter className="menagerie-import">
      <h1>What products lack</h1>
      <p>Of the products that are sold in the country of each site. A number opens the products behind it.</p>
      {health === undefined && <p role="status">Counting …</p>}
      {health && (
        <section aria-label="Counts per site">
          <table>
            <thead>
              <tr>
                <th scope="col">Site</th>
                <th scope="col">Sold</th>
                {LACKS.map((lack) => (
                  <th key={lack} scope="col">
                    {LACK_WORDS[lack]}
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
                          aria-label={`${lacks[lack]}: ${LACK_WORDS[lack]}, ${siteLabels[site] ?? site}`}
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
