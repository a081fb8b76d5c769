'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { CopyPlan, NamedDocument } from '../../model/translations/elsewhere.ts'
import { useWords } from '../frame/use-words.ts'
import { MadeList } from './MadeList.tsx'
import type { SiteChoice } from './SiteChoices.tsx'
import { SitePlanView } from './SitePlanView.tsx'
import type { WantedDocuments } from './use-elsewhere.ts'
import { useMaking } from './use-making.ts'

/** Titles typed for each site, by the id of the source. */
export type TitlesBySite = Readonly<Record<string, Readonly<Record<string, string>>>>

type ElsewherePlanProps = {
  plans: CopyPlan[]
  wanted: WantedDocuments
  sites: readonly SiteChoice[]
  isLooking: boolean
  titles: TitlesBySite
  onTitles: (titles: TitlesBySite) => void
  onAlso: (also: NamedDocument[]) => void
  onBack: () => void
  onClose: () => void
}

/** Number of sites that are expanded at first. */
const SHOWN_OPEN = 2

/** The second step: what each site gets and lacks, with inputs for titles; then the created drafts. */
export function ElsewherePlan({
  plans,
  wanted,
  sites,
  isLooking,
  titles,
  onTitles,
  onAlso,
  onBack,
  onClose,
}: ElsewherePlanProps) {
  const words = useWords()
  const [existing, setExisting] = useState<'leave' | 'replace'>('leave')
  const [menus, setMenus] = useState(true)
  const { begin, made, isMaking } = useMaking(words('elsewhere.failed'))
  const hasExisting = plans.some(({ documents }) => documents.some((document) => document.existing !== undefined))
  const menuItems = plans.reduce((sum, plan) => sum + plan.menuItems, 0)
  const count = plans.reduce((sum, { documents }) => sum + documents.filter(isMade).length, 0)

  function isMade(document: CopyPlan['documents'][number]): boolean {
    return document.existing === undefined || existing === 'replace'
  }
  const make = () =>
    begin(
      plans.map(({ site }) => ({
        ...wanted,
        site,
        titles: titles[site] ?? {},
        existing,
        menus: menus && menuItems > 0,
      })),
    )

  if (made.length > 0 || isMaking)
    return <MadeList made={made} sites={sites} all={plans.length} isMaking={isMaking} onClose={onClose} />
  return (
    <>
      {plans.map((plan) => (
        <SitePlanView
          key={plan.site}
          plan={plan}
          site={sites.find(({ id }) => id === plan.site)}
          isOpen={plans.length <= SHOWN_OPEN}
          titles={titles[plan.site] ?? {}}
          onTitle={(id, title) => onTitles({ ...titles, [plan.site]: { ...titles[plan.site], [id]: title } })}
          also={wanted.also}
          onAlso={onAlso}
        />
      ))}
      {hasExisting && (
        <fieldset>
          <legend>{words('elsewhere.existing')}</legend>
          {(['leave', 'replace'] as const).map((each) => (
            <label key={each}>
              <input type="radio" name="existing" checked={existing === each} onChange={() => setExisting(each)} />
              {words(`elsewhere.${each}`)}
            </label>
          ))}
        </fieldset>
      )}
      {menuItems > 0 && (
        <label>
          <input type="checkbox" checked={menus} onChange={(event) => setMenus(event.target.checked)} />
          {words('elsewhere.menus', { count: menuItems })}
        </label>
      )}
      <div className="menagerie-dialog__actions">
        {count === 0 && !(menus && menuItems > 0) ? (
          <p>{words('elsewhere.nothing')}</p>
        ) : (
          <Button margin={false} disabled={isLooking} onClick={make}>
            {words('elsewhere.make', { count })}
          </Button>
        )}
        <Button margin={false} buttonStyle="secondary" onClick={onBack}>
          {words('elsewhere.back')}
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={onClose}>
          {words('elsewhere.cancel')}
        </Button>
      </div>
    </>
  )
}
