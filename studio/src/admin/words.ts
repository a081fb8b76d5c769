/** Payload's own words where they are a programmer's, or say something else than what happens here. */
export const WORDS = {
  en: {
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
    },
    authentication: { forceUnlock: 'Unlock after wrong passwords' },
    localization: { copyToLocale: 'Copy texts to another language' },
    upload: {
      bulkUpload: 'Upload several',
      editImage: 'Set the focal point',
      previewSizes: 'See it small',
    },
    version: {
      draftHasPublishedVersion: 'Published, with newer draft',
      showLocales: 'Show languages:',
    },
  },
}
