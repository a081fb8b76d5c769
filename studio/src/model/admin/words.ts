import en from '../words/en.json' with { type: 'json' }
import { ERROR_WORDS, VALIDATION_WORDS } from './error-words.ts'

export const FIRST_ACCOUNT = 'The first account is made on the server: npm run user:add -- you@company.example'

/** Payload's own words where they are a programmer's, or say something else than what happens here. */
export const WORDS = {
  en: {
    studio: en,
    general: {
      // The switch at the top chooses the language of texts that all sites share, not the site.
      locale: 'Shared texts',
      locales: 'Languages',
      updatedAt: 'Changed',
      lastModified: 'Changed',
      createdAt: 'Created',
      true: 'Yes',
      false: 'No',
      noLabel: '(none)',
      untitled: 'New',
      payloadSettings: 'Settings of the studio',
      trash: 'Bin',
      deleted: 'Put into the bin',
      deletedAt: 'Put into the bin',
      aboutToTrash: 'You are about to put the {{label}} <1>{{title}}</1> into the bin. It can be restored for 30 days.',
      aboutToTrashCount:
        'You are about to put {{count}} {{label}} into the bin, where they can be restored for 30 days',
      aboutToPermanentlyDeleteTrash:
        'You are about to delete <0>{{count}}</0> <1>{{label}}</1> of the bin for good. Are you sure?',
      deletePermanently: 'Do not keep it in the bin: delete it for good',
      documentIsTrashed: 'This {{label}} is in the bin. Restore it to change it; it is deleted for good after 30 days.',
      emptyTrash: 'Empty the bin',
      emptyTrashLabel: 'Empty the bin of {{label}}',
      noTrashResults: 'No {{label}} in the bin.',
      permanentlyDelete: 'Delete for good',
      restoreAsPublished: 'Publish it at once, as it was',
      titleTrashed: '{{label}} “{{title}}” is in the bin.',
      trashedCountSuccessfully: '{{count}} {{label}} put into the bin.',
    },
    authentication: {
      forceUnlock: 'Unlock after wrong passwords',
      beginCreateFirstUser: FIRST_ACCOUNT,
    },
    error: ERROR_WORDS,
    validation: VALIDATION_WORDS,
    localization: { copyToLocale: 'Copy texts to another language' },
    upload: {
      bulkUpload: 'Upload several',
      editImage: 'Set the focal point',
      previewSizes: 'See it small',
      selectCollectionToBrowse: 'Choose where to look',
    },
    version: {
      draftHasPublishedVersion: 'Published, with newer draft',
      showLocales: 'Show languages:',
    },
  },
}
