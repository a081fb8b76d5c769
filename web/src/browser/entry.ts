import { startConsent } from '../features/consent/browser/start-consent.ts'
import { startEmbeds } from '../features/embeds/browser/start-embeds.ts'
import { startForms } from '../features/forms/browser/start-forms.ts'
import { startHeaderSearch } from '../features/header-search/browser/start-header-search.ts'
import { startLocaleSwitch } from '../features/locale-switch/browser/start-locale-switch.ts'
import { startNavigation } from '../features/navigation/browser/start-navigation.ts'
import { startCompare } from '../features/products/browser/start-compare.ts'
import { startProductPage } from '../features/products/browser/start-product.ts'
import { startList } from '../features/search/browser/start-list.ts'
import { startFinder } from '../features/stores/browser/start-finder.ts'

// The complete script of a page, without React.
startNavigation()
startHeaderSearch()
startProductPage()
startCompare()
startEmbeds()
startConsent()
startLocaleSwitch()
startFinder()
startList()
startForms()
