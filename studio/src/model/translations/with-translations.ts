import type { CollectionConfig, Field } from 'payload'
import { denyAll } from '../../access/rules.ts'
import { SITE_LABELS } from '../../platform/site-labels.ts'
import { sidebarBox } from '../fields/sidebar-box.ts'
import { countOpen } from './count-open.ts'
import { DIALOG_SITES } from './dialog-sites.ts'
import { keepRows, noteDuplicate } from './keep-rows.ts'
import { noteForeign } from './note-foreign.ts'
import { refuseOpen } from './refuse-open.ts'
import { isTranslated, translatedFromSchema } from './translated-from.ts'

/** Part of the document, so that versions, restores and backups contain what its texts were translated from. */
const TRANSLATED_FROM: Field = {
  name: 'translatedFrom',
  type: 'json',
  validate: (value) =>
    value === null || value === undefined || translatedFromSchema.safeParse(value).success || 'Do not change this',
  admin: {
    hidden: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Diff: '/src/editor/translations/NoDifference.tsx#NoDifference' },
  },
}

/** Number of texts that are still in the source's language. Only `countOpen` writes it. */
const OPEN_TEXTS: Field = {
  name: 'openTexts',
  type: 'number',
  label: 'Texts to translate',
  access: { create: denyAll, update: denyAll },
  admin: { hidden: true },
}

const ELSEWHERE = sidebarBox('elsewhere', '/src/editor/translations/ElsewhereBox.tsx#ElsewhereBox', {
  sites: DIALOG_SITES,
})

/** Box about the document's source: its changes, and untranslated texts. */
const SOURCE = sidebarBox('source', '/src/editor/translations/SourceBox.tsx#SourceBox', { siteLabels: SITE_LABELS })

/** Box that shows the document of another site, text by text beside the form. */
const BESIDE = sidebarBox('beside', '/src/editor/translations/beside/BesideBox.tsx#BesideBox', {
  siteLabels: SITE_LABELS,
})

/** Lets documents of one site be copied to others, with a record of what their texts were translated from. */
export function withTranslations(collection: CollectionConfig): CollectionConfig {
  if (!isTranslated(collection.slug)) return collection
  const { admin = {}, hooks = {} } = collection
  const ofList = {
    path: '/src/editor/translations/ElsewhereOfList.tsx#ElsewhereOfList',
    clientProps: { sites: DIALOG_SITES, collection: collection.slug },
  }
  return {
    ...collection,
    fields: [...collection.fields, SOURCE, BESIDE, ELSEWHERE, TRANSLATED_FROM, OPEN_TEXTS],
    hooks: {
      ...hooks,
      beforeValidate: [...(hooks.beforeValidate ?? []), noteForeign, refuseOpen],
      beforeOperation: [...(hooks.beforeOperation ?? []), noteDuplicate],
      beforeChange: [...(hooks.beforeChange ?? []), keepRows, countOpen],
    },
    admin: {
      ...admin,
      components: {
        ...admin.components,
        beforeListTable: [...(admin.components?.beforeListTable ?? []), ofList],
      },
    },
  }
}
