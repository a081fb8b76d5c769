import type { RenderContext } from '../context/render-context.ts'
import { showArticleCards } from '../features/articles/ArticleCards.examples.tsx'
import { consentDialogExamples } from '../features/consent/ConsentDialog.examples.tsx'
import { showConsentSettings } from '../features/consent/ConsentSettings.examples.tsx'
import { showCookieTables } from '../features/consent/CookieTable.examples.tsx'
import { contactFormExamples } from '../features/contact/ContactForm.examples.tsx'
import { showEmbedOffers } from '../features/embeds/EmbedOffer.examples.tsx'
import { showProviderLinks } from '../features/embeds/ProviderLink.examples.tsx'
import { showVideoStills } from '../features/embeds/VideoStill.examples.tsx'
import { showFilms } from '../features/films/Film.examples.tsx'
import { showJobCards } from '../features/jobs/JobCards.examples.tsx'
import { showJobFacts } from '../features/jobs/JobFacts.examples.tsx'
import { localePopupExamples } from '../features/locale-switch/LocalePopup.examples.tsx'
import { footerExamples } from '../features/navigation/Footer.examples.tsx'
import { notOpenNoteExamples } from '../features/navigation/NotOpenNote.examples.tsx'
import { phoneMenuExamples } from '../features/navigation/PhoneMenu.examples.tsx'
import { searchBoxExamples } from '../features/navigation/SearchBox.examples.tsx'
import { newsletterFormExamples } from '../features/newsletter/NewsletterForm.examples.tsx'
import { accountFormExamples } from '../features/portal/AccountForm.examples.tsx'
import { downloadsExamples } from '../features/portal/Downloads.examples.tsx'
import { ownAccountExamples } from '../features/portal/OwnAccount.examples.tsx'
import { showPreviewNotice } from '../features/preview/PreviewNotice.examples.tsx'
import { showAlsoWatch } from '../features/products/AlsoWatch.examples.tsx'
import { showCompareSummary } from '../features/products/CompareSummary.examples.tsx'
import { showCompareTable } from '../features/products/CompareTable.examples.tsx'
import { showFeedingForm } from '../features/products/FeedingForm.examples.tsx'
import { showMedicineWarning } from '../features/products/MedicineWarning.examples.tsx'
import { showPackageInserts } from '../features/products/PackageInserts.examples.tsx'
import { showProductCards } from '../features/products/ProductCards.examples.tsx'
import { searchListExamples } from '../features/search/SearchList.examples.tsx'
import { showShareLinks } from '../features/sharing/ShareLinks.examples.tsx'
import { showFinderFilters } from '../features/stores/FinderFilters.examples.tsx'
import { showFinderIntro } from '../features/stores/FinderIntro.examples.tsx'
import { showOnlineStores } from '../features/stores/OnlineStores.examples.tsx'
import { showStoreCard } from '../features/stores/StoreCard.examples.tsx'
import { showStoreDetails } from '../features/stores/StoreDetails.examples.tsx'
import { showStoreFinder } from '../features/stores/StoreFinder.examples.tsx'
import { showStreetsOffer } from '../features/stores/StreetsOffer.examples.tsx'
import { Container } from '../ui/Container.tsx'
import { headerExamples, productDetailExamples, productGalleryExamples } from './composed-examples.tsx'
import type { GalleryPart, PartExample, SingleExamples } from './gallery-page.ts'
import { suggestionExamples } from './suggestion-examples.tsx'
import { toKebabCase } from './to-kebab-case.ts'

/** Parts of features that several blocks or pages show; add a row for a new one. */
const EXAMPLES: Readonly<Record<string, (ctx: RenderContext) => readonly PartExample[]>> = {
  AlsoWatch: showAlsoWatch,
  ArticleCards: showArticleCards,
  ConsentSettings: showConsentSettings,
  CookieTable: showCookieTables,
  EmbedOffer: showEmbedOffers,
  Film: showFilms,
  FinderFilters: showFinderFilters,
  FinderIntro: showFinderIntro,
  JobCards: showJobCards,
  JobFacts: showJobFacts,
  OnlineStores: showOnlineStores,
  StoreCard: showStoreCard,
  StoreDetails: showStoreDetails,
  StoreFinder: showStoreFinder,
  StreetsOffer: showStreetsOffer,
  MedicineWarning: showMedicineWarning,
  PackageInserts: showPackageInserts,
  PreviewNotice: showPreviewNotice,
  ProductCards: showProductCards,
  CompareSummary: showCompareSummary,
  CompareTable: showCompareTable,
  FeedingForm: showFeedingForm,
  ProviderLink: showProviderLinks,
  ShareLinks: showShareLinks,
  VideoStill: showVideoStills,
}

/** Parts that a page has only once: each example gets a page of its own. */
const SINGLE: Readonly<Record<string, SingleExamples>> = {
  AccountForm: accountFormExamples,
  Downloads: downloadsExamples,
  OwnAccount: ownAccountExamples,
  ContactForm: contactFormExamples,
  NewsletterForm: newsletterFormExamples,
  ProductDetail: productDetailExamples,
  ProductGallery: productGalleryExamples,
  NotOpenNote: notOpenNoteExamples,
  SearchBox: searchBoxExamples,
  SearchList: searchListExamples,
}

/** The same for parts that are as wide as the window. */
const WIDE: Readonly<Record<string, SingleExamples>> = {
  ConsentDialog: consentDialogExamples,
  Footer: footerExamples,
  Header: headerExamples,
  LocalePopup: localePopupExamples,
  LocaleSuggestion: suggestionExamples,
  PhoneMenu: phoneMenuExamples,
}

const toPath = (name: string) => `features/${toKebabCase(name)}`
const inContainer = (example: PartExample) => ({ ...example, show: <Container>{example.show}</Container> })

function toSingleParts(groups: Readonly<Record<string, SingleExamples>>, place = (example: PartExample) => example) {
  return Object.entries(groups).flatMap(([name, examples]) =>
    Object.entries(examples).map(
      ([id, toExample]): GalleryPart => ({
        path: `${toPath(name)}/${id}`,
        name: `${name}: ${id}`,
        load: (ctx) => [place({ id, ...toExample(ctx) })],
      }),
    ),
  )
}

export const FEATURE_PARTS: readonly GalleryPart[] = [
  ...Object.entries(EXAMPLES).map(([name, toExamples]) => ({
    path: toPath(name),
    name,
    load: (ctx: RenderContext) =>
      toExamples(ctx).map((example) => ({ ...example, show: <Container width="large">{example.show}</Container> })),
  })),
  ...toSingleParts(SINGLE, inContainer),
  ...toSingleParts(WIDE),
].sort((one, other) => one.name.localeCompare(other.name, 'en'))
