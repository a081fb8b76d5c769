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
Hae tunnuksia täällä verkkosivuilla kauppasi nimellä ja osoitteella; se vie muutaman minuutin. Luemme jokaisen hakemuksen itse ja vastaamme sähköpostilla kahden arkipäivän kuluessa.`,
  },
  login: {
    slug: 'kirjaudu',
    title: 'Jälleenmyyjien portaali: kirjaudu sisään',
    subTitle: 'Kaupoille, joilla on tunnukset',
    meta: 'Kirjautuminen {brand}-jälleenmyyjien portaaliin kaupoille, joilla on tunnukset.',
    content: 'Käytä sähköpostiosoitetta, jolla kauppasi on rekisteröity.',
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
Viivakoodin alla oleva numero on sama kuin luetteloissamme. Alla olevassa tiedostossa ovat kaikki nimet ja tekstit. Kuvat lähetämme pyynnöstä: {mail}.`,
  },
  contact: {
    slug: 'yhteys',
    title: 'Yhteys jälleenmyyjille',
    subTitle: 'Ihminen, ei puhelinjono',
    content: `Yhteyshenkilösi {brand}-tiimissä on **{person}**. Kirjoita ja kerro asiakasnumerosi, tai pyydä soittamaan: {personMail}.
## Missä asioissa
- **Tilaukset ja toimitukset:** muutokset lähetystä edeltävän päivän kello kahteentoista mennessä.
- **Laskut ja palautukset:** ilmoita mielellään lähetysluettelon numero.
- **Käynti liikkeessäsi:** näytteiden kanssa, sopimuksen mukaan.
Vastaamme samana arkipäivänä.`,
  },
  training: {
    slug: 'koulutus',
    title: 'Koulutus',
    subTitle: 'Lyhyitä oppitunteja tiimillesi',
    content: 'Kymmenen minuuttia kukin, rauhallisiin aamupäiviin liikkeessä. Tulosta tai lukekaa yhdessä tiskillä.',
    pages: [
      {
        slug: 'viisi-kysymysta-tiskilla',
        title: 'Viisi kysymystä tiskillä',
        subTitle: 'Kysy ensin, neuvo sitten',
        content: `Se, joka pyytää ”jotain koiralle”, odottaa kysymyksiä. Viisi riittää.
## Kysymykset
- **Kenelle se on?** Laji, ikä ja paino. Ilman niitä jokainen vastaus on arvaus.
- **Mistä on kyse?** Yksi toive kerrallaan: turkki, paino, hampaat.
- **Mitä käytät nyt?** Tyytyväinen vaihtaa hitaasti, viikon aikana.
- **Onko eläinlääkäri sanonut jotain?** Silloin ratkaisee eläinlääkärin sana eikä meidän.
- **Miten aiot käyttää sitä?** Eteisessä olevaa suihketta käytetään useammin kuin kylpyä yläkerrassa.
## Ja sitten
Mainitse kaksi tuotetta, ei viittä, ja kerro, mikä ne erottaa. Anna pakkaus käteen: etiketin lukenut palaa harvemmin kysymään.`,
      },
      {
        slug: 'hylly-joka-selittaa-itsensa',
        title: 'Hylly, joka selittää itsensä',
        subTitle: 'Järjestys, korkeus, valo',
        content: `Hyllyä katsotaan muutama sekunti. Siinä ajassa pitää näkyä, missä oman eläimen tuotteet ovat.
## Kolme sääntöä
- **Eläimen ja sitten tarkoituksen mukaan.** Kukaan ei etsi merkkiä, kun koira haisee.
- **Myydyimmät silmien korkeudelle,** isot pakkaukset alas, pienet kassalle.
- **Kaksi pakkausta jokaisen aukon eteen.** Puolityhjä hylly näyttää jämiltä.
## Kerran viikossa
Pyyhi hylly, vedä pakkaukset eteen, tarkista päivämäärät. Vanha hintalappu maksaa enemmän luottamusta kuin korkea hinta.`,
      },
    ],
  },
  news: {
    slug: 'uutiset',
    title: 'Uutisia liikkeille',
    subTitle: 'Mikä muuttuu ja milloin',
    content: 'Mikä muuttuu liikkeille: määräpäivät, telineet, uudet tuotteet.',
    pages: [
      {
        slug: 'tilaukset-ennen-joulua',
        title: 'Tilaukset ennen joulua: viimeistään 4. joulukuuta',
        subTitle: 'Toimitamme 22. joulukuuta asti',
        content: `Se, minkä saamme viimeistään perjantaina 4. joulukuuta, on sinulla ennen joulua. Myöhemmät tilaukset lähtevät varastolta 4. tammikuuta alkaen.
Käytä [tilauslomaketta](page:portal) ja kirjoita aiheeksi ”Joulu”, niin pakkaamme tilauksesi ensimmäisenä.`,
      },
      {
        slug: 'uusi-teline-tiskille',
        title: 'Uusi teline tiskille',
        subTitle: 'Maksutta kymmenestä laatikosta',
        content: `Nyt on pieni puinen teline kuudelle tuotteelle, leveys 30 cm. Se on maksuton vähintään kymmenen laatikon tilaukseen.
Kerro, mitkä kuusi tuotetta haluat esille, niin lähetämme sen täytettynä: {personMail}.`,
      },
    ],
  },
}
