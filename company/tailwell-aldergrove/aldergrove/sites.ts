import type { BrandFacts } from '@menagerie/sites/define-company'
import { FRENCH_RESIDENTS } from '../french-residents.ts'

/** Spec §1: one domain for four countries, and one for the United Kingdom. */
export const SITES: BrandFacts['sites'] = {
  nl_NL: {
    country: 'NL',
    iso: 'nl-NL',
    file: 'nl',
    name: 'Nederland',
    domain: 'aldergrove.example',
    features: {
      privacy: 'privacy',
      newsletter: true,
      portal: 'zakelijk/zakelijk-portal',
      amazon: 'amazon.nl',
      thankYou: 'formulier-succesvol-verzonden',
    },
  },
  de_DE: {
    country: 'DE',
    iso: 'de-DE',
    file: 'de',
    name: 'Deutschland',
    domain: 'aldergrove.example',
    prefix: 'de',
    features: { privacy: 'datenschutz', portal: 'haendler-registrierung/haendlerportal', amazon: 'amazon.de' },
  },
  fr_FR: {
    country: 'FR',
    iso: 'fr-FR',
    file: 'fr',
    name: 'France',
    domain: 'aldergrove.example',
    prefix: 'fr',
    disclaimer: FRENCH_RESIDENTS,
    features: { privacy: 'confidentialite', portal: 'espace-revendeurs/portail-revendeurs', amazon: 'amazon.fr' },
  },
  it_IT: {
    country: 'IT',
    iso: 'it-IT',
    file: 'it',
    name: 'Italia',
    domain: 'aldergrove.example',
    prefix: 'it',
    features: { privacy: 'privacy', amazon: 'amazon.it' },
  },
  en_GB: {
    country: 'GB',
    iso: 'en-GB',
    file: 'en',
    name: 'United Kingdom',
    domain: 'aldergrove.uk.example',
    features: { privacy: 'privacy', portal: 'aldergrove-business/business-portal', amazon: 'amazon.co.uk' },
  },
}
