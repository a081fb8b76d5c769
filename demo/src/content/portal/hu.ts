import type { PortalWords } from './portal-words.ts'

export const PORTAL_HU: PortalWords = {
  column: 'Üzleteknek',
  press: 'Sajtó',
  business: {
    path: 'uzleteknek',
    menu: 'Legyen viszonteladónk',
    title: 'Üzleteknek és viszonteladóknak',
    subTitle: '{brand} az Ön polcán, és emberek, akik felveszik a telefont',
    meta: 'Szeretné árusítani a {brand} termékeit? Mit kínálunk az üzleteknek, és hogyan kaphat hozzáférést a viszonteladói portálhoz.',
    content: `## Mit kap tőlünk
- **Rendelés már egy kartontól.** A kis üzletek is fontosak nekünk.
- **Képek és szövegek** a polcra, a kirakatba és a webáruházba.
- **Válasz olyan emberektől**, akik ismerik a választékot, minden munkanapon.
## Így lehet az ügyfelünk
Küldje el üzlete nevét és címét ide: {mail}. Minden jelentkezést magunk nézünk át, és két munkanapon belül válaszolunk.
Már van hozzáférése? [Jelentkezzen be](page:business-login).`,
  },
  login: {
    slug: 'bejelentkezes',
    title: 'Bejelentkezés',
    subTitle: 'Hozzáféréssel rendelkező üzleteknek',
    meta: 'Bejelentkezés a {brand} viszonteladói portáljára, hozzáféréssel rendelkező üzleteknek.',
    content:
      'Azt az e-mail-címet adja meg, amellyel az üzletét regisztrálta. Még nincs hozzáférése? [Így szerezhet](page:business).',
  },
  portal: {
    slug: 'viszonteladoi-portal',
    title: 'Viszonteladói portál',
    subTitle: 'Örülünk, hogy itt van',
    content:
      'Itt megtalálja mindazt, ami a {brand} termékeinek árusításához kell: [képeket és szövegeket](page:portal-material), valamint [közvetlen elérhetőségünket](page:portal-contact).',
  },
  material: {
    slug: 'kepek-es-szovegek',
    title: 'Képek és szövegek',
    subTitle: 'A polcra, a kirakatba és a webáruházba',
    content: `## Mit használhat
Termékeink minden képét és szövegét, ingyen, ameddig árusítja őket. Kérjük, a csomagolást egészében és a saját színeiben mutassa meg.
## A webáruházába
A vonalkód alatti szám megegyezik a listáinkban szereplővel. Kérje el a fájlt az összes névvel, szöveggel és képpel: {mail}.`,
  },
  contact: {
    slug: 'kapcsolat',
    title: 'Kapcsolat viszonteladóknak',
    subTitle: 'Ember, nem várólista',
    content:
      'Kérdése van egy rendelésről, szállításról vagy számláról? Írjon ide, és adja meg az ügyfélszámát: {mail}. Még aznap válaszolunk, ha munkanap.',
  },
}
