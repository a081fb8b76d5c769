'use client'

import { EXCHANGE_FORMATS } from '../../../model/translations/files/exchange.ts'
import { useWords } from '../../frame/use-words.ts'
import type { SiteChoice } from '../SiteChoices.tsx'
import { useOwnSites } from '../use-own-sites.ts'
import { useTranslatorFiles } from './use-translator-files.ts'

export type SitePair = { from: string; to: string }

type FilesOutProps = {
  collection: string
  sites: readonly SiteChoice[]
  pair: SitePair
  onPair: (pair: SitePair) => void
  /** Further parameters: all texts, or only those of some documents. */
  more: Record<string, string>
  children?: React.ReactNode
}

const NAMES = { 'xliff-2.1': 'XLIFF 2.1', 'xliff-1.2': 'XLIFF 1.2', xlsx: 'Excel (XLSX)' } as const

/** Choice of source and target site, with a link for each file format. */
export function FilesOut({ collection, sites, pair, onPair, more, children }: FilesOutProps) {
  const words = useWords()
  const own = useOwnSites(sites, undefined)
  const { toAddress } = useTranslatorFiles(words('elsewhere.failed'))
  const choice = (label: string, value: string, set: (site: string) => void, choices: readonly SiteChoice[]) => (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => set(target.value)}>
        <option value="">{words('source.choose')}</option>
        {choices.map(({ id, label: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
  const { from, to } = pair
  return (
    <div className="menagerie-status__filters">
      {choice(words('files.from'), from, (site) => onPair({ from: site, to }), sites)}
      {choice(words('files.to'), to, (site) => onPair({ from, to: site }), own)}
      {children}
      {from !== '' &&
        to !== '' &&
        from !== to &&
        EXCHANGE_FORMATS.map((format) => (
          <a key={format} href={toAddress(format, { collection, from, to, ...more })} download>
            {words('status.export', { format: NAMES[format] })}
          </a>
        ))}
    </div>
  )
}
