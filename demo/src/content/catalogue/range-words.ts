import type { BrandKey, Language } from '@menagerie/sites/brand-locale'

/** Words of the page with all products. `content` and `bottomText` are markup; `{brand}` and `{mail}` are filled in. */
type RangeWords = {
  path: string
  menu: string
  title: string
  subTitle: Partial<Record<BrandKey, string>>
  meta: string
  content: string
  bottomTitle: string
  bottomText: string
}

export const RANGE: Record<Language, RangeWords> = {
  en: {
    path: 'all-products',
    menu: 'All products',
    title: 'All products',
    subTitle: {
      tailwell: 'Care, food and toys for every pet in the house',
      aldergrove: 'Everything that leaves our kitchen',
    },
    meta: 'All {brand} products in one list, with pictures and short descriptions.',
    content: 'Everything we make, in one list. If you know which pet it is for, the menu takes you there faster.',
    bottomTitle: 'Not sure what fits?',
    bottomText:
      'Every pack says which age and weight it is meant for. When in doubt, ask in your shop, or write to {mail}.',
  },
  es: {
    path: 'todos-los-productos',
    menu: 'Todos los productos',
    title: 'Todos los productos',
    subTitle: { tailwell: 'Cuidado, comida y juguetes para cada animal de la casa' },
    meta: 'Todos los productos de {brand} en una lista, con imagen y descripción breve.',
    content: 'Todo lo que hacemos, uno tras otro. Si sabes para qué animal buscas, el menú te lleva más rápido.',
    bottomTitle: '¿No sabes qué elegir?',
    bottomText:
      'Cada envase dice para qué edad y peso está pensado. En caso de duda, pregunta en tu tienda o escribe a {mail}.',
  },
  nl: {
    path: 'alle-producten',
    menu: 'Alle producten',
    title: 'Alle producten',
    subTitle: {
      tailwell: 'Verzorging, voer en speelgoed voor elk dier in huis',
      aldergrove: 'Alles wat onze keuken verlaat',
    },
    meta: 'Alle producten van {brand} in één lijst, met beeld en korte beschrijving.',
    content: 'Alles wat we maken, achter elkaar. Weet je al voor welk dier het is, dan ben je via het menu sneller.',
    bottomTitle: 'Weet je niet wat past?',
    bottomText:
      'Op elke verpakking staat voor welke leeftijd en welk gewicht het bedoeld is. Twijfel je, vraag het in de winkel of schrijf naar {mail}.',
  },
  no: {
    path: 'alle-produkter',
    menu: 'Alle produkter',
    title: 'Alle produkter',
    subTitle: { tailwell: 'Pleie, fôr og leker til alle dyr i huset' },
    meta: 'Alle produkter fra {brand} i én liste, med bilde og kort beskrivelse.',
    content: 'Alt vi lager, etter hverandre. Vet du hvilket dyr det er til, går det raskere gjennom menyen.',
    bottomTitle: 'Usikker på hva som passer?',
    bottomText:
      'Hver pakning sier hvilken alder og vekt den er ment for. Er du i tvil, spør i butikken eller skriv til {mail}.',
  },
  fr: {
    path: 'tous-les-produits',
    menu: 'Tous les produits',
    title: 'Tous les produits',
    subTitle: {
      tailwell: 'Soins, aliments et jouets pour chaque animal de la maison',
      aldergrove: 'Tout ce qui sort de notre cuisine',
    },
    meta: 'Tous les produits de {brand} dans une seule liste, avec photo et courte description.',
    content:
      'Tout ce que nous faisons, l’un après l’autre. Si vous savez pour quel animal vous cherchez, le menu vous y mène plus vite.',
    bottomTitle: 'Vous hésitez ?',
    bottomText:
      'Chaque emballage indique l’âge et le poids auxquels il est destiné. En cas de doute, demandez en magasin ou écrivez à {mail}.',
  },
  de: {
    path: 'alle-produkte',
    menu: 'Alle Produkte',
    title: 'Alle Produkte',
    subTitle: {
      tailwell: 'Pflege, Futter und Spielzeug für jedes Tier im Haus',
      aldergrove: 'Alles, was unsere Küche verlässt',
    },
    meta: 'Alle Produkte von {brand} in einer Liste, mit Bild und kurzer Beschreibung.',
    content:
      'Alles, was wir machen, eins nach dem anderen. Wenn Sie schon wissen, für welches Tier es sein soll, sind Sie über das Menü schneller da.',
    bottomTitle: 'Nicht sicher, was passt?',
    bottomText:
      'Auf jeder Packung steht, für welches Alter und Gewicht sie gedacht ist. Im Zweifel fragen Sie im Geschäft oder schreiben an {mail}.',
  },
  pl: {
    path: 'wszystkie-produkty',
    menu: 'Wszystkie produkty',
    title: 'Wszystkie produkty',
    subTitle: { tailwell: 'Pielęgnacja, karma i zabawki dla każdego zwierzęcia w domu' },
    meta: 'Wszystkie produkty {brand} na jednej liście, ze zdjęciem i krótkim opisem.',
    content: 'Wszystko, co robimy, po kolei. Jeśli wiesz, dla jakiego zwierzęcia szukasz, szybciej trafisz przez menu.',
    bottomTitle: 'Nie wiesz, co wybrać?',
    bottomText:
      'Na każdym opakowaniu jest napisane, dla jakiego wieku i wagi jest przeznaczone. W razie wątpliwości zapytaj w sklepie albo napisz na {mail}.',
  },
  it: {
    path: 'tutti-i-prodotti',
    menu: 'Tutti i prodotti',
    title: 'Tutti i prodotti',
    subTitle: {
      tailwell: 'Cura, cibo e giochi per ogni animale di casa',
      aldergrove: 'Tutto quello che esce dalla nostra cucina',
    },
    meta: 'Tutti i prodotti di {brand} in un’unica lista, con immagine e breve descrizione.',
    content:
      'Tutto quello che facciamo, uno dopo l’altro. Se sai già per quale animale cerchi, con il menu arrivi prima.',
    bottomTitle: 'Non sai che cosa scegliere?',
    bottomText:
      'Ogni confezione indica l’età e il peso a cui è destinata. Nel dubbio, chiedi in negozio o scrivi a {mail}.',
  },
  hu: {
    path: 'minden-termek',
    menu: 'Minden termék',
    title: 'Minden termék',
    subTitle: { tailwell: 'Ápolás, eledel és játék a ház minden állatának' },
    meta: 'A {brand} minden terméke egy listában, képpel és rövid leírással.',
    content:
      'Minden, amit készítünk, egymás után. Ha már tudja, melyik állatnak keres valamit, a menüből gyorsabban odatalál.',
    bottomTitle: 'Nem tudja, melyik való?',
    bottomText:
      'Minden csomagoláson rajta van, milyen korú és súlyú állatnak szánjuk. Ha bizonytalan, kérdezzen az üzletben, vagy írjon ide: {mail}.',
  },
  ru: {
    path: 'vse-tovary',
    menu: 'Все товары',
    title: 'Все товары',
    subTitle: { tailwell: 'Уход, корм и игрушки для каждого питомца в доме' },
    meta: 'Все товары {brand} в одном списке, с изображением и кратким описанием.',
    content: 'Всё, что мы делаем, по порядку. Если вы знаете, для какого питомца ищете, через меню быстрее.',
    bottomTitle: 'Не знаете, что подойдёт?',
    bottomText:
      'На каждой упаковке указано, для какого возраста и веса она предназначена. Если сомневаетесь, спросите в магазине или напишите на {mail}.',
  },
  cs: {
    path: 'vsechny-produkty',
    menu: 'Všechny produkty',
    title: 'Všechny produkty',
    subTitle: { tailwell: 'Péče, krmivo a hračky pro každé zvíře v domě' },
    meta: 'Všechny produkty značky {brand} v jednom seznamu, s obrázkem a krátkým popisem.',
    content:
      'Všechno, co vyrábíme, jedno za druhým. Pokud už víte, pro které zvíře hledáte, přes menu jste tam rychleji.',
    bottomTitle: 'Nevíte, co vybrat?',
    bottomText:
      'Na každém obalu stojí, pro jaký věk a jakou hmotnost je určen. Když si nejste jistí, zeptejte se v obchodě nebo napište na {mail}.',
  },
  uk: {
    path: 'usi-tovary',
    menu: 'Усі товари',
    title: 'Усі товари',
    subTitle: { tailwell: 'Догляд, корм та іграшки для кожної тварини в домі' },
    meta: 'Усі товари {brand} в одному списку, із зображенням і коротким описом.',
    content: 'Усе, що ми робимо, по черзі. Якщо ви вже знаєте, для якої тварини шукаєте, через меню швидше.',
    bottomTitle: 'Не знаєте, що підійде?',
    bottomText:
      'На кожній упаковці вказано, для якого віку та ваги вона призначена. Якщо маєте сумніви, запитайте в магазині або напишіть на {mail}.',
  },
  da: {
    path: 'alle-produkter',
    menu: 'Alle produkter',
    title: 'Alle produkter',
    subTitle: { tailwell: 'Pleje, foder og legetøj til alle husets dyr' },
    meta: 'Alle produkter fra {brand} på én liste, med billede og kort beskrivelse.',
    content: 'Alt, hvad vi laver, efter hinanden. Ved du, hvilket dyr det er til, går det hurtigere gennem menuen.',
    bottomTitle: 'Usikker på, hvad der passer?',
    bottomText:
      'På hver pakke står, hvilken alder og vægt den er beregnet til. Er du i tvivl, så spørg i butikken, eller skriv til {mail}.',
  },
  fi: {
    path: 'kaikki-tuotteet',
    menu: 'Kaikki tuotteet',
    title: 'Kaikki tuotteet',
    subTitle: { tailwell: 'Hoitoa, ruokaa ja leluja kodin jokaiselle eläimelle' },
    meta: 'Kaikki {brand}-tuotteet yhdessä luettelossa, kuvan ja lyhyen kuvauksen kera.',
    content:
      'Kaikki, mitä teemme, peräkkäin. Jos tiedät jo, mille eläimelle etsit, valikosta pääset nopeammin perille.',
    bottomTitle: 'Etkö tiedä, mikä sopii?',
    bottomText:
      'Jokaisessa pakkauksessa kerrotaan, minkä ikäiselle ja painoiselle se on tarkoitettu. Jos epäröit, kysy kaupasta tai kirjoita osoitteeseen {mail}.',
  },
  sv: {
    path: 'alla-produkter',
    menu: 'Alla produkter',
    title: 'Alla produkter',
    subTitle: { tailwell: 'Vård, foder och leksaker till alla djur i huset' },
    meta: 'Alla produkter från {brand} i en lista, med bild och kort beskrivning.',
    content: 'Allt vi gör, efter varandra. Vet du redan vilket djur det är till går det fortare genom menyn.',
    bottomTitle: 'Osäker på vad som passar?',
    bottomText:
      'På varje förpackning står vilken ålder och vikt den är avsedd för. Är du osäker, fråga i butiken eller skriv till {mail}.',
  },
}
