import { clipText } from '@menagerie/contract/human-text'
import { type findById, firstSite } from '@menagerie/sites/locales'
import { toAddressWord } from '@menagerie/sites/to-address-word'
import type { Payload } from 'payload'
import { VOCABULARIES } from '../../publish/parts/vocabularies.ts'
import { FACT_FIELDS } from '../products/product-fields.ts'
import type { createRowReader } from '../products/read-row.ts'
import { readScope } from '../products/scope.ts'
import type { ImportSettings, ImportWatch } from './import-settings.ts'
import type { KnownNames } from './load-names.ts'
import type { Stage } from './stage-rows.ts'

type Making = {
  settings: ImportSettings
  watch: ImportWatch
  known: KnownNames
  stage: Stage
  reader: ReturnType<typeof createRowReader>
}

/** If requested and permitted, creates a term for each unknown word of the files, with the label from the file. */
export async function makeTerms(payload: Payload, { settings, watch, known, stage, reader }: Making): Promise<void> {
  const { names } = known
  // Terms belong to facts, which all countries share, so the right for the catalogue is needed.
  if (settings.makesTerms !== true || settings.rights?.catalogue === false) return
  for (const { records } of stage.read())
    for (const { column, cell } of records.flatMap((record) => reader.readRow(record).cells))
      if (column.part === 'facts' && /^(facets\.|tags$)/.test(column.name))
        FACT_FIELDS[column.name]?.read(cell, {
          names,
          language: 'en',
          words: settings.mapping.words[column.name] ?? {},
        })
  const site = readScope(settings.mapping.site ?? '')?.sites[0] ?? firstSite()
  const language = site?.file ?? 'en'
  for (const asked of [...names.missedTerms().keys()]) {
    const at = asked.indexOf('/')
    const vocabulary = VOCABULARIES.find((each) => each === asked.slice(0, at))
    const label = clipText(asked.slice(at + 1), 100)
    const code = toAddressWord(language, label)
    if (vocabulary === undefined || code === '') continue
    watch.onNote?.(`New term of ${vocabulary}: ${label} (${code})`)
    const id = settings.isDry
      ? `new ${vocabulary} ${code}`
      : await create(payload, { vocabulary, code, label, language })
    names.addTerm({ id, vocabulary, code, labels: [label] })
    known.terms.set(id, { vocabulary, code, labels: { [language]: label } })
  }
}

type NewTerm = {
  vocabulary: (typeof VOCABULARIES)[number]
  code: string
  label: string
  language: NonNullable<ReturnType<typeof findById>>['file']
}

async function create(payload: Payload, { language, ...data }: NewTerm): Promise<string> {
  const { id } = await payload.create({ collection: 'terms', locale: language, data })
  return id
}
