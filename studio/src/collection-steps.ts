import type { CollectionConfig } from 'payload'
import { hideStructure } from './access/hide-structure.ts'
import { hideVersions } from './access/hide-versions.ts'
import { refuseForeignOrder } from './access/refuse-foreign-order.ts'
import { refuseStrangers } from './access/refuse-strangers.ts'
import { saveOverLocks } from './access/save-over-locks.ts'
import { withPlans } from './jobs/scheduling/with-plans.ts'
import { withPublicAddress } from './model/addresses/with-public-address.ts'
import { offerCopyToLanguage } from './model/admin/offer-copy-to-language.ts'
import { withCreateView } from './model/admin/with-create-view.ts'
import { withLockedNote } from './model/admin/with-locked-note.ts'
import { withOwnSites } from './model/admin/with-own-sites.ts'
import { withBin } from './model/bin/with-bin.ts'
import { leaveTimes } from './model/fields/leave-times.ts'
import { refuseUnstorable } from './model/fields/refuse-unstorable.ts'
import { refuseWrongKinds } from './model/fields/refuse-wrong-kinds.ts'
import { requireFields } from './model/fields/require-fields.ts'
import { withCleanNames } from './model/fields/with-clean-names.ts'
import { withListSearch } from './model/pickers/search-lists.ts'
import { withPickers } from './model/pickers/with-pickers.ts'
import { withReferences } from './model/references/with-references.ts'
import { refuseOldForms } from './model/saves/refuse-old-forms.ts'
import { withSaveVersions } from './model/saves/with-save-versions.ts'
import { withGlossary } from './model/translations/glossary/with-glossary.ts'
import { withTranslations } from './model/translations/with-translations.ts'
import { restoreDraftsAsDrafts } from './model/versions/restore-drafts.ts'
import { withHistory } from './model/versions/with-history.ts'
import { withVersionPages } from './model/versions/with-version-pages.ts'
import { withPreview } from './preview/with-preview.ts'
import { publishInTurn } from './publish/locks/publish-in-turn.ts'

/**
 * What each collection gains, in this order. Fields and boxes of the sidebar stand as they are added here. Hooks of `beforeValidate`
 * and later run in this order, too. A step puts its `beforeOperation` hook before the earlier ones, so the last step's runs first.
 */
const STEPS: readonly ((collection: CollectionConfig) => CollectionConfig)[] = [
  // Must come before the later steps: its hook then runs after theirs and reads the query as they leave it.
  withListSearch,
  // Before translations, so that its box stands above theirs.
  withGlossary,
  // Before saves: its stored fields are part of what the versions of a save compare.
  withTranslations,
  // Before references: a stale save is refused before its links are looked up.
  withSaveVersions,
  refuseOldForms,
  // After saves: the note repeats what the guard of saves says.
  withLockedNote,
  withPlans,
  withReferences,
  // After references and the collection's own checks of addresses: what comes back from the bin needs a free address.
  withBin,
  // Before the preview, which keeps the list of versions that this sets; before `hideVersions`, which asks for versions.
  withHistory,
  // After all steps that add fields, so that their relations get the picker, too.
  withPickers,
  withOwnSites,
  // After saves: the link stands behind the guard of unsaved changes.
  withPublicAddress,
  withPreview,
  // After the preview, which sets the views of a form.
  withCreateView,
  withVersionPages,
  // Runs before the hooks of all steps above, so that a save waits for its turn before it reads the document.
  publishInTurn,
  leaveTimes,
  // These run before the wait for a turn, so that a save that is refused delays no other. Names are cleaned before they are checked,
  // and `requireFields` runs before hooks that read the fields.
  refuseWrongKinds,
  refuseUnstorable,
  withCleanNames,
  requireFields,
  refuseForeignOrder,
  saveOverLocks,
  // Runs before all other hooks of an operation.
  refuseStrangers,
  // Last: these need the finished collection, and put their endpoints before Payload's.
  offerCopyToLanguage,
  restoreDraftsAsDrafts,
  hideStructure,
  hideVersions,
]

/** Returns the collection with all that the studio adds to it. */
export const withSteps = (collection: CollectionConfig): CollectionConfig =>
  STEPS.reduce((done, step) => step(done), collection)
