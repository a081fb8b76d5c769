import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { RunSettings, RunsAnswer } from '../../imports/desk/run-answer.ts'
import { useWords } from '../frame/use-words.ts'

type Mapping = RunSettings['mapping']
type KeptMappingsProps = {
  kept: RunsAnswer['mappings']
  mapping: Mapping
  onChoose: (mapping: Mapping) => void
  onKeep: (name: string, mapping: Mapping | null) => void
}

/** Saved mappings by name, to be used again for files of the same kind. */
export function KeptMappings({ kept, mapping, onChoose, onKeep }: KeptMappingsProps) {
  const t = useWords()
  const [name, setName] = useState('')
  return (
    <p className="menagerie-import__mappings">
      <label>
        {t('imports.mapping')}{' '}
        <select
          value=""
          onChange={({ target }) => {
            const chosen = kept.find((each) => each.name === target.value)
            if (!chosen) return
            setName(chosen.name)
            onChoose(chosen.body)
          }}
        >
          <option value="">{kept.length === 0 ? t('imports.noMapping') : t('imports.chooseMapping')}</option>
          {kept.map((each) => (
            <option key={each.name}>{each.name}</option>
          ))}
        </select>
      </label>
      <label>
        {t('imports.keepAs')} <input value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
      </label>
      <Button
        size="small"
        margin={false}
        buttonStyle="secondary"
        disabled={name.trim() === ''}
        onClick={() => onKeep(name, mapping)}
      >
        {t('imports.keepMapping')}
      </Button>
    </p>
  )
}
