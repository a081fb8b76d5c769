import type { Language } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import { ofBrand } from '../demo-brand.ts'
import type { DemoSearchSettings } from './site-schema.ts'

type SearchWords = { terms: readonly string[]; spotlight: string }

const TAILWELL: Record<Language, SearchWords> = {
  en: {
    terms: ['dog shampoo', 'cat treats', 'hay', 'hoof balm', 'flakes'],
    spotlight: 'How often should a dog have a bath?',
  },
  es: {
    terms: ['champú', 'snacks para gatos', 'heno', 'cascos', 'escamas'],
    spotlight: 'Conoce al equipo de Tailwell',
  },
  nl: {
    terms: ['hondenshampoo', 'kattensnacks', 'hooi', 'hoefbalsem', 'vlokken'],
    spotlight: 'Hoe vaak moet een hond in bad?',
  },
  no: { terms: ['hundesjampo', 'kattegodbiter', 'høy', 'hovbalsam', 'fiskefôr'], spotlight: 'Bli kjent med Tailwell' },
  fr: {
    terms: ['shampooing', 'friandises', 'foin', 'baume pour sabots', 'flocons'],
    spotlight: 'Découvrez l’équipe de Tailwell',
  },
  de: {
    terms: ['Hundeshampoo', 'Katzensnacks', 'Heu', 'Hufbalsam', 'Flocken'],
    spotlight: 'Lernen Sie Tailwell kennen',
  },
  pl: { terms: ['szampon', 'przysmaki', 'siano', 'balsam do kopyt', 'płatki'], spotlight: 'Poznaj zespół Tailwell' },
  it: {
    terms: ['shampoo', 'snack per gatti', 'fieno', 'zoccoli', 'fiocchi'],
    spotlight: 'Conosci la squadra di Tailwell',
  },
  hu: {
    terms: ['kutyasampon', 'jutalomfalat', 'széna', 'pataápoló', 'pehelytáp'],
    spotlight: 'Ismerje meg a Tailwell csapatát',
  },
  ru: { terms: ['шампунь', 'лакомства', 'сено', 'бальзам для копыт', 'хлопья'], spotlight: 'Как часто купать собаку?' },
  cs: { terms: ['šampon', 'pamlsky', 'seno', 'balzám na kopyta', 'vločky'], spotlight: 'Poznejte tým Tailwell' },
  uk: {
    terms: ['шампунь', 'ласощі', 'сіно', 'бальзам для копит', 'пластівці'],
    spotlight: 'Познайомтеся з командою Tailwell',
  },
  da: { terms: ['hundeshampoo', 'kattesnacks', 'hø', 'hovbalsam', 'flager'], spotlight: 'Mød holdet bag Tailwell' },
  fi: {
    terms: ['koiran shampoo', 'kissan herkut', 'heinä', 'kaviovoide', 'hiutaleet'],
    spotlight: 'Tutustu Tailwellin väkeen',
  },
  sv: { terms: ['hundschampo', 'kattgodis', 'hö', 'hovbalsam', 'flingor'], spotlight: 'Lär känna Tailwell' },
}

const ALDERGROVE: Partial<Record<Language, SearchWords>> = {
  nl: {
    terms: ['droogvoer hond', 'hert', 'stoofpot', 'forel', 'koekjes'],
    spotlight: 'Rust in de bak in vijf stappen',
  },
  de: { terms: ['Trockenfutter', 'Hirsch', 'Eintopf', 'Forelle', 'Kekse'], spotlight: 'Ein Blick in unsere Küche' },
  fr: { terms: ['croquettes', 'cerf', 'mijoté', 'truite', 'biscuits'], spotlight: 'Visitez notre cuisine' },
  it: { terms: ['crocchette', 'cervo', 'stufato', 'trota', 'biscotti'], spotlight: 'Visita la nostra cucina' },
  en: { terms: ['dry dog food', 'venison', 'stew', 'trout', 'biscuits'], spotlight: 'A calm bowl in five steps' },
}

const LOOKS = {
  tailwell: { words: TAILWELL, picture: 'scene-care', products: ['10111', '20130', '40110', '60110'] },
  aldergrove: { words: ALDERGROVE, picture: 'grove-cooking', products: ['70110', '80120', '70130'] },
} as const

/** Returns the settings of a site's search box; `spotlightTarget` is a page of the site. */
export function toDemoSearchSettings(site: string, spotlightTarget: string): DemoSearchSettings {
  const locale = findById(site)
  const look = ofBrand(LOOKS, locale?.brand ?? '')
  const words: SearchWords | undefined = locale && look.words[locale.file]
  return {
    terms: [...(words?.terms ?? [])],
    spotlightLabel: words?.spotlight ?? '',
    spotlightTarget,
    spotlightPicture: look.picture,
    products: [...look.products],
  }
}
