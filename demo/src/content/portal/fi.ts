import type { PortalWords } from './portal-words.ts'

export const PORTAL_FI: PortalWords = {
  column: 'Kauppiaille',
  press: 'Medialle',
  business: {
    path: 'kauppiaille',
    menu: 'Ryhdy jälleenmyyjäksi',
    title: 'Kauppiaille ja jälleenmyyjille',
    subTitle: '{brand} hyllyssäsi ja ihmiset, jotka vastaavat puhelimeen',
    meta: 'Haluatko myydä {brand}-tuotteita? Mitä tarjoamme kaupoille ja miten saat tunnukset jälleenmyyjien portaaliin.',
    content: `## Mitä saat
- **Tilauksia yhdestä laatikosta alkaen.** Pienetkin kaupat ovat tärkeitä.
- **Kuvia ja tekstejä** hyllyyn, näyteikkunaan ja verkkokauppaan.
- **Vastauksia ihmisiltä**, jotka tuntevat valikoiman, jokaisena arkipäivänä.
## Näin pääset asiakkaaksi
Lähetä kauppasi nimi ja osoite meille: {mail}. Luemme jokaisen hakemuksen itse ja vastaamme kahden arkipäivän kuluessa.
Onko sinulla jo tunnukset? [Kirjaudu sisään](page:business-login).`,
  },
  login: {
    slug: 'kirjaudu',
    title: 'Kirjaudu sisään',
    subTitle: 'Kaupoille, joilla on tunnukset',
    meta: 'Kirjautuminen {brand}-jälleenmyyjien portaaliin kaupoille, joilla on tunnukset.',
    content:
      'Käytä sähköpostiosoitetta, jolla kauppasi on rekisteröity. Eikö sinulla ole vielä tunnuksia? [Näin saat ne](page:business).',
  },
  portal: {
    slug: 'jalleenmyyjien-portaali',
    title: 'Jälleenmyyjien portaali',
    subTitle: 'Mukava nähdä sinut',
    content:
      'Täältä löydät kaiken, mitä {brand}-tuotteiden myyntiin tarvitaan: [kuvat ja tekstit](page:portal-material) ja [suoran yhteyden meihin](page:portal-contact).',
  },
  material: {
    slug: 'kuvat-ja-tekstit',
    title: 'Kuvat ja tekstit',
    subTitle: 'Hyllyyn, näyteikkunaan ja verkkokauppaan',
    content: `## Mitä saat käyttää
Kaikkia tuotteidemme kuvia ja tekstejä, maksutta ja niin kauan kuin myyt niitä. Näytä pakkaus kokonaan ja omissa väreissään.
## Verkkokauppaan
Viivakoodin alla oleva numero on sama kuin luetteloissamme. Pyydä tiedosto, jossa ovat kaikki nimet, tekstit ja kuvat: {mail}.`,
  },
  contact: {
    slug: 'yhteys',
    title: 'Yhteys jälleenmyyjille',
    subTitle: 'Ihminen, ei puhelinjono',
    content:
      'Kysyttävää tilauksesta, toimituksesta tai laskusta? Kirjoita meille ja kerro asiakasnumerosi: {mail}. Vastaamme samana arkipäivänä.',
  },
}
