import { startConsent } from '../features/consent/start-consent.ts'
import { startEmbeds } from '../features/embeds/start-embeds.ts'
import { startForms } from '../features/forms/start-forms.ts'
import { startHeaderSearch } from '../features/header-search/start-header-search.ts'
import { startLocaleSwitch } from '../features/locale-switch/start-locale-switch.ts'
import { startNavigation } from '../features/navigation/start-navigation.ts'
import { startCompare } from '../features/products/start-compare.ts'
import { startProductPage } from '../features/products/start-product.ts'
import { startFinder } from '../features/stores/start-finder.ts'
import { startIslands } from './start-islands.ts'

// All the script that a reading page runs: no React until an island needs it.
startNavigation()
startHeaderSearch()
startProductPage()
startCompare()
startEmbeds()
startConsent()
startLocaleSwitch()
startFinder()
startForms()
startIslands(import.meta.glob<Record<string, unknown>>(['../**/*.island.tsx', '!../gallery/**']))
