import { FILM_TYPES, MAX_TRANSCRIPT } from '@menagerie/contract/film'
import type { CollectionConfig, FieldHook } from 'payload'
import { SHARED_DOCUMENT_ACCESS } from '../../access/document-access.ts'
import { SITE_LABELS } from '../../platform/site-labels.ts'
import { uploadToStorage } from '../../platform/storage/upload-to-storage.ts'
import { publishDocument, unpublishDocument } from '../../publish/hooks.ts'
import { languageTextsField } from '../fields/language-texts-field.ts'
import { requireFile } from '../fields/require-file.ts'
import { sidebarBox } from '../fields/sidebar-box.ts'
import { FILM_UPLOADS } from '../films/film-uploads.ts'
import { readCaptions } from '../films/read-captions.ts'
import { keepFilmFacts, requireFilm } from '../films/require-film.ts'
import { readUnused } from '../references/read-unused.ts'

function validateCaptions(value: unknown): true | string {
  if (typeof value !== 'string' || value.trim() === '') return true
  const read = readCaptions(value)
  return 'fault' in read ? read.fault : true
}

/** Stores captions only as WebVTT, because players silently skip what they do not understand. */
const keepWebVtt: FieldHook = ({ value }) => {
  if (typeof value !== 'string') return value
  const read = readCaptions(value)
  return 'captions' in read ? read.captions : value.trim() || null
}

const ownFilms: CollectionConfig = {
  slug: 'films',
  labels: { singular: 'Film', plural: 'Films' },
  access: SHARED_DOCUMENT_ACCESS,
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  // Payload detects MP4 files with Apple's brand as `video/x-m4v`; they are stored as MP4.
  upload: { mimeTypes: [...FILM_TYPES, 'video/x-m4v'], pasteURL: false, crop: false, focalPoint: false },
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    description: 'Your own films, up to 200 MB: MP4 (H.264) or WebM. Sites play them without another company.',
    pagination: { defaultLimit: 25 },
    hideAPIURL: true,
    defaultColumns: ['title', 'filename', 'filesize', 'updatedAt'],
    listSearchableFields: ['title', 'filename'],
    components: { beforeListTable: ['/src/editor/library/UnusedFilter.tsx#UnusedFilter'] },
  },
  endpoints: FILM_UPLOADS,
  hooks: {
    beforeOperation: [readUnused, requireFile, requireFilm],
    beforeChange: [keepFilmFacts],
    afterChange: [publishDocument('films')],
    afterDelete: [unpublishDocument('films')],
  },
  fields: [
    {
      name: 'sameFile',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/src/editor/library/SameFile.tsx#SameFile' } },
    },
    languageTextsField([
      { name: 'title', label: 'Title' },
      { name: 'captions', label: 'Captions' },
      { name: 'transcript', label: 'Transcript' },
    ]),
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: { description: 'What the film is called, in each language. A page can use another title.' },
    },
    {
      name: 'poster',
      type: 'upload',
      relationTo: 'media',
      label: 'Still',
      required: true,
      admin: { description: 'Shown before the film plays. It should be as wide as the film.' },
    },
    {
      name: 'captions',
      type: 'textarea',
      label: 'Captions',
      localized: true,
      validate: validateCaptions,
      hooks: { beforeChange: [keepWebVtt] },
      admin: {
        rows: 12,
        description:
          'What is said and heard, as WebVTT or SRT, in each language. A film without speech or sound needs none.',
      },
    },
    {
      name: 'captionsFile',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/src/editor/films/CaptionsFile.tsx#CaptionsFile' } },
    },
    {
      name: 'transcript',
      type: 'textarea',
      label: 'Transcript',
      localized: true,
      maxLength: MAX_TRANSCRIPT,
      admin: {
        rows: 8,
        description: 'What is said and shown, for visitors who cannot see or play the film. It opens below the film.',
      },
    },
    sidebarBox('replace', '/src/editor/library/ReplaceFile.tsx#ReplaceFile', {
      siteLabels: SITE_LABELS,
      types: FILM_TYPES.join(),
    }),
    { name: 'seconds', type: 'number', admin: { hidden: true, readOnly: true } },
    { name: 'hash', type: 'text', index: true, admin: { hidden: true, readOnly: true } },
  ],
}

/** A folder of its own, so that pictures may have the same file names. */
export const films = uploadToStorage(ownFilms, 'films/')
