'use client'

import { SHOWN_STATES, STATUS_COLLECTIONS, type Status } from '../../../model/translations/status.ts'
import { isTranslated } from '../../../model/translations/translated-from.ts'
import { useWords } from '../../frame/use-words.ts'
import type { WantedStatus } from './wanted-status.ts'

type StatusFiltersProps = {
  wanted: WantedStatus
  status: Status | undefined
  brands: { value: string; label: string }[]
  onChange: (change: WantedStatus) => void
}

type Option = { value: string; label: string }

/** Filters of the table. */
export function StatusFilters({ wanted, status, brands, onChange }: StatusFiltersProps) {
  const words = useWords()
  const isOfSites = isTranslated(wanted.collection ?? '')
  const any: Option = { value: '', label: words('status.any') }
  const choice = (name: string, label: string, options: readonly Option[]) => (
    <label>
      <span>{label}</span>
      <select value={wanted[name] ?? ''} onChange={({ target }) => onChange({ [name]: target.value })}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
  const same = (values: readonly string[] = []) => [any, ...values.map((value) => ({ value, label: value }))]
  const kinds = STATUS_COLLECTIONS.map((value) => ({ value, label: words(`status.${value}`) }))
  const states = [any, ...SHOWN_STATES.map((value) => ({ value, label: words(`status.${value}`) }))]
  const columns = [any, ...(status?.columns ?? []).map(({ id, label }) => ({ value: id, label }))]
  return (
    <search className="menagerie-status__filters">
      {choice('collection', words('status.kind'), kinds)}
      {isOfSites && choice('brand', words('status.brand'), brands)}
      {choice('site', words(isOfSites ? 'status.site' : 'status.language'), columns)}
      {choice('state', words('status.state'), states)}
      {choice('person', words('status.person'), same(status?.people))}
      {(status?.templates.length ?? 0) > 0 &&
        choice('template', words('status.template'), [any, ...(status?.templates ?? [])])}
      <label>
        <span>{words('status.search')}</span>
        <input type="search" value={wanted.title ?? ''} onChange={({ target }) => onChange({ title: target.value })} />
      </label>
    </search>
  )
}
