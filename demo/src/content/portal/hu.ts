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
Itt a weboldalon kérhet hozzáférést, az üzlete nevével és címével; csak néhány percet vesz igénybe. Minden jelentkezést magunk nézünk át, és két munkanapon belül e-mailben válaszolunk.`,
  },
  login: {
    slug: 'bejelentkezes',
    title: 'Viszonteladói portál: bejelentkezés',
    subTitle: 'Hozzáféréssel rendelkező üzleteknek',
    meta: 'Bejelentkezés a {brand} viszonteladói portáljára, hozzáféréssel rendelkező üzleteknek.',
    content: 'Azt az e-mail-címet adja meg, amellyel az üzletét regisztrálta.',
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
A vonalkód alatti szám megegyezik a listáinkban szereplővel. Az alábbi fájlban minden név és szöveg benne van. A képeket kérésre küldjük: {mail}.`,
  },
  contact: {
    slug: 'kapcsolat',
    title: 'Kapcsolat viszonteladóknak',
    subTitle: 'Ember, nem várólista',
    content: `Az Ön kapcsolattartója a {brand} csapatában: **{person}**. Írjon az ügyfélszámával, vagy kérjen visszahívást: {personMail}.
## Miben segít
- **Rendelések és szállítások:** módosítás a feladás előtti nap déli tizenkét óráig.
- **Számlák és visszáruk:** kérjük, adja meg a szállítólevél számát.
- **Látogatás az üzletében:** mintákkal, egyeztetett időpontban.
Még aznap válaszolunk, ha munkanap.`,
  },
  training: {
    slug: 'kepzes',
    title: 'Képzés',
    subTitle: 'Rövid leckék a csapatának',
    content: 'Egyenként tíz perc, csendes délelőttökre. Kinyomtatva vagy a pultnál együtt olvasva.',
    pages: [
      {
        slug: 'ot-kerdes-a-pultnal',
        title: 'Öt kérdés a pultnál',
        subTitle: 'Előbb kérdezzen, aztán tanácsoljon',
        content: `Aki „valamit a kutyámnak” kér, az kérdéseket vár. Öt is elég.
## A kérdések
- **Kinek lesz?** Állatfaj, kor és testsúly. Ezek nélkül minden válasz találgatás.
- **Miről van szó?** Egyszerre egy kívánság: a szőrzet, a súly, a fogápolás.
- **Mit használ most?** Aki elégedett, lassan váltson, egy hét alatt.
- **Mondott valamit az állatorvos?** Akkor az ő szava számít, nem a miénk.
- **Hogyan szeretné használni?** Az előszobában álló spray-t gyakrabban veszik elő, mint a fürdetőt az emeleten.
## És utána
Két terméket nevezzen meg, ne ötöt, és mondja el, miben különböznek. Adja kézbe a csomagot: aki elolvasta a címkét, ritkábban jön vissza kérdéssel.`,
      },
      {
        slug: 'a-polc-amely-magaert-beszel',
        title: 'A polc, amely magáért beszél',
        subTitle: 'Rend, magasság, fény',
        content: `Egy polcot néhány másodpercig néznek. Ennyi idő alatt látszania kell, hol van a saját állatuknak való.
## Három szabály
- **Állatok, aztán célok szerint.** Ha a kutya szaga rossz, senki sem márkát keres.
- **A legkelendőbbek szemmagasságban,** a nagy csomagok alul, a kicsik a pénztárnál.
- **Minden rés elé két csomag.** A félig üres polc maradéknak látszik.
## Hetente egyszer
Törölje le a polcot, húzza előre a csomagokat, nézze meg a dátumokat. A régi árcédula több bizalomba kerül, mint a magas ár.`,
      },
    ],
  },
  news: {
    slug: 'hirek',
    title: 'Hírek üzleteknek',
    subTitle: 'Mi változik, és mikortól',
    content: 'Mi változik az üzletek számára: határidők, kínálók, új termékek.',
    pages: [
      {
        slug: 'rendelesek-karacsony-elott',
        title: 'Karácsony előtti rendelések: december 4-ig',
        subTitle: 'December 22-ig szállítunk',
        content: `Ami péntekig, december 4-ig megérkezik hozzánk, az karácsony előtt Önnél lesz. A későbbi rendelések január 4-től indulnak a raktárból.
Használja a [rendelési űrlapot](page:portal), és írja a tárgyba: „Karácsony”. Így az Ön rendelését csomagoljuk elsőként.`,
      },
      {
        slug: 'uj-kinalo-a-pultra',
        title: 'Új kínáló a pultra',
        subTitle: 'Tíz kartontól ingyenes',
        content: `Mostantól van egy kis fa kínáló hat termékhez, 30 cm széles. Tíz kartontól ingyenes.
Írja meg, melyik hat terméket szeretné bemutatni, és megtöltve küldjük: {personMail}.`,
      },
    ],
  },
}
