'use client'

import { FieldDescription, FieldError, FieldLabel, useDocumentInfo, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { RelationshipFieldClientProps, UploadFieldClientProps } from 'payload'
import { useRef } from 'react'
import { type ChosenDocument, type PickedCollection, pickedSchema } from '../../model/pickers/offer.ts'
import { isForPhones } from '../../model/references/is-for-phones.ts'
import { ChosenList } from './ChosenList.tsx'
import { move, toChosen, toChosenValue } from './chosen-values.ts'
import { OfferSearch } from './OfferSearch.tsx'
import { UploadButton } from './UploadButton.tsx'
import { useDocumentSite } from './use-document-site.ts'

type DocumentPickerProps = (RelationshipFieldClientProps | UploadFieldClientProps) & {
  siteLabels: Record<string, string>
}

/**
 * Picker for pages, articles, jobs, products and pictures, the same in every form: searched by words, shown with
 * picture, site and path.
 */
export function DocumentPicker({ field, path, readOnly, siteLabels }: DocumentPickerProps) {
  const { hasMany = false, relationTo } = field
  const form = useField<unknown>({ potentiallyStalePath: path })
  const site = useDocumentSite()
  const { id: own } = useDocumentInfo()
  const search = useRef<HTMLInputElement>(null)
  const chosen = toChosen(form.value, relationTo)
  const isLocked = readOnly || form.disabled
  const setChosen = (next: readonly ChosenDocument[]) => form.setValue(toChosenValue(next, relationTo, hasMany))
  const isFull = hasMany ? chosen.length >= (field.maxRows ?? Number.POSITIVE_INFINITY) : chosen.length > 0
  return (
    <div className="field-type menagerie-choice" style={mergeFieldStyles(field)}>
      <FieldLabel label={field.label} path={form.path} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError path={form.path} showError={form.showError} />
        <ChosenList
          chosen={chosen}
          isLocked={isLocked}
          site={site}
          siteLabels={siteLabels}
          needsText={!isForPhones(field.name)}
          onMove={(from, to) => setChosen(move(chosen, from, to))}
          onRemove={(index) => {
            setChosen(chosen.toSpliced(index, 1))
            // The search is only rendered again once another document can be chosen.
            requestAnimationFrame(() => search.current?.focus())
          }}
        />
        {!isLocked && !isFull && (
          <OfferSearch
            collections={toCollections(relationTo)}
            inputRef={search}
            name={form.path}
            site={site}
            siteLabels={siteLabels}
            taken={[...chosen.map(({ id }) => id), String(own ?? '')]}
            onChoose={({ collection, id }) => setChosen([...chosen, { collection, id }])}
          />
        )}
        {!isLocked && !isFull && relationTo === 'media' && (
          <UploadButton onUploaded={(id) => setChosen([...chosen, { collection: 'media', id }])} />
        )}
      </div>
      <FieldDescription description={field.admin?.description} path={form.path} />
    </div>
  )
}

function toCollections(relationTo: string | readonly string[]): PickedCollection[] {
  return [relationTo].flat().flatMap((slug) => pickedSchema.safeParse(slug).data ?? [])
}
