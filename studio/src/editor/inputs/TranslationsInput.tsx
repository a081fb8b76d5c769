'use client'

import {
  Button,
  FieldDescription,
  FieldLabel,
  Link,
  useConfig,
  useDocumentInfo,
  useField,
  useFormFields,
  useListDrawer,
} from '@payloadcms/ui'
import type { CollectionSlug, TextFieldClientProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { useMemo } from 'react'
import type { FieldChoice } from '../../model/fields/choice-field.ts'
import { useWords } from '../frame/use-words.ts'
import { type Translation, useTranslations } from './use-translations.ts'

const SHORT_LIST = 4

/**
 * Links to the same document on other sites, with buttons to join or leave the group; the group's id itself is hidden.
 */
export function TranslationsInput({
  choices,
  field,
  path,
  readOnly,
}: TextFieldClientProps & { choices: FieldChoice[] }) {
  const t = useWords()
  const { disabled, setValue, value } = useField<string>({ potentiallyStalePath: path })
  const { collectionSlug, id } = useDocumentInfo()
  const { findGroup, translations } = useTranslations(collectionSlug, id, value)
  if (collectionSlug === undefined) return null
  return (
    <div className="field-type menagerie-translations">
      <FieldLabel as="span" label={field.label} />
      <TranslationList collection={collectionSlug} translations={translations} choices={choices} />
      {!readOnly && !disabled && (
        <div className="menagerie-translations__actions">
          <DocumentChoice
            collection={collectionSlug}
            onChoose={async (chosen) => setValue((await findGroup(chosen)) ?? value)}
          />
          {translations.length > 0 && (
            <Button buttonStyle="pill" size="small" margin={false} onClick={() => setValue(crypto.randomUUID())}>
              {t('inputs.part')}
            </Button>
          )}
        </div>
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

type TranslationListProps = { collection: CollectionSlug; translations: Translation[]; choices: FieldChoice[] }

/** A long list would fill the sidebar of the form, so it opens on demand. */
function TranslationList({ collection, translations, choices }: TranslationListProps) {
  const t = useWords()
  const { config } = useConfig()
  const list = (
    <ul>
      {translations.map(({ id, site, title }) => {
        const path = `/collections/${collection}/${id}` as const
        return (
          <li key={id}>
            <Link href={formatAdminURL({ adminRoute: config.routes.admin, path })}>{title}</Link>
            <span>{choices.find((choice) => choice.value === site)?.label ?? site}</span>
          </li>
        )
      })}
    </ul>
  )
  if (translations.length <= SHORT_LIST) return list
  return (
    <details>
      <summary>{t('inputs.otherSites', { count: translations.length })}</summary>
      {list}
    </details>
  )
}

type DocumentChoiceProps = { collection: CollectionSlug; onChoose: (id: string) => Promise<void> }

/** Chooses a document of another site in Payload's list drawer. */
function DocumentChoice({ collection, onChoose }: DocumentChoiceProps) {
  const t = useWords()
  const site = useFormFields(([fields]) => fields.site?.value)
  // Memoized, because the drawer loads its list again for each new object.
  const filterOptions = useMemo(() => ({ [collection]: { site: { not_equals: site } } }), [collection, site])
  const [ListDrawer, , { closeDrawer, openDrawer }] = useListDrawer({
    collectionSlugs: [collection],
    filterOptions,
  })
  return (
    <>
      <Button buttonStyle="pill" size="small" margin={false} onClick={openDrawer}>
        {t('inputs.choose')}
      </Button>
      <ListDrawer
        allowCreate={false}
        onSelect={({ docID }) => {
          closeDrawer()
          void onChoose(docID)
        }}
      />
    </>
  )
}
