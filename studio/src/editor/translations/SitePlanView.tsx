'use client'

import { findById } from '@menagerie/sites/locales'
import { toAddressWord } from '@menagerie/sites/to-address-word'
import type { CopyPlan, Missing, NamedDocument, PlannedCopy } from '../../model/translations/elsewhere.ts'
import { translatedSchema } from '../../model/translations/translated-from.ts'
import { useLanguageName } from '../frame/use-language-name.ts'
import { useWords } from '../frame/use-words.ts'
import { DocumentLink } from './DocumentLink.tsx'
import type { SiteChoice } from './SiteChoices.tsx'

type SitePlanViewProps = {
  plan: CopyPlan
  site: SiteChoice | undefined
  isOpen: boolean
  titles: Readonly<Record<string, string>>
  onTitle: (id: string, title: string) => void
  also: readonly NamedDocument[]
  onAlso: (also: NamedDocument[]) => void
}

/** What one site gets, and which references of the documents it lacks. */
export function SitePlanView({ plan, site, isOpen, titles, onTitle, also, onAlso }: SitePlanViewProps) {
  const words = useWords()
  const language = useLanguageName()(site?.language ?? '')
  const without = plan.missing.filter(({ why }) => why === 'none')
  const offered = [...without, ...plan.documents.flatMap((document) => toTaken(document, also))]
  const lacking = plan.missing.filter(({ why }) => why !== 'none')
  return (
    <details open={isOpen} className="menagerie-elsewhere__site">
      <summary>
        {site?.label ?? plan.site}
        {without.length > 0 && ` · ${words('elsewhere.missing')}: ${without.length}`}
      </summary>
      <ul>
        {plan.documents.map((document) => (
          <li key={document.id}>
            <PlannedRow
              document={document}
              site={site}
              title={titles[document.id] ?? document.title}
              onTitle={(title) => onTitle(document.id, title)}
            />
          </li>
        ))}
      </ul>
      {offered.length > 0 && (
        <fieldset>
          <legend>{words('elsewhere.missing')}</legend>
          <p>{words('elsewhere.missingHint')}</p>
          {offered.map((missing) => (
            <MissingRow key={missing.id} missing={missing} also={also} onAlso={onAlso} />
          ))}
        </fieldset>
      )}
      {lacking.length > 0 && (
        <>
          <p>{words('elsewhere.lacking')}</p>
          <ul>
            {lacking.map(({ collection, id, title, why }) => (
              <li key={id}>
                <DocumentLink collection={collection} id={id}>
                  {title}
                </DocumentLink>{' '}
                {why !== 'none' && words(`elsewhere.${why}`, { language })}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
}

/**
 * Selected documents will be created, so the site no longer lacks them: they are listed so that they can be deselected.
 */
function toTaken({ collection, id, title, existing }: PlannedCopy, also: readonly NamedDocument[]): Missing[] {
  if (existing !== undefined || !also.some((each) => each.id === id)) return []
  return [{ collection, id, title, why: 'none', places: [], canMake: true }]
}

type PlannedRowProps = {
  document: PlannedCopy
  site: SiteChoice | undefined
  title: string
  onTitle: (title: string) => void
}

function PlannedRow({ document, site, title, onTitle }: PlannedRowProps) {
  const words = useWords()
  const toLanguage = useLanguageName()
  const { collection, existing, folder, path } = document
  if (existing !== undefined)
    return (
      <DocumentLink collection={collection} id={existing}>
        {words('elsewhere.there')}
        {document.title && `: ${document.title}`}
      </DocumentLink>
    )
  if (document.title === '') return <span>{site?.label}</span>
  const isTyped = title !== document.title
  const word = toAddressWord(findById(site?.id ?? '')?.file ?? 'en', title)
  const address = isTyped && word !== '' ? [folder, word].filter(Boolean).join('/') : path
  return (
    <label>
      <span>
        {words('elsewhere.titleIn', { language: toLanguage(site?.language ?? '') })}: {document.title}
      </span>
      <input type="text" maxLength={200} value={title} onChange={(event) => onTitle(event.target.value)} />
      {address !== undefined && <code>{address}</code>}
    </label>
  )
}

type MissingRowProps = { missing: Missing; also: readonly NamedDocument[]; onAlso: (also: NamedDocument[]) => void }

function MissingRow({ missing, also, onAlso }: MissingRowProps) {
  const words = useWords()
  const { canMake, collection, id, places, title } = missing
  const named = translatedSchema.safeParse(collection).data
  const where = places.length > 0 && (
    <small title={places.join('\n')}>{words('elsewhere.places', { count: places.length })}</small>
  )
  if (!canMake || named === undefined)
    return (
      <p>
        {title} · {words('elsewhere.leftOut')} {where}
      </p>
    )
  const isAlso = also.some((each) => each.id === id)
  const rest = also.filter((each) => each.id !== id)
  return (
    <label>
      <input
        type="checkbox"
        checked={isAlso}
        onChange={() => onAlso(isAlso ? rest : [...rest, { collection: named, id }])}
      />
      {title} {where}
    </label>
  )
}
