'use client'

import { Button } from '@payloadcms/ui'
import { useWords } from '../frame/use-words.ts'

export type SiteChoice = { id: string; label: string; brand: string; language: string }

type SiteChoicesProps = {
  sites: readonly SiteChoice[]
  chosen: readonly string[]
  onChoose: (sites: readonly string[]) => void
  /** Absent if the documents cannot have others below them. */
  below: boolean | undefined
  onBelow: (below: boolean) => void
  isLooking: boolean
  onSee: () => void
  onClose: () => void
}

/** The first step: choosing sites, grouped by brand. */
export function SiteChoices({ sites, chosen, onChoose, below, onBelow, isLooking, onSee, onClose }: SiteChoicesProps) {
  const words = useWords()
  const toggle = (ids: readonly string[], isOn: boolean) =>
    onChoose(isOn ? [...new Set([...chosen, ...ids])] : chosen.filter((id) => !ids.includes(id)))
  if (sites.length === 0) return <p>{words('elsewhere.noSites')}</p>
  return (
    <>
      {[...Map.groupBy(sites, ({ brand }) => brand)].map(([brand, ofBrand]) => {
        const ids = ofBrand.map(({ id }) => id)
        return (
          <fieldset key={brand}>
            <legend>{brand}</legend>
            {ofBrand.length > 1 && (
              <label>
                <input
                  type="checkbox"
                  checked={ids.every((id) => chosen.includes(id))}
                  onChange={(event) => toggle(ids, event.target.checked)}
                />
                {words('elsewhere.allOf', { brand })}
              </label>
            )}
            {ofBrand.map(({ id, label }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={(event) => toggle([id], event.target.checked)}
                />
                {label}
              </label>
            ))}
          </fieldset>
        )
      })}
      {below !== undefined && (
        <label>
          <input type="checkbox" checked={below} onChange={(event) => onBelow(event.target.checked)} />
          {words('elsewhere.below')}
        </label>
      )}
      <div className="menagerie-dialog__actions">
        <Button margin={false} disabled={chosen.length === 0 || isLooking} onClick={onSee}>
          {isLooking ? words('elsewhere.looking') : words('elsewhere.see')}
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={onClose}>
          {words('elsewhere.cancel')}
        </Button>
      </div>
    </>
  )
}
